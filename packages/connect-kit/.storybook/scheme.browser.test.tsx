import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useContext } from 'react'
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { mockChannel } from 'storybook/preview-api'
import { afterEach, expect, test } from 'vitest'

import { KitContext } from '../src/context/KitContext.ts'
import { DocsPage } from './DocsPage.tsx'
import preview from './preview.tsx'
import head from './preview-head.html?raw'

const around = window.parent.document.documentElement
const own = document.documentElement

afterEach(() => {
  cleanup()
  delete around.dataset['scheme']
  delete own.dataset['scheme']
})

const { Plain } = composeStories(
  {
    default: { title: 'Plain', component: Colours },
    Plain: {},
  },
  preview,
)

function Colours() {
  return <output>{String(useContext(KitContext).colorMode)}</output>
}

/** A page of the documentation, as far as its container looks at it. */
function openDocs() {
  const channel = mockChannel()
  const context = { channel, resolveOf: () => ({ preparedMeta: { parameters: {} } }) }
  // Storybook's context has much that a container does not use.
  const { unmount } = render(
    <DocsPage context={context as never}>
      <p>Words</p>
    </DocsPage>,
  )
  return {
    choose: (scheme: string) => channel.emit(UPDATE_GLOBALS, { globals: { scheme } }),
    /** A story's frame tells what its globals are. */
    hear: (globals: object) => channel.emit(GLOBALS_UPDATED, { globals }),
    close: unmount,
    paper: () => getComputedStyle(screen.getByText('Words').closest('.sbdocs-wrapper') ?? own),
  }
}

test('a frame in a page of the documentation has the colours of that page, also when they change', async () => {
  around.dataset['scheme'] = 'dark'
  render(<Plain />)
  await screen.findByText('dark')
  expect(own.dataset['scheme']).toBe('dark')
  around.dataset['scheme'] = 'light'
  await screen.findByText('light')
  await waitFor(() => expect(own.dataset['scheme']).toBe('light'))
})

test('elsewhere a story has the colours of the toolbar', async () => {
  render(<Plain />)
  await screen.findByText('light')
})

test('a page of the documentation has the colours of the toolbar, and so has the next one', async () => {
  expect(preview.parameters?.['docs']).toMatchObject({ container: DocsPage })
  const { choose, hear, close, paper } = openDocs()
  const light = paper().backgroundColor
  choose('dark')
  await waitFor(() => expect(own.dataset['scheme']).toBe('dark'))
  await waitFor(() => expect(paper().backgroundColor).not.toBe(light))
  hear({ scheme: 'light' })
  expect(own.dataset['scheme']).toBe('dark')
  const dark = paper().backgroundColor
  close()
  await waitFor(() => expect(openDocs().paper().backgroundColor).toBe(dark))
})

test.each(['light', 'dark'])(
  'what a frame shows before its story is as %s as the page around it',
  async (scheme) => {
    own.dataset['scheme'] = scheme
    const frame = document.body.appendChild(document.createElement('iframe'))
    try {
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      frame.srcdoc = `${head}<div class="sb-preparing-story">…</div>`
      await loaded
      const page = frame.contentDocument
      expect(page?.documentElement.dataset['scheme']).toBe(scheme)
      const waiting = page?.querySelector('.sb-preparing-story')
      const { filter } = getComputedStyle(waiting ?? own)
      expect(filter).toBe(scheme === 'dark' ? 'invert(0.93)' : 'none')
    } finally {
      frame.remove()
    }
  },
)
