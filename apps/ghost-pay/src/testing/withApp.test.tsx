import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import * as speedUp from '../components/SpeedUp.stories.tsx'
import { withApp } from './withApp.tsx'

afterEach(cleanup)

test.each([
  ['de', 'Mit höherer Gebühr noch einmal senden'],
  ['es', 'Enviar de nuevo con una comisión mayor'],
  ['zh', '以更高的手续费重新发送'],
  ['en', 'Send it again with a higher fee'],
])('a story is in the language of the toolbar: %s', async (language, name) => {
  const { Waiting } = composeStories(speedUp, {
    decorators: [withApp],
    initialGlobals: { language },
  })
  render(<Waiting />)
  expect(await screen.findByRole('button', { name })).toBeDefined()
  expect(document.documentElement.lang).toBe(language)
})
