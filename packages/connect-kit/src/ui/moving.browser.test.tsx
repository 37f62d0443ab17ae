import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { initialConnectFlow } from '../connect-modal/connectFlow.ts'
import connectModal from '../connect-modal/ConnectModal.stories.tsx'
import { ConnectModalView, type ConnectModalViewProps } from '../connect-modal/ConnectModalView.tsx'
import { atStep } from '../testing/atStep.ts'
import { exampleWallets } from '../testing/buildWalletOption.ts'
import { canMove } from '../testing/canMove.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { addShadowRoot, addSheet, leaveHostPage, mountIn } from '../testing/hostPage.tsx'
import { Dialog } from './Dialog.tsx'
import { leave } from './leave.ts'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
  picture()?.remove()
})

const picture = () => document.querySelector<HTMLElement>('.ck-layer[data-leaving]')

const dialogOf = (height: number, onClose: () => void) => (
  <Dialog title="Networks" size="narrow" onClose={onClose}>
    <div
      className="ck-list"
      data-testid="list"
      data-long={height > 300 || undefined}
      data-ck-scrolls=""
    >
      <p style={{ height }}>Words</p>
    </div>
  </Dialog>
)

async function show({ height = 3000, onClose = () => {} } = {}) {
  const view = render(dialogOf(height, onClose), { wrapper: StrictMode })
  return { ...view, dialog: await theDialog() }
}

/** The dialog once it has come in, with what it needs to move. */
async function theDialog() {
  const dialog = screen.getByRole('dialog')
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  await canMove()
  return dialog
}

test('a dialog that is closed leaves a picture for a moment, which is no dialog', async () => {
  const { unmount } = await show()
  screen.getByTestId('list').scrollTop = 120
  unmount()
  const left = picture()
  expect(left).toMatchObject({ inert: true, ariaHidden: 'true' })
  expect(left?.querySelector('.ck-list')?.scrollTop).toBe(120)
  expect(left?.querySelector('[id], [role], [data-ck-live]')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  // The page behind is not bright again at once, and can be pressed at once.
  expect(getComputedStyle(left!.querySelector('.ck-backdrop')!).display).not.toBe('none')
  expect(getComputedStyle(left!).pointerEvents).toBe('none')
  await expect.poll(picture).toBeNull()
})

test('a dialog that the page has taken out leaves none on the page that comes next', async () => {
  const { unmount } = await show()
  document.querySelector('[data-ck-place]')?.remove()
  unmount()
  expect(picture()).toBeNull()
})

test('a dialog closes as well where something has ended what turns in it without an end', async () => {
  await page.viewport(1280, 800)
  const [wallet] = exampleWallets
  const { unmount } = render(
    <ConnectModalView
      {...connectModal.args}
      layout="wide"
      flow={atStep({ name: 'connect', attempt: 1, wallet: wallet! })}
    />,
  )
  await theDialog()
  for (const each of document.getAnimations()) each.cancel()
  unmount()
  expect(picture()).not.toBeNull()
})

test.each(['keyDown', 'pointerDown'] as const)('%s ends it at once', async (press) => {
  const { unmount } = await show()
  unmount()
  expect(picture()).not.toBeNull()
  fireEvent[press](document.body)
  expect(picture()).toBeNull()
})

test('where another dialog takes its place, the page behind stays as dim as it was', async () => {
  const { unmount } = await show()
  render(
    <Dialog title="Account" size="narrow" onClose={() => {}}>
      <p>Words</p>
    </Dialog>,
  )
  unmount()
  expect(getComputedStyle(picture()!.querySelector('.ck-backdrop')!).display).toBe('none')
})

test('… also in a shadow root', () => {
  const { root } = addShadowRoot('<div></div>')
  mountIn(
    root.querySelector('div')!,
    <ExampleKit kit={{ root }}>
      {dialogOf(100, () => {})}
      {dialogOf(100, () => {})}
    </ExampleKit>,
  )
  const [first] = root.querySelectorAll<HTMLElement>('.ck-layer')
  leave(first!)
  const left = root.querySelector<HTMLElement>('[data-leaving]')
  expect(left?.dataset['leaving']).toBe('on')
})

describe('a sheet under a finger', () => {
  const touch = (sheet: HTMLElement, type: string, clientY: number) =>
    fireEvent(
      sheet,
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientY }),
    )
  /** Longer than a sheet takes to the edge of the window. */
  const afterItsWay = () => new Promise((resolve) => setTimeout(resolve, 400))
  const pulled = (sheet: HTMLElement) => sheet.style.getPropertyValue('--ck-pull')

  async function showSheet() {
    await page.viewport(390, 780)
    const onClose = vi.fn()
    return { ...(await show({ onClose })), onClose }
  }

  test('follows it, and closes where it was pulled far enough', async () => {
    const { onClose, dialog, unmount } = await showSheet()
    touch(dialog, 'pointerdown', 100)
    touch(dialog, 'pointermove', 300)
    expect(pulled(dialog)).toBe('200px')
    touch(dialog, 'pointermove', 600)
    touch(dialog, 'pointerup', 600)
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0)
    await afterItsWay()
    expect(onClose).toHaveBeenCalledTimes(1)
    // It is gone by itself, and leaves no picture.
    unmount()
    expect(picture()).toBeNull()
  })

  test('comes back where it was let go too early, or the finger was taken away', async () => {
    const { onClose, dialog } = await showSheet()
    for (const end of ['pointerup', 'pointercancel']) {
      touch(dialog, 'pointerdown', 100)
      touch(dialog, 'pointermove', 110)
      expect(pulled(dialog)).toBe('10px')
      touch(dialog, end, 110)
      expect(pulled(dialog)).toBe('0px')
      touch(dialog, 'pointermove', 700)
      expect(pulled(dialog)).toBe('0px')
    }
    await afterItsWay()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('stays where a list is scrolled in it, and a second finger changes nothing', async () => {
    const { dialog } = await showSheet()
    touch(screen.getByTestId('list'), 'pointerdown', 100)
    touch(dialog, 'pointermove', 300)
    expect(pulled(dialog)).toBe('')
    touch(dialog, 'pointerdown', 100)
    fireEvent(dialog, new PointerEvent('pointermove', { pointerId: 2, clientY: 300 }))
    expect(pulled(dialog)).toBe('')
  })

  test('a dialog in the middle of a wide window does not follow it', async () => {
    const { dialog } = await show()
    touch(dialog, 'pointerdown', 100)
    touch(dialog, 'pointermove', 300)
    expect(pulled(dialog)).toBe('')
  })

  test('nor does a sheet that has become one', async () => {
    const { dialog } = await showSheet()
    await page.viewport(1280, 800)
    await expect.poll(() => 'sheet' in dialog.dataset).toBe(false)
    touch(dialog, 'pointerdown', 100)
    touch(dialog, 'pointermove', 300)
    expect(pulled(dialog)).toBe('')
  })
})

test('a dialog glides to the height of what it shows next', async () => {
  const { rerender, dialog } = await show({ height: 100 })
  const before = dialog.offsetHeight
  rerender(dialogOf(260, () => {}))
  const [glide] = dialog.getAnimations()
  const steps = glide?.effect instanceof KeyframeEffect ? glide.effect.getKeyframes() : []
  expect(steps.map(({ height }) => height)).toEqual([`${before}px`, `${before + 160}px`])
})

describe('the step that another one takes the place of', () => {
  const connectDialog = (flow: ConnectModalViewProps['flow']) => (
    <ConnectModalView
      {...connectModal.args}
      layout="compact"
      wallets={exampleWallets}
      flow={flow}
    />
  )
  const steps = () => [...document.querySelectorAll<HTMLElement>('.ck-step')]
  const connecting = { name: 'connect', wallet: exampleWallets[0]!, attempt: 1 } as const

  async function showList() {
    const view = render(connectDialog(initialConnectFlow))
    return { ...view, dialog: await theDialog() }
  }

  test('goes out the way the other one comes in, from where it stood, and is then gone', async () => {
    const { rerender } = await showList()
    const [list] = steps()
    const place = list!.getBoundingClientRect()
    rerender(connectDialog(atStep(connecting)))
    const [, old] = steps()
    expect(old).toMatchObject({ inert: true, ariaHidden: 'true' })
    const [out] = old!.getAnimations()
    out!.pause()
    out!.currentTime = 0
    const { left, top, width, height } = place
    expect(old!.getBoundingClientRect()).toMatchObject({ left, top, width, height })
    const end = (out!.effect as KeyframeEffect).getKeyframes().at(-1)
    expect(end).toMatchObject({ opacity: '0', translate: '-12px' })
    out!.play()
    await expect.poll(() => steps().length).toBe(1)
    rerender(connectDialog(initialConnectFlow))
    const [back] = steps()[1]!.getAnimations()
    expect((back!.effect as KeyframeEffect).getKeyframes().at(-1)?.['translate']).toBe('12px')
  })

  test('stays as far down as it was scrolled', async () => {
    await page.viewport(1280, 300)
    const { rerender } = await showList()
    const list = document.querySelector('.ck-list')!
    list.scrollTop = 60
    await new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }))
    rerender(connectDialog(atStep(connecting)))
    expect(steps()[1]!.querySelector('.ck-list')?.scrollTop).toBe(60)
  })

  test('another state of the same step is no other step', async () => {
    const { rerender } = await showList()
    rerender(connectDialog(atStep(connecting)))
    await expect.poll(() => steps().length).toBe(1)
    rerender(
      connectDialog(atStep({ ...connecting, failure: { kind: 'rejected', retryable: true } })),
    )
    expect(steps()).toHaveLength(1)
  })
})

test('where the visitor wants nothing to move, nothing stays behind', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  await emulate('reduce')
  try {
    const { unmount } = await show()
    unmount()
    expect(picture()).toBeNull()
  } finally {
    await emulate('no-preference')
  }
})

const [wallet] = exampleWallets

/** Leaves a dialog in which a wallet has connected. */
async function leaveConnected() {
  const asking = { name: 'connect', wallet: wallet!, attempt: 1, asking: true } as const
  const { unmount } = render(
    <ConnectModalView
      {...connectModal.args}
      layout="wide"
      flow={atStep(asking)}
      done={() => 'Connected'}
    />,
  )
  await canMove()
  await expect.poll(() => document.querySelector('.ck-lock')?.getAnimations()).toBeDefined()
  unmount()
}

/** How far a dialog that leaves goes: across, and down. */
const wayHome = () =>
  (picture()?.querySelector<HTMLElement>('.ck-dialog')?.style.getPropertyValue('--ck-home') ?? '')
    .split(' ')
    .map((part) => Number.parseInt(part))

test('after a connection the ring closes, and the word is said where the question was', async () => {
  render(
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>,
  )
  await screen.findByRole('button', { name: 'Connect Wallet' })
  await leaveConnected()
  const left = picture()
  expect(left?.querySelector('.ck-asking-title')?.textContent).toBe('Connected')
  expect(left?.querySelector<HTMLElement>('.ck-lock')?.dataset['ring']).toBe('connected')
  // The button waits for it, a little smaller, and springs.
  const button = document.querySelector('.ck-connect')!
  expect(getComputedStyle(button).scale).toBe('0.92')
  // It shrinks into the button, at the edge of the window.
  const [across, down] = wayHome()
  expect(across).toBeLessThan(-300)
  expect(down).toBeLessThan(-200)
  await expect.poll(picture).toBeNull()
  await expect.poll(() => getComputedStyle(button).scale).toBe('none')
})

test('of several buttons it shrinks into the one that opened the dialog, and into none that is hidden', async () => {
  render(
    <ExampleKit>
      <nav style={{ display: 'none' }}>
        <ConnectButton />
      </nav>
      <header style={{ position: 'fixed', right: 0, top: 0 }}>
        <ConnectButton label="Come in" />
      </header>
      <main style={{ position: 'fixed', right: 0, bottom: 0 }}>
        <ConnectButton />
      </main>
    </ExampleKit>,
  )
  const opener = await screen.findByRole('button', { name: 'Connect Wallet' })
  await leaveConnected()
  const [across, up] = wayHome()
  expect(across).toBeGreaterThan(300)
  expect(up).toBeLessThan(-200)
  picture()?.remove()
  opener.focus()
  await leaveConnected()
  expect(wayHome()[1]).toBeGreaterThan(200)
})

test('what the dialog was doing goes on in its picture where it was', () => {
  render(
    <ConnectModalView
      {...connectModal.args}
      layout="wide"
      flow={atStep({ name: 'connect', wallet: wallet!, attempt: 1 })}
    />,
  )
  const layer = document.querySelector<HTMLElement>('.ck-layer')!
  const runs = (from: HTMLElement) =>
    [...from.querySelectorAll('.ck-arc')].map((arc) => Number(arc.getAnimations()[0]?.currentTime))
  for (const each of layer.getAnimations({ subtree: true })) each.pause()
  for (const arc of layer.querySelectorAll('.ck-arc')) arc.getAnimations()[0]!.currentTime = 700
  leave(layer)
  for (const time of runs(picture()!)) expect(time).toBeCloseTo(700, -2)
})

test('what a host puts in and moves by scrolling lets the next step come, and the dialog go', async () => {
  addSheet('@keyframes host-fade { from { opacity: 0.5 } }')
  const moved = { animation: 'host-fade linear', animationTimeline: 'scroll()' }
  const header = (
    <div style={{ blockSize: 20, overflow: 'auto' }}>
      <div style={{ blockSize: 90 }}>
        <b style={moved}>News</b>
      </div>
    </div>
  )
  const kit = { modalSize: 'compact', slots: { connectHeader: header } } as const
  render(
    <ExampleKit kit={kit} personality={silent()}>
      <ConnectButton />
    </ExampleKit>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const row = await screen.findByRole('button', { name: /Harbour/ })
  const timelines = () =>
    screen
      .getByText('News')
      .getAnimations()
      .map(({ timeline }) => timeline)
  await expect.poll(() => timelines().length).toBe(1)
  expect(timelines()).not.toContain(document.timeline)
  await canMove()
  fireEvent.click(row)
  await screen.findByRole('heading', { name: /Opening Harbour/ })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: /Harbour/ })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: 'Connect Wallet' })
})
