import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { type ComponentType, StrictMode } from 'react'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import { comeToRest } from './testing/comeToRest.ts'
import { everySetting } from './testing/everySetting.ts'
import { textsBesideOthers } from './testing/pageTranslator.ts'

type Stories = Parameters<typeof composeStories>[0]

/** What `composeStories` makes of a story of a module that is not known when this is compiled. */
type Composed = ComponentType & {
  play?: (context: { canvasElement: HTMLElement }) => Promise<void> | void
  parameters: { docs?: unknown }
  tags: readonly string[]
}

// As patient as the other tests: the stories look for things with a copy of their own.
configure({ asyncUtilTimeout: 30_000 })

const files = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true })

/** Each width and each scheme once. */
const fewSettings = [
  { name: 'wide, light', width: 1280, height: 800, scheme: 'light' },
  { name: 'phone, dark', width: 390, height: 780, scheme: 'dark' },
] as const
const furtherSettings = [
  { name: 'wide, dark', width: 1280, height: 800, scheme: 'dark' },
  { name: 'phone, light', width: 390, height: 780, scheme: 'light' },
  { name: 'smallest phone, light', width: 320, height: 568, scheme: 'light' },
] as const

const settings = everySetting ? [...fewSettings, ...furtherSettings] : fewSettings

/** What the strict policy refused. */
const violations: string[] = []

beforeAll(() => {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`)
    },
  )
  // From here on nothing may style itself: no style element, no style attribute in markup, no picture from elsewhere.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "style-src 'self'; img-src 'self' data:; font-src 'none'; frame-src 'none'; object-src 'none'"
  document.head.append(policy)
})

let complaints: string[] = []
beforeEach(() => {
  violations.length = 0
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...words) => void complaints.push(words.join(' ')),
    )
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // A visitor who connects is remembered; each story is a first visit.
  localStorage.clear()
})

describe.each(settings)('$name', ({ width, height, scheme }) => {
  beforeEach(() => page.viewport(width, height))

  describe.each(Object.entries(files))('%s', (_, stories) => {
    const composed = composeStories(stories, { ...preview, initialGlobals: { scheme } })
    test.each(Object.entries(composed))('%s', async (_, story) => {
      const Story = story as Composed
      const { container, unmount } = render(
        <StrictMode>
          <Story />
        </StrictMode>,
      )
      await Story.play?.({ canvasElement: container })
      // A dialog would cover the page of the documentation: there it stands in a frame of its own.
      if (Story.tags.includes('autodocs') && document.querySelector('.ck-layer')) {
        expect(Story.parameters.docs).toMatchObject({ story: { inline: false } })
      }
      await comeToRest()
      expect(textsBesideOthers()).toEqual([])
      const { violations: unusable } = await axe.run(document.body)
      const found = unusable.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
      )
      expect(found.join('\n')).toBe('')
      expect(violations.join('\n')).toBe('')
      expect(scrollersInTabOrder()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      unmount()
      expect(complaints.join('\n')).toBe('')
    })
  })
})

/** What scrolls is a stop for Tab in Firefox, without a name, unless it says otherwise. */
function scrollersInTabOrder(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.ck-root *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
    .filter((element) => !element.hasAttribute('tabindex'))
    .map(({ className }) => className)
}
