import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { addSheet, addToPage, hitOf, leaveHostPage } from '../testing/hostPage.tsx'
import { watchWayBack } from '../ui/page.ts'
import { OpeningDialog } from './OpeningDialog.tsx'

import '../styles.css'

afterEach(cleanup)

// A page that is not built fetches more than the 250 files that a browser notes by itself.
performance.setResourceTimingBufferSize(5000)

const isFetched = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}`))

// The first press of the page: what is fetched once stays fetched.
test('a press whose code is still on its way is answered by the frame of the dialog, at once and never suspended', async () => {
  const shown: { frame: number; dialog: number } = { frame: NaN, dialog: NaN }
  render(
    <ExampleKit kit={{ prepare: 'intent' }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  const seen = new MutationObserver(() => {
    const [frame] = document.querySelectorAll('.ck-layer[data-opening]')
    if (frame && Number.isNaN(shown.frame)) shown.frame = performance.now()
    if (screen.queryByRole('dialog') && Number.isNaN(shown.dialog)) shown.dialog = performance.now()
  })
  seen.observe(document.body, { childList: true, subtree: true })
  // Without a pointer that comes near: nothing is prepared.
  button.click()
  await waitFor(() => expect(document.querySelector('.ck-layer[data-opening]')).not.toBeNull())
  const frame = document.querySelector('[data-opening] .ck-dialog')!
  const box = frame.getBoundingClientRect()
  for (const coming of frame.getAnimations()) coming.currentTime = 200
  const dialog = await screen.findByRole('dialog')
  seen.disconnect()
  expect(shown.frame).toBeLessThan(shown.dialog)
  expect(document.querySelector('[data-opening]')).toBeNull()
  // It goes on coming in from where the frame was, in the same place.
  for (const coming of dialog.getAnimations()) {
    expect(Number(coming.currentTime)).toBeGreaterThanOrEqual(200)
  }
  expect(dialog.getBoundingClientRect().width).toBeCloseTo(box.width)
  // What a later step needs comes once the dialog stands.
  for (const file of ['laterParts.tsx', 'QrCode.tsx'])
    await expect.poll(() => isFetched(file)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the frame of a page that enlarges itself lies in the window, as its dialog will', async () => {
  await page.viewport(1280, 800)
  addSheet('html { zoom: 2 }')
  render(
    <ExampleKit kit={{ prepare: 'intent' }}>
      <OpeningDialog modal="connect" status="disconnected" isMissing={false} onClose={() => {}} />
    </ExampleKit>,
  )
  await comeToRest()
  const { width, height } = document.querySelector('.ck-dialog')!.getBoundingClientRect()
  expect([width, height]).toEqual([720, 504])
  leaveHostPage()
})

test('the browser closes the frame in its turn, as a phone does that goes back', async () => {
  const closed: string[] = []
  const begin = (name: string) =>
    watchWayBack(
      () => true,
      () => closed.push(name),
    )
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <ExampleKit kit={{ prepare: 'intent' }}>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && (
          <OpeningDialog
            modal="connect"
            status="disconnected"
            isMissing={false}
            onClose={() => {
              closed.push('the frame')
              setOpen(false)
            }}
          />
        )}
      </ExampleKit>
    )
  }
  render(<Page />)
  begin('before')
  await pointer.click(screen.getByRole('button', { name: 'Open' }))
  await pointer.click(document.querySelector('[data-opening] .ck-dialog')!)
  begin('after')
  for (let press = 0; press < 3; press++) await pointer.keyboard('{Escape}')
  expect(closed).toEqual(['after', 'the frame', 'before'])
})

describe('the frame, where the page has', () => {
  const renderFrame = (onClose: () => void) =>
    render(
      <ExampleKit kit={{ prepare: 'intent' }}>
        <OpeningDialog modal="connect" status="disconnected" isMissing onClose={onClose} />
      </ExampleKit>,
    )

  afterEach(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    leaveHostPage()
  })

  test('a modal dialog of its own, and has not opened ours from there, is in reach', async () => {
    const host = addToPage('dialog', {}, '<p>Checkout</p>') as HTMLDialogElement
    host.showModal()
    host.focus()
    ;(document.activeElement as HTMLElement).blur()
    renderFrame(() => {})
    await comeToRest()
    const way = screen.getByRole('button', { name: 'Refresh this page' })
    expect(way.contains(hitOf(way))).toBe(true)
    expect(document.activeElement).toBe(way)
  })

  test.each(['canvas', 'video', 'object'])(
    'filled the screen with a %s, which draws nothing of what is in it, stands beside that',
    async (tag) => {
      const game = addToPage(tag, { display: 'block', width: '200px', height: '100px' })
      game.tabIndex = 0
      const fill = addToPage('button', {}, 'Fill the screen')
      fill.addEventListener('click', () => void game.requestFullscreen())
      await pointer.click(fill)
      await waitFor(() => expect(document.fullscreenElement).toBe(game))
      game.focus()
      renderFrame(() => {})
      await comeToRest()
      const frame = document.querySelector('[data-opening] .ck-dialog')!
      expect(frame.closest(tag)).toBeNull()
      expect(frame.getBoundingClientRect().height).toBeGreaterThan(0)
    },
  )
})

describe('the frame, while the page suspends around it', () => {
  let wait = () => {}
  let goOn = () => {}

  function Data() {
    const [data, setData] = useState<Promise<string>>()
    wait = () => setData(new Promise((resolve) => (goOn = () => resolve('Data'))))
    return <p>{data ? use(data) : 'No data'}</p>
  }

  function Page({ isMissing }: { isMissing: boolean }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <Suspense fallback={<button>Reload</button>}>
        <ExampleKit kit={{ prepare: 'intent' }}>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && (
            <OpeningDialog
              modal="connect"
              status="disconnected"
              isMissing={isMissing}
              onClose={() => setOpen(false)}
            />
          )}
          <Data />
        </ExampleKit>
      </Suspense>
    )
  }

  const then = (step: () => void) =>
    act(async () => {
      step()
      await Promise.resolve()
    })

  async function press(key: string): Promise<string[]> {
    const heard: string[] = []
    const hear = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', hear)
    await userEvent.keyboard(key)
    document.removeEventListener('keydown', hear)
    return heard
  }

  test.each([
    ['its code is on its way', false],
    ['its code is gone', true],
  ])('has not Escape; then it closes, and the focus goes back: %s', async (_, isMissing) => {
    const { unmount } = render(<Page isMissing={isMissing} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await then(() => wait())
    expect(await press('{Escape}')).toEqual(['Escape'])
    await then(() => goOn())
    expect(document.querySelector('.ck-layer')).not.toBeNull()
    expect(await press('{Escape}')).toEqual([])
    expect(document.querySelector('.ck-layer')).toBeNull()
    expect(document.activeElement).toBe(opener)

    await userEvent.click(opener)
    await then(() => wait())
    unmount()
    expect(await press('{Escape}')).toEqual(['Escape'])
    expect(document.querySelector('.ck-layer, [inert]')).toBeNull()
  })
})
