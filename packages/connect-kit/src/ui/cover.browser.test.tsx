import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ConnectPanel } from '../provider/ConnectPanel.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import {
  addShadowRoot,
  addSheet,
  addToPage,
  hitOf,
  leaveHostPage,
  mountIn,
  openOnPage,
} from '../testing/hostPage.tsx'
import { lockScroll } from './lockScroll.ts'
import { watchWayBack } from './page.ts'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

const everywhere = { position: 'fixed', inset: '0' }
const corner = {
  ...{ position: 'fixed', right: '24px', bottom: '24px', width: '56px', height: '56px' },
  background: '#a33',
}

describe.each<[string, string, Record<string, string>]>([
  ['a background behind the page', 'div', { ...everywhere, 'z-index': '-10' }],
  ['a canvas behind the page', 'canvas', { ...everywhere, 'z-index': '-1' }],
  ['a veil', 'div', { ...everywhere, 'z-index': '0', 'pointer-events': 'none' }],
  ['grain over the page', 'div', { ...everywhere, 'z-index': '50', 'pointer-events': 'none' }],
  ['a button in the corner', 'button', { ...corner, 'z-index': '20' }],
  ['a chat', 'iframe', { ...corner, 'z-index': '2147483647' }],
  ['an overlay', 'div', { ...everywhere, 'z-index': '2147483647' }],
])('%s of the page', (_name, tag, style) => {
  test('lies below the dialog and out of reach', async () => {
    const decoration = addToPage(tag, style)
    const { dialog, row } = await openOnPage()
    expect(row.contains(hitOf(row))).toBe(true)
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(decoration.inert).toBe(true)
    expect(hitOf(decoration)?.closest('.ck-layer')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(decoration.inert).toBe(false)
  })
})

test('what the page adds before a wallet is asked lies below as well', async () => {
  const { dialog, row } = await openOnPage()
  const toast = addToPage('div', { ...everywhere, 'z-index': '2147483647' }, 'Saved')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(row.contains(hitOf(row))).toBe(true)
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  toast.remove()
})

test('what the page adds before a wallet is asked takes no focus, and has it once the dialog is gone', async () => {
  const { dialog, row } = await openOnPage()
  row.focus()
  const banner = addToPage('div', { ...corner, 'z-index': '2147483647' }, '<button>Accept</button>')
  const accept = banner.querySelector('button')
  accept?.focus()
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(banner.inert).toBe(true)
  accept?.focus()
  expect(document.activeElement).toBe(row)
  await pointer.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(banner.inert).toBe(false)
})

test('what the page has made inert by itself stays so when the dialog is gone', async () => {
  const before = addToPage('div', corner, 'Not yet')
  before.inert = true
  const { dialog } = await openOnPage()
  const later = addToPage('div', corner, 'Not yet')
  later.inert = true
  const free = addToPage('div', corner, 'Chat')
  await waitFor(() => expect(free.inert).toBe(true))
  await pointer.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect([before.inert, later.inert, free.inert]).toEqual([true, true, false])
})

describe('what a wallet shows after it was asked lies above', () => {
  test.each<[string, () => HTMLElement, (surface: HTMLElement) => void]>([
    [
      'a frame that was hidden',
      () => addToPage('iframe', { ...everywhere, width: '100%', height: '100%', display: 'none' }),
      (frame) => frame.style.removeProperty('display'),
    ],
    [
      'what comes into an empty element',
      () => addToPage('div', {}),
      (place) => {
        place.innerHTML = '<div style="position: fixed; inset: 0; z-index: 9"></div>'
      },
    ],
    [
      'what comes into an element over the page that takes no presses',
      () => addToPage('div', { ...everywhere, 'pointer-events': 'none' }),
      (veil) => {
        veil.innerHTML = '<div style="position: fixed; inset: 0; pointer-events: auto"></div>'
      },
    ],
    [
      'what comes beside the body',
      () => addToPage('div', {}, '', document.documentElement),
      (place) => {
        place.innerHTML = '<div style="position: fixed; inset: 0; z-index: 9"></div>'
      },
    ],
    [
      'what comes into a closed shadow root',
      () => addToPage('div', {}),
      (place) => {
        place.attachShadow({ mode: 'closed' }).innerHTML =
          '<div style="position: fixed; inset: 0; z-index: 9"></div>'
        place.dataset['shown'] = ''
      },
    ],
    [
      'a popover that was closed',
      () => {
        const popover = addToPage('div', { ...everywhere, width: '100%', height: '100%' })
        popover.popover = 'manual'
        return popover
      },
      (popover) => popover.showPopover(),
    ],
  ])('%s', async (_name, prepare, show) => {
    const surface = prepare()
    const { dialog, row } = await openOnPage({ personality: silent() })
    await userEvent.click(row)
    show(surface)
    await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('false'))
    expect(surface.contains(document.elementFromPoint(640, 400))).toBe(true)
    expect(surface.closest('[inert]')).toBeNull()
    surface.remove()
    await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('true'))
    expect(dialog.contains(document.elementFromPoint(640, 400))).toBe(true)
  })
})

test('what lies above pushes nothing of the page above the dialog', async () => {
  const header = { position: 'fixed', inset: '0 0 auto', height: '300px', 'z-index': '1000' }
  const around = addToPage('div', {})
  addToPage('header', header, 'Shop', around)
  const beside = addToPage('header', header, 'Sale')
  const { dialog, row } = await openOnPage({ personality: silent() })
  await userEvent.click(row)
  addToPage('div', { ...corner, 'z-index': '9' }, 'Coming')
  await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('false'))
  // What is inert is not hit, and seen all the same.
  around.inert = beside.inert = false
  const { left, top, width } = dialog.getBoundingClientRect()
  expect(dialog.contains(document.elementFromPoint(left + width / 2, top + 20))).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([around.style.isolation, beside.style.zIndex]).toEqual(['', '1000'])
})

test('what the page marks with data-ck-keep stays above and in reach', async () => {
  const kept = addToPage('button', { ...corner, 'z-index': '9' })
  kept.dataset['ckKeep'] = ''
  const { dialog, row } = await openOnPage()
  expect(kept.inert).toBe(false)
  expect(hitOf(kept)).toBe(kept)
  expect(row.contains(hitOf(row))).toBe(true)
  expect(dialog.getAttribute('aria-modal')).toBe('false')
})

describe.each([
  ['transform', 'translateZ(0)'],
  ['filter', 'brightness(1)'],
  ['contain', 'paint'],
  ['perspective', '100px'],
  ['will-change', 'transform'],
])('a body with %s: %s', (name, value) => {
  test('does not move the dialog out of the window', async () => {
    addToPage('div', { height: '3000px' })
    document.body.style.setProperty(name, value)
    try {
      scrollTo(0, 600)
      const { dialog, row } = await openOnPage()
      const { top, bottom } = dialog.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(800)
      expect(row.contains(hitOf(row))).toBe(true)
    } finally {
      document.body.style.removeProperty(name)
    }
  })
})

test.each(['html', 'body'])(
  'a page that enlarges its %s leaves all of the dialog in the window',
  async (tag) => {
    addSheet(`${tag} { zoom: 2 }`)
    const { dialog, row } = await openOnPage()
    const { left, top, right, bottom } = dialog.getBoundingClientRect()
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(1280)
    expect(bottom).toBeLessThanOrEqual(800)
    expect(row.contains(hitOf(row))).toBe(true)
  },
)

test.each([
  'body { visibility: hidden } main { visibility: visible }',
  'body > *:not(:has(main)) { display: none !important }',
])('a page that shows its main part alone (%s) hides no dialog, and no toast', async (sheet) => {
  addSheet(sheet)
  const { dialog, row } = await openOnPage({ kit: { toasts: true } })
  expect(row.contains(hitOf(row))).toBe(true)
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.click(row)
  await screen.findByRole('list', { name: 'Messages' })
})

test.each(['auto', 'stable', 'stable both-edges'])(
  'a page whose scroll bar has room that is “%s” does not move',
  (gutter) => {
    const { documentElement: root } = document
    root.style.setProperty('scrollbar-gutter', gutter)
    const unlock = lockScroll({ hasScrollBar: true, isBodys: false })
    const now = getComputedStyle(root).scrollbarGutter
    unlock()
    expect(now).toBe(gutter === 'auto' ? 'stable' : gutter)
    expect(getComputedStyle(root).scrollbarGutter).toBe(gutter)
    root.style.removeProperty('scrollbar-gutter')
  },
)

test('a page that is put together anew, around the same app, keeps what is read out', async () => {
  const around = addToPage('div', {})
  mountIn(
    around,
    <ExampleKit>
      <ConnectPanel />
    </ExampleKit>,
  )
  const region = () => document.querySelector('body > [data-ck-live]')
  expect(region()).not.toBeNull()
  region()?.remove()
  await waitFor(() => expect(region()).not.toBeNull())
})

/** What the browser itself closes by Escape; each says whether it is open. */
const laterWays: Record<string, () => () => boolean> = {
  'a watcher': () => {
    let isOpen = true
    watchWayBack(
      () => true,
      () => (isOpen = false),
    )
    return () => isOpen
  },
  'a modal dialog': () => {
    const later = addToPage('dialog', {}, '<button>Agree</button>') as HTMLDialogElement
    later.dataset['later'] = ''
    later.showModal()
    return () => later.open
  },
  'a dialog of a wallet': () => {
    const later = addToPage('dialog', {}, '<button>Agree</button>') as HTMLDialogElement
    later.dataset['later'] = ''
    later.dataset['ckKeep'] = ''
    later.showModal()
    return () => later.open
  },
  'a popover': () => {
    const later = addToPage('div', {}, 'More')
    later.dataset['later'] = ''
    later.popover = 'auto'
    later.showPopover()
    return () => later.matches(':popover-open')
  },
}

describe('Escape', () => {
  test('is heard by nobody else, nor is it while the key is held', async () => {
    const heard = vi.fn()
    const { dialog } = await openOnPage()
    const ears = [window, document].flatMap((target) =>
      ['keydown', 'keyup'].flatMap((type) =>
        [true, false].map((capture) => ({ target, type, capture })),
      ),
    )
    for (const { target, type, capture } of ears) target.addEventListener(type, heard, capture)
    try {
      const say = (type: string, repeat = false) =>
        fireEvent(
          document.activeElement ?? document.body,
          new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true, repeat }),
        )
      say('keydown')
      await waitFor(() => expect(dialog.isConnected).toBe(false))
      say('keydown', true)
      say('keyup')
      expect(heard).not.toHaveBeenCalled()
      say('keydown')
      expect(heard).toHaveBeenCalled()
    } finally {
      for (const { target, type, capture } of ears) target.removeEventListener(type, heard, capture)
    }
  })

  test.each(['as it is', 'in strict mode'])(
    'is not heard by a part of the page that listens from its first effect on, %s',
    async (mode) => {
      const heard = vi.fn()
      function Part() {
        useEffect(() => {
          window.addEventListener('keydown', heard, true)
          return () => window.removeEventListener('keydown', heard, true)
        }, [])
        return <ConnectButton />
      }
      const app = (
        <ExampleKit>
          <Part />
        </ExampleKit>
      )
      render(mode === 'as it is' ? app : <StrictMode>{app}</StrictMode>)
      await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
      await screen.findByRole('dialog')
      await comeToRest()
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(heard).not.toHaveBeenCalled()
      await pointer.keyboard('{Escape}')
      expect(heard).toHaveBeenCalledTimes(1)
    },
  )

  test.each<[string, (event: Event) => void]>([
    ['prevented what a browser does for it', (event) => event.preventDefault()],
    ['kept it for itself', (event) => event.stopImmediatePropagation()],
  ])('closes ours also where a part of the page that heard it before has %s', async (_, hear) => {
    window.addEventListener('keydown', hear, true)
    try {
      const { dialog } = await openOnPage()
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(dialog.isConnected).toBe(false))
    } finally {
      window.removeEventListener('keydown', hear, true)
    }
  })

  test('… but not below what a wallet shows, which may have used it', async () => {
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('keydown', prevent, true)
    try {
      const { dialog, row } = await openOnPage({ personality: silent() })
      await userEvent.click(row)
      const surface = addToPage('div', { ...everywhere, 'z-index': '9' }, 'Agree?')
      await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('false'))
      await pointer.keyboard('{Escape}')
      await comeToRest()
      expect(dialog.isConnected).toBe(true)
      surface.remove()
      await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('true'))
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(dialog.isConnected).toBe(false))
    } finally {
      window.removeEventListener('keydown', prevent, true)
    }
  })

  test('closes ours also where a script stands in for the browser’s own closing, which hears no key of ours', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'CloseWatcher')
    const watchers: { onclose: () => void }[] = []
    class CloseWatcher {
      onclose = () => {}
      constructor() {
        watchers.push(this)
      }
      destroy() {}
    }
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') watchers.pop()?.onclose()
    }
    document.addEventListener('keydown', hear)
    Object.defineProperty(window, 'CloseWatcher', { ...own, value: CloseWatcher })
    try {
      const { dialog } = await openOnPage()
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(dialog.isConnected).toBe(false))
    } finally {
      document.removeEventListener('keydown', hear)
      if (own) Object.defineProperty(window, 'CloseWatcher', own)
    }
  })

  test('in what a wallet shows is the wallet’s', async () => {
    const { dialog, row } = await openOnPage({ personality: silent() })
    await userEvent.click(row)
    const surface = addToPage('div', { ...everywhere, 'z-index': '9' }, '<button>Agree</button>')
    await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('false'))
    await pointer.click(surface.querySelector('button')!)
    for (let press = 0; press < 2; press++) await pointer.keyboard('{Escape}')
    expect(dialog.isConnected).toBe(true)
    surface.remove()
    await waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe('true'))
    await pointer.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
  })

  test('clears a search before it closes anything, and the page does not hear that either', async () => {
    const installed = Array.from({ length: 14 }, (_, index) => `Wallet${index}`)
    const heard = vi.fn()
    render(
      <ExampleKit installed={['Harbour', ...installed]}>
        <ConnectButton />
      </ExampleKit>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    const search = await screen.findByRole<HTMLInputElement>('searchbox')
    await userEvent.type(search, 'har')
    const onKeyDown = ({ defaultPrevented }: KeyboardEvent) => {
      heard(defaultPrevented)
    }
    document.addEventListener('keydown', onKeyDown, true)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', onKeyDown, true)
    expect(search.value).toBe('')
    expect(heard).toHaveBeenCalledExactlyOnceWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each(Object.entries(laterWays))(
    'closes %s that the page has opened since, and then ours',
    async (_name, openLater) => {
      const { dialog, row } = await openOnPage({ personality: silent() })
      await pointer.click(row)
      const isOpen = openLater()
      expect(isOpen()).toBe(true)
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(isOpen()).toBe(false))
      expect(dialog.isConnected).toBe(true)
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(dialog.isConnected).toBe(false))
    },
  )

  test.each(['a modal dialog', 'a popover'])(
    'of a script does not close ours below %s, as in a browser that knows no watchers',
    async (name) => {
      const { dialog } = await openOnPage()
      const isOpen = laterWays[name]!()
      await userEvent.keyboard('{Escape}')
      await comeToRest()
      expect([isOpen(), dialog.isConnected]).toEqual([true, true])
    },
  )

  test.each(Object.entries(laterWays))(
    'closes ours, and then %s that the page had open before',
    async (_name, openLater) => {
      await pointer.click(addToPage('button', {}, 'Begin'))
      const isOpen = openLater()
      const home = document.querySelector<HTMLElement>('[data-later]') ?? addToPage('div', {})
      mountIn(
        home.appendChild(document.createElement('div')),
        <ExampleKit>
          <ConnectButton />
        </ExampleKit>,
      )
      await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
      await screen.findByRole('button', { name: /Harbour/ })
      await comeToRest()
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('.ck-dialog')).toBeNull())
      expect(isOpen()).toBe(true)
      await pointer.keyboard('{Escape}')
      await waitFor(() => expect(isOpen()).toBe(false))
    },
  )

  test('of two dialogs closes the upper one', async () => {
    const { dialog } = await openOnPage()
    render(
      <ExampleKit kit={{ id: 'second' }}>
        <ConnectButton />
      </ExampleKit>,
    )
    const second = [...document.querySelectorAll<HTMLElement>('.ck-connect button')].at(-1)
    await waitFor(() => expect(second).not.toBeUndefined())
    // Not in reach of a pointer; an app opens it by itself.
    if (second) fireEvent.click(second)
    await waitFor(() => expect(dialog.closest('[inert]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.closest('[inert]')).toBeNull())
    expect(screen.getAllByRole('dialog')).toEqual([dialog])
  })
})

test('a double click on the button opens the dialog and does not close it', async () => {
  render(
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>,
  )
  await pointer.dblClick(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await screen.findByRole('dialog')
})

test('a press beside the dialog does not give up what a wallet is asked', async () => {
  const { dialog, row } = await openOnPage({ personality: silent() })
  await userEvent.click(row)
  await screen.findByText('Opening Harbour...')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await pointer.click(document.querySelector('.ck-backdrop')!, { position: { x: 5, y: 5 } })
  expect(dialog.isConnected).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await pointer.click(document.querySelector('.ck-backdrop')!, { position: { x: 5, y: 5 } })
  expect(dialog.isConnected).toBe(false)
})

test('presses, touches, keys and the focus inside are not heard by the page', async () => {
  const heard = vi.fn()
  mountIn(
    addToPage('div', {}),
    <div onClick={heard} onPointerDown={heard} onKeyDown={heard} onFocus={heard} onBlur={heard}>
      <ExampleKit>
        <ConnectButton />
      </ExampleKit>
    </div>,
  )
  screen.getByRole('button', { name: 'Connect Wallet', hidden: true }).click()
  const dialog = await screen.findByRole('dialog')
  const row = await screen.findByRole('button', { name: /Harbour/ })
  heard.mockClear()
  const kinds = ['pointerdown', 'mousedown', 'click', 'focusin', 'wheel', 'keydown'] as const
  for (const kind of kinds) document.addEventListener(kind, heard)
  row.focus()
  await pointer.keyboard('a{ArrowDown}/')
  await pointer.click(await screen.findByRole('heading', { name: 'What is a Wallet?' }))
  dialog.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  for (const kind of kinds) document.removeEventListener(kind, heard)
  expect(heard).not.toHaveBeenCalled()
})

test('nor is what is typed, copied and pasted inside, how a press ends, and what moves', async () => {
  const heard = vi.fn()
  const names = Array.from({ length: 14 }, (_, index) => `Wallet${index}`)
  const hear = ({ type }: { type: string }) => {
    heard(type)
  }
  mountIn(
    addToPage('div', {}),
    <div
      onChange={hear}
      onInput={hear}
      onCopy={hear}
      onCut={hear}
      onPaste={hear}
      onContextMenu={hear}
      onDoubleClick={hear}
      onAuxClick={hear}
      onAnimationEnd={hear}
      onTransitionEnd={hear}
    >
      <ExampleKit installed={names}>
        <ConnectButton />
      </ExampleKit>
    </div>,
  )
  await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const search = await screen.findByRole('searchbox')
  await comeToRest()
  heard.mockClear()
  const kinds = [
    ...['pointerup', 'mouseup', 'keyup', 'dblclick', 'auxclick', 'contextmenu', 'selectstart'],
    ...['input', 'change', 'copy', 'cut', 'paste', 'animationend', 'transitionend'],
  ]
  for (const kind of kinds) document.addEventListener(kind, hear)
  try {
    await pointer.click(search)
    await pointer.keyboard('wal')
    const title = screen.getByRole('heading', { name: 'What is a Wallet?' })
    await pointer.dblClick(title)
    await pointer.click(title, { button: 'right' })
    await pointer.click(title, { button: 'middle' })
    for (const kind of ['copy', 'cut', 'paste', 'change', 'animationend', 'transitionend'])
      search.dispatchEvent(new Event(kind, { bubbles: true }))
    expect(heard.mock.calls.flat()).toEqual([])
    // What has begun in the page ends there.
    search.dispatchEvent(new KeyboardEvent('keyup', { code: 'ShiftLeft', bubbles: true }))
    search.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, bubbles: true }))
    expect(heard.mock.calls.flat()).toEqual(['keyup', 'pointerup'])
  } finally {
    for (const kind of kinds) document.removeEventListener(kind, hear)
  }
})

describe('inside of a dialog of the page’s own', () => {
  const ways: [string, (dialog: HTMLDialogElement) => void][] = [
    ['is closed', (dialog) => dialog.close()],
    ['is taken out of the page', (dialog) => dialog.remove()],
  ]
  test.each(ways)('ours goes when the page’s %s, and leaves nothing behind', async (_name, end) => {
    const dialog = addToPage('dialog', {}) as HTMLDialogElement
    const app = document.createElement('div')
    dialog.append(app)
    const beside = addToPage('p', {}, 'Words')
    dialog.showModal()
    const mounted = createRoot(app)
    act(() => {
      mounted.render(
        <ExampleKit>
          <ConnectButton />
        </ExampleKit>,
      )
    })
    await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    await waitFor(() => expect(dialog.querySelector('[role=dialog]')).not.toBeNull())
    expect(beside.inert).toBe(true)
    end(dialog)
    await waitFor(() => expect(beside.inert).toBe(false))
    expect(document.documentElement.style.overflow).toBe('')
    act(() => mounted.unmount())
  })
})

test('in a shadow root all of it is drawn there, and the focus comes back', async () => {
  const { host, root } = addShadowRoot('')
  const app = document.createElement('div')
  root.append(app)
  const beside = addToPage('button', {})
  const mounted = createRoot(app)
  act(() => {
    mounted.render(
      <ExampleKit kit={{ root }}>
        <ConnectButton />
      </ExampleKit>,
    )
  })
  const find = <T extends HTMLElement>(selector: string) =>
    waitFor(() => {
      const found = root.querySelector<T>(selector)
      if (!found) throw new Error(`no ${selector}`)
      return found
    })
  const button = await find('.ck-connect button')
  await waitFor(() => expect(button.textContent).toMatch(/Connect/))
  button.focus()
  await pointer.click(button)
  const dialog = await find('[role=dialog]')
  expect(dialog.contains(root.activeElement)).toBe(true)
  expect(beside.inert).toBe(true)
  expect(host.inert).toBe(false)
  expect(app.inert).toBe(true)
  const row = await find('[data-ck-row=Harbour]')
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const { left, top } = row.getBoundingClientRect()
  expect(row.contains(root.elementFromPoint(left + 9, top + 9))).toBe(true)
  await pointer.keyboard('{Escape}')
  await waitFor(() => expect(root.querySelector('[role=dialog]')).toBeNull())
  expect(root.activeElement).toBe(button)
  act(() => mounted.unmount())
})

test.each([
  ['overflow-x: hidden', 'body { overflow-x: hidden }'],
  ['a height and overflow: auto', 'html, body { height: 100% } body { overflow: auto }'],
])('a page whose body has %s stays where it was scrolled to', async (_name, sheet) => {
  addSheet(`${sheet} body { margin: 0 }`)
  const column = addToPage('div', {}, '<header style="position: sticky; top: 0">Shop</header>')
  addToPage('div', { height: '3000px' }, '', column)
  mountIn(
    addToPage('div', { position: 'sticky', bottom: '0' }, '', column),
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  scrollTo(0, 600)
  const before = column.firstElementChild?.getBoundingClientRect().top
  await pointer.click(button)
  await screen.findByRole('dialog')
  expect(scrollY).toBe(600)
  expect(column.firstElementChild?.getBoundingClientRect().top).toBe(before)
  await pointer.keyboard('{Escape}')
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
  expect([scrollY, document.body.style.overflow]).toEqual([600, ''])
})

test('of several connect buttons the one that was pressed has the focus once it is connected', async () => {
  render(
    <ExampleKit>
      <nav style={{ display: 'none' }}>
        <ConnectButton />
      </nav>
      <header>
        <ConnectButton label="Come in" />
      </header>
      <main>
        <ConnectButton />
      </main>
    </ExampleKit>,
  )
  await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await pointer.click(await screen.findByRole('button', { name: /Harbour/ }))
  await waitFor(() => expect(document.activeElement?.closest('main .ck-connect')).not.toBeNull())
})

describe.each<ShadowRootMode>(['open', 'closed'])('in a shadow root that is %s', (mode) => {
  test('keys move in the list, stay in the dialog, clear the search and give the focus back', async () => {
    const { root } = addShadowRoot('<div></div>', mode)
    const names = Array.from({ length: 14 }, (_, index) => `Wallet${index}`)
    mountIn(
      root.querySelector('div')!,
      <ExampleKit kit={{ root }} installed={names}>
        <ConnectButton />
      </ExampleKit>,
    )
    const find = <T extends HTMLElement>(selector: string) =>
      waitFor(() => {
        const found = root.querySelector<T>(selector)
        if (!found) throw new Error(`no ${selector}`)
        return found
      })
    const button = await find('.ck-connect:not([inert]) button')
    button.focus()
    await pointer.keyboard('{Enter}')
    const dialog = await find('[role=dialog]')
    const first = await find('[data-ck-row]')
    await comeToRest()
    expect(dialog.contains(root.activeElement)).toBe(true)
    first.focus()
    await pointer.keyboard('{ArrowDown}{ArrowDown}')
    expect(root.activeElement).toBe(root.querySelectorAll('[data-ck-row]')[2])
    for (let stop = 0; stop < 6; stop++) {
      await pointer.keyboard('{Tab}')
      expect(dialog.contains(root.activeElement)).toBe(true)
    }
    const search = await find<HTMLInputElement>('input')
    search.focus()
    await pointer.keyboard('wal{Escape}')
    expect(search.value).toBe('')
    expect(dialog.isConnected).toBe(true)
    await pointer.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(root.activeElement).toBe(button)
  })
})

test.each(['inert', 'aria-hidden'])(
  'a page that gives all beside its own dialog %s, whenever anything comes, leaves ours in reach',
  async (name) => {
    const own = addToPage('div', {})
    const seal = () => {
      for (const each of document.body.children) if (each !== own) each.setAttribute(name, 'true')
    }
    mountIn(
      own,
      <ExampleKit>
        <ConnectButton />
      </ExampleKit>,
    )
    const comings = new MutationObserver(seal)
    comings.observe(document.body, { childList: true })
    try {
      await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
      const row = await screen.findByRole('button', { name: /Harbour/, hidden: true })
      await comeToRest()
      addToPage('p', {}, 'News')
      // The page answers before the next frame, and ours in it.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      expect(row.closest(`[${name}]`)).toBeNull()
      expect(row.contains(hitOf(row))).toBe(true)
      expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
      await pointer.click(row)
      await waitFor(() => expect(row.isConnected).toBe(false))
    } finally {
      comings.disconnect()
      for (const each of document.body.children) each.removeAttribute(name)
    }
  },
)
