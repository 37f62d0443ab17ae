import { expect, test } from 'vitest'

import preview from './preview.tsx'

test.each([
  ['a component with a comment', { __docgenInfo: { description: 'Asks.' } }, 'Asks.'],
  ['a component without one', {}, ''],
  ['stories of several components', undefined, ''],
])('a page of the documentation says what is known of %s', (_, component, words) => {
  // A parameter of Storybook has no type.
  const { extractComponentDescription } = preview.parameters?.['docs'] as {
    extractComponentDescription: (component: unknown) => string
  }
  expect(extractComponentDescription(component)).toBe(words)
})
