import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe, { type RunOptions } from 'axe-core'
import { configure } from 'storybook/test'
import { describe, expect, test, vi } from 'vitest'

import { withApp } from './testing/withApp.tsx'

import './theme/tokens.css'
import './theme/base.css'
import './Page.css'
import './components/Details.css'

type Stories = Parameters<typeof composeStories>[0]
type Runnable = { run: (context?: { globals: { theme: string } }) => Promise<void> }

// As patient as the other tests: the stories look for things with a copy of their own.
configure({ asyncUtilTimeout: 30_000 })

setProjectAnnotations({ decorators: [withApp] })

const files = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true })

/** All that applies is asked once. In the other theme only colours differ. */
const asked: Record<'light' | 'dark', RunOptions> = {
  light: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    // These are no part of the levels above.
    rules: {
      'heading-order': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
    },
  },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
}

describe.each(Object.entries(files))('%s', (_, stories) => {
  test.each(Object.entries<Runnable>(composeStories(stories)))('%s', async (_, story) => {
    const complaints = vi.spyOn(console, 'error')
    await story.run({ globals: { theme: 'light' } })
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    for (const theme of ['light', 'dark'] as const) {
      document.documentElement.dataset['theme'] = theme
      await settle()
      const { violations } = await axe.run(document.body, asked[theme])
      const found = violations.map(
        ({ id, nodes: [node] }) => `${id}: ${node?.html ?? ''} ${node?.failureSummary ?? ''}`,
      )
      expect(found, theme).toEqual([])
    }
  })
})

/** Ends what still moves or changes its colour, but for what moves without an end, and lets what is measured find its place. */
async function settle() {
  // Observers of sizes are called after the next frame is laid out.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
