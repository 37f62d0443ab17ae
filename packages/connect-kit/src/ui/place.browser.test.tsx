import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import {
  addShadowRoot,
  addToPage,
  hitOf,
  leaveHostPage,
  mountIn,
  openOnPage,
} from '../testing/hostPage.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

const kitDialog = () => document.querySelector('.ck-layer:not([data-leaving]) [role=dialog]')

const app = (
  <ExampleKit>
    <ConnectButton />
  </ExampleKit>
)

/** Presses the connect button, and waits for the dialog. */
async function press() {
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await userEvent.click(button)
  await waitFor(() => expect(kitDialog()).not.toBeNull())
  const row = await screen.findByRole('button', { name: /Harbour/ })
  await comeToRest()
  return { button, row }
}

/** Holds the focus and every press inside of an element, as focus traps do, before anything else of the page hears of them. */
function trap(within: HTMLElement): () => void {
  let last: HTMLElement | undefined
  const isInside = (event: Event) => event.composedPath().includes(within)
  const onFocus = (event: Event) => {
    if (isInside(event)) {
      last = event.target instanceof HTMLElement ? event.target : undefined
      return
    }
    event.stopImmediatePropagation()
    last?.focus()
  }
  const onPress = (event: Event) => {
    if (isInside(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const ears = { focusin: onFocus, mousedown: onPress, touchstart: onPress, click: onPress }
  for (const [name, ear] of Object.entries(ears)) document.addEventListener(name, ear, true)
  return () => {
    for (const [name, ear] of Object.entries(ears)) document.removeEventListener(name, ear, true)
  }
}

test.each([
  ['a dialog', { role: 'dialog', 'aria-modal': 'true' }],
  ['an element without a role', {}],
])('in %s that holds focus and presses, a visitor connects', async (_name, attributes) => {
  const drawer = addToPage('div', {
    ...{ position: 'fixed', inset: '0 0 0 auto', width: '400px', 'z-index': '50' },
    ...{ transform: 'translateX(0)', overflow: 'hidden', background: '#fff' },
  })
  for (const [name, value] of Object.entries(attributes)) drawer.setAttribute(name, value)
  const release = trap(drawer)
  try {
    mountIn(addToPage('div', {}, '', drawer), app)
    const { row } = await press()
    expect(kitDialog()?.contains(document.activeElement)).toBe(true)
    expect(row.contains(hitOf(row))).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(kitDialog()?.contains(document.activeElement)).toBe(true)
    await userEvent.click(row)
    await waitFor(() => expect(kitDialog()).toBeNull())
    await screen.findByRole('button', { name: /Account/ })
    await waitFor(() => expect(document.activeElement?.closest('.ck-connect')).not.toBeNull())
  } finally {
    release()
  }
})

describe('beside a modal dialog in the shadow root of another element', () => {
  test.each([
    ['', '<dialog><slot></slot></dialog>'],
    ['content', '<dialog><slot name="content"></slot></dialog>'],
  ])('the dialog stands in the slot “%s” of the button', async (slot, inner) => {
    const host = addToPage('div', {})
    host.attachShadow({ mode: 'open' }).innerHTML = inner
    const content = addToPage('div', {}, '', host)
    content.slot = slot
    host.shadowRoot?.querySelector('dialog')?.showModal()
    mountIn(content, app)
    const { row } = await press()
    expect(kitDialog()?.contains(document.activeElement)).toBe(true)
    expect(row.contains(hitOf(row))).toBe(true)
    host.shadowRoot?.querySelector('dialog')?.close()
    await waitFor(() => expect(kitDialog()).toBeNull())
    await waitFor(() => expect(content.inert).toBe(false))
  })

  test('the dialog of an app in the same shadow root stands in it', async () => {
    const { root } = addShadowRoot('<dialog><div></div></dialog>')
    root.querySelector('dialog')?.showModal()
    mountIn(
      root.querySelector('div')!,
      <ExampleKit kit={{ root }}>
        <ConnectButton />
      </ExampleKit>,
    )
    const find = (selector: string) =>
      waitFor(() => {
        const found = root.querySelector<HTMLElement>(selector)
        if (!found) throw new Error(`no ${selector}`)
        return found
      })
    await userEvent.click(await find('.ck-connect:not([inert]) button'))
    const row = await find('[data-ck-row=Harbour]')
    await comeToRest()
    expect(row.contains(hitOf(row, root))).toBe(true)
    expect((await find('.ck-dialog')).contains(root.activeElement)).toBe(true)
    await userEvent.click(row)
    await find('.ck-connected')
    await waitFor(() => expect(root.activeElement?.closest('.ck-connect')).not.toBeNull())
  })
})

test('in a dialog of the page that is not modal and closes at a press beside it, a visitor connects', async () => {
  const order = addToPage('dialog', {}) as HTMLDialogElement
  order.setAttribute('closedby', 'any')
  mountIn(addToPage('div', {}, '', order), app)
  order.show()
  const { row } = await press()
  expect(row.contains(hitOf(row))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(kitDialog()).toBeNull())
  expect(order.open).toBe(true)
  await userEvent.click((await press()).row)
  await screen.findByRole('button', { name: /Account/ })
  expect(order.open).toBe(true)
})

test('… and ours goes when the page closes it, and leaves nothing behind', async () => {
  const order = addToPage('dialog', {}) as HTMLDialogElement
  order.setAttribute('closedby', 'any')
  mountIn(addToPage('div', {}, '', order), app)
  const beside = addToPage('p', {}, 'Words')
  order.show()
  await press()
  expect(beside.inert).toBe(true)
  order.close()
  await waitFor(() => expect(kitDialog()).toBeNull())
  await waitFor(() => expect(beside.inert).toBe(false))
})

test('in a popover of the page that is a hint, a visitor connects', async () => {
  const hint = addToPage('div', { margin: '0' })
  hint.setAttribute('popover', 'hint')
  mountIn(addToPage('div', {}, '', hint), app)
  hint.showPopover()
  const { row } = await press()
  await userEvent.click(row)
  await screen.findByRole('button', { name: /Account/ })
  expect(hint.matches(':popover-open')).toBe(true)
})

test.each([
  ['a part of it', (game: HTMLElement) => game],
  ['the whole page', () => document.documentElement],
])('where %s fills the screen the dialog stays when it does so no more', async (_name, partOf) => {
  const game = addToPage('div', { background: '#fff' })
  mountIn(addToPage('div', {}, '', game), app)
  const fill = addToPage('button', {}, 'Fill the screen', game)
  fill.addEventListener('click', () => void partOf(game).requestFullscreen())
  await userEvent.click(fill)
  await waitFor(() => expect(document.fullscreenElement).toBe(partOf(game)))
  const { row } = await press()
  expect(row.contains(hitOf(row))).toBe(true)
  await document.exitFullscreen()
  addToPage('p', {}, 'Words').remove()
  await comeToRest()
  expect(kitDialog()).not.toBeNull()
  expect(row.contains(hitOf(row))).toBe(true)
  await userEvent.click(row)
  await screen.findByRole('button', { name: /Account/ })
})

test('a game’s canvas that fills the screen, and would draw nothing of ours, gives it up, and a visitor connects', async () => {
  const game = addToPage('canvas', {})
  game.tabIndex = 0
  mountIn(addToPage('div', {}), app)
  game.addEventListener('click', () => void game.requestFullscreen())
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  game.addEventListener('keydown', () => button.click())
  await userEvent.click(game)
  await waitFor(() => expect(document.fullscreenElement).toBe(game))
  await userEvent.keyboard('c')
  const row = await screen.findByRole('button', { name: /Harbour/ })
  await waitFor(() => expect(document.fullscreenElement).toBeNull())
  await waitFor(() => expect(kitDialog()?.contains(document.activeElement)).toBe(true))
  await comeToRest()
  expect(row.contains(hitOf(row))).toBe(true)
  await userEvent.click(row)
  await screen.findByRole('button', { name: /Account/ })
})

test('where a script stands in for popovers, whose selector the browser does not know, a visitor connects', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  try {
    const { row } = await openOnPage()
    expect(document.querySelector('.ck-layer[popover]')).toBeNull()
    expect(row.contains(hitOf(row))).toBe(true)
    await userEvent.click(row)
    await screen.findByRole('button', { name: /Account/ })
  } finally {
    supports.mockRestore()
  }
})

test('… also inside of a part of the page that has no size', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  try {
    const part = addToPage('div', { display: 'contents' })
    mountIn(
      addToPage('div', {}, '', addToPage('div', {})),
      <ExampleKit kit={{ root: addToPage('div', { display: 'contents' }, '', part) }}>
        <ConnectButton />
      </ExampleKit>,
    )
    const { row } = await press()
    addToPage('p', {}, 'News', part)
    await comeToRest()
    expect(row.contains(hitOf(row))).toBe(true)
  } finally {
    supports.mockRestore()
  }
})

test('a page that takes the dialog out is in reach again, and can open it again', async () => {
  const { button } = await openOnPage()
  document.querySelector('[data-ck-place]')?.remove()
  await waitFor(() => expect(button.closest('[inert]')).toBeNull())
  expect(document.documentElement.style.overflow).toBe('')
  await userEvent.click(button)
  await waitFor(() => expect(kitDialog()).not.toBeNull())
})

test('a page that keeps a copy of itself, as Turbo does, keeps one that is in reach and has no dialog', async () => {
  await openOnPage()
  // What Turbo does before it leaves a page.
  for (const each of document.querySelectorAll('[data-turbo-temporary]')) each.remove()
  await new Promise((resolve) => setTimeout(resolve))
  const copy = document.body.cloneNode(true) as HTMLElement
  expect(copy.querySelector('[inert]')).toBeNull()
  expect(copy.querySelector('.ck-layer')).toBeNull()
})

test.each([
  ['by itself', ''],
  ['with a veil', '<div style="position: fixed; inset: 0"></div>'],
])(
  'a dialog that the page opens above, %s, is in reach and has Escape first',
  async (_name, veil) => {
    await openOnPage()
    const part = addToPage('div', {}, `${veil}<dialog><button>Go on</button></dialog>`)
    const above = part.querySelector('dialog')
    above?.showModal()
    await comeToRest()
    expect(above?.closest('[inert]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(above?.open).toBe(false))
    expect(kitDialog()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(kitDialog()).toBeNull())
  },
)
