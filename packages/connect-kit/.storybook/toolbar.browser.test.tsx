import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../src/connect-button/ConnectButton.tsx'
import { ExampleKit } from '../src/testing/ExampleKit.tsx'
import preview from './preview.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset['scheme']
})

const [decorate] = [preview.decorators ?? []].flat()

function Story() {
  return (
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>
  )
}

type Globals = { readonly [name: string]: unknown }

/** The story as the toolbar has it shown. */
function Shown({ globals }: { globals: Globals }) {
  // The rest of what Storybook knows of a story decides nothing here.
  return <>{decorate?.(Story, { globals, parameters: {} } as never)}</>
}

/** Shows the story, and changes one switch after the other while it stands. */
async function show() {
  const { rerender } = render(<Shown globals={preview.initialGlobals ?? {}} />)
  await screen.findByRole('button')
  return (change: Globals) => rerender(<Shown globals={{ ...preview.initialGlobals, ...change }} />)
}

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  return screen.findByRole('dialog')
}

async function wallets() {
  await open()
  await screen.findByRole('button', { name: /^Harbour/ })
  return document.querySelectorAll('.ck-list li').length
}

/** What the kit looks like: what differs between two themes. */
function look() {
  const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(find('.ck-connect button'))
  const { backdropFilter } = getComputedStyle(find('.ck-backdrop'))
  return [backgroundColor, borderRadius, fontFamily, backdropFilter].join()
}

/** What each switch changes; every one of the toolbar has its line. */
const switches: {
  readonly [name: string]: (set: (change: Globals) => void) => Promise<void>
} = {
  async scheme(set) {
    set({ scheme: 'dark' })
    await waitFor(() => expect(find('.ck-root').dataset['ckMode']).toBe('dark'))
    set({ scheme: 'light' })
    await waitFor(() => expect(find('.ck-root').dataset['ckMode']).toBe('light'))
  },
  async language(set) {
    set({ language: 'de' })
    await screen.findByRole('button', { name: 'Wallet verbinden' })
    set({ language: 'en' })
    await screen.findByRole('button', { name: 'Connect Wallet' })
  },
  async look(set) {
    await open()
    const seen = new Set<string>()
    for (const name of optionsOf('look')) {
      set({ look: name })
      await waitFor(() => expect(seen).not.toContain(look()))
      seen.add(look())
    }
  },
  async layout(set) {
    await open()
    set({ layout: 'compact' })
    await waitFor(() => expect(find('.ck-dialog').dataset['size']).toBe('narrow'))
    set({ layout: 'wide' })
    await waitFor(() => expect(find('.ck-dialog').dataset['size']).toBe('wide'))
  },
  async direction(set) {
    set({ direction: 'rtl' })
    await waitFor(() => expect(getComputedStyle(find('.ck-root')).direction).toBe('rtl'))
    set({ direction: 'auto' })
    await waitFor(() => expect(getComputedStyle(find('.ck-root')).direction).toBe('ltr'))
  },
  async motion(set) {
    const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
    set({ motion: 'off' })
    await waitFor(() => expect(isStill()).toBe(true))
    expect(getComputedStyle(await open()).animationName).toBe('none')
    set({ motion: 'on' })
    await waitFor(() => expect(isStill()).toBe(false))
  },
  async wallets(set) {
    const counts: number[] = []
    for (const suggested of optionsOf('wallets')) {
      set({ wallets: suggested })
      counts.push(await wallets())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const [none = 0, ...more] = counts
    expect(more.slice(0, 2).map((count) => count - none)).toEqual([3, 7])
    expect(more[2]).toBeGreaterThan(none + 7)
  },
}

/** What a switch of the toolbar offers. */
function optionsOf(name: string): string[] {
  const { toolbar } = preview.globalTypes?.[name] ?? {}
  const items: readonly (string | { value?: string })[] = toolbar?.items ?? []
  return items.map((item) => (typeof item === 'string' ? item : (item.value ?? '')))
}

test.each(Object.keys(preview.globalTypes ?? {}))(
  'the toolbar changes %s of the story that stands there',
  async (name) => {
    const set = await show()
    expect(optionsOf(name)).toContain(preview.initialGlobals?.[name])
    await switches[name]?.(set)
    expect(Object.keys(switches)).toContain(name)
  },
)
