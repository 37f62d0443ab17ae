import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent as pointer } from 'vitest/browser'
import { late, rejecting } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit, type ExampleKitProps, exampleVisit } from '../testing/ExampleKit.tsx'
import { leaveHostPage, openOnPage } from '../testing/hostPage.tsx'
import { ConnectPanel } from './ConnectPanel.tsx'
import { ConnectDismissedError } from './errors.ts'
import { useConnectModal } from './useModals.ts'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

const asked = () => screen.findByText('Opening Harbour...')
const questions = () =>
  exampleVisit()
    .wallet('Harbour')
    .control.requests.filter(({ status }) => status === 'pending').length

/** Presses a place several times, as a mouse does: what stands there when it comes is pressed, and the browser counts. */
async function pressAt(x: number, y: number, times: number) {
  const frame = window.frameElement!.getBoundingClientRect()
  const scale = frame.width / window.innerWidth
  let heard = 0
  const hear = () => (heard += 1)
  window.addEventListener('click', hear, true)
  for (let clickCount = 1; clickCount <= times; clickCount++) {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const at = { x: frame.x + x * scale, y: frame.y + y * scale }
      await cdp().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount })
    }
  }
  await waitFor(() => expect(heard).toBe(times))
  window.removeEventListener('click', hear, true)
}

function pressMiddle(element: Element, times: number) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return pressAt(x + width / 2, y + height / 2, times)
}

/** Presses Enter on what has the focus, or says once more that it is down. */
async function pressEnter(autoRepeat: boolean) {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  let heard = false
  window.addEventListener('keydown', () => (heard = true), { capture: true, once: true })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', autoRepeat, ...key })
  await waitFor(() => expect(heard).toBe(true))
  if (!autoRepeat) await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** Nothing of the page is out of reach, or scrolls otherwise. */
async function seeCleanPage() {
  await waitFor(() => expect(document.querySelector('.ck-layer, [inert]')).toBeNull())
  expect(document.documentElement.style.overflow).toBe('')
}

/** The connect dialog's steps in a place of the page, once its wallets stand there. */
async function openPanel(setting: ExampleKitProps = {}) {
  render(
    <StrictMode>
      <ExampleKit {...setting}>
        <ConnectPanel />
      </ExampleKit>
    </StrictMode>,
  )
  const row = await screen.findByRole('button', { name: /Harbour/ })
  await comeToRest()
  return { row }
}

const openings = { dialog: openOnPage, panel: openPanel }
const places = ['dialog', 'panel'] as const
/** Where a wallet is chosen, how often something is pressed, and how wide the window is. */
const presses = places.flatMap((place) =>
  [2, 3].flatMap((times) => [1280, 390].map((width) => [place, times, width] as const)),
)

describe('while a wallet is asked', () => {
  test.each(presses)(
    'in a %s a row that is pressed %d times asks once, in a window of %d px',
    async (place, clickCount, width) => {
      await page.viewport(width, 800)
      const { row } = await openings[place]({ personality: late() })
      await pressMiddle(row, clickCount)
      await asked()
      expect(questions()).toBe(1)
    },
  )

  test.each(presses)(
    'in a %s a retry that is pressed %d times asks once, in a window of %d px',
    async (place, clickCount, width) => {
      await page.viewport(width, 800)
      const { row } = await openings[place]({ personality: rejecting() })
      await pointer.click(row)
      const retry = await screen.findByRole('button', { name: 'RETRY' })
      await comeToRest()
      exampleVisit().wallet('Harbour').control.setPersonality(late())
      await pressMiddle(retry, clickCount)
      await asked()
      expect(questions()).toBe(1)
    },
  )

  test.each(places)(
    'in a %s Enter that is held down on a row asks once, whatever comes of it',
    async (place) => {
      const { row } = await openings[place]({ personality: rejecting() })
      const { control } = exampleVisit().wallet('Harbour')
      row.focus()
      await pressEnter(false)
      const retry = await screen.findByRole('button', { name: 'RETRY' })
      retry.focus()
      const { length } = control.requests
      for (let times = 0; times < 3; times++) await pressEnter(true)
      expect(control.requests).toHaveLength(length)
      await pressEnter(false)
      await waitFor(() => expect(control.requests.length).toBeGreaterThan(length))
    },
  )

  test.each([2, 3])('%d presses beside the dialog give nothing up', async (clickCount) => {
    const { row, dialog } = await openOnPage({ personality: late() })
    await pointer.click(row)
    await asked()
    await pressAt(5, 5, clickCount)
    expect(dialog.isConnected).toBe(true)
    expect(questions()).toBe(1)
  })

  test('going back twice closes the dialog, and then what the page had open', async () => {
    const { row } = await openOnPage({ personality: late() })
    await pointer.click(row)
    await asked()
    await pointer.keyboard('{Escape}')
    await pointer.keyboard('{Escape}')
    await seeCleanPage()
    act(() => exampleVisit().wallet('Harbour').control.release())
    await screen.findByRole('button', { name: 'Connect Wallet' })
  })

  test.each(['visibilitychange', 'pagehide', 'pageshow'])(
    'a page that is left and comes back (%s) goes on asking',
    async (name) => {
      const { row } = await openOnPage({ personality: late() })
      await pointer.click(row)
      await asked()
      const isPage = name !== 'visibilitychange'
      ;(isPage ? window : document).dispatchEvent(
        isPage ? new PageTransitionEvent(name, { persisted: true }) : new Event(name),
      )
      exampleVisit().wallet('Harbour').control.release()
      await screen.findByRole('button', { name: /Account/ })
    },
  )
})

test('the way back is pressed twice in a row, and leads two steps back', async () => {
  const { dialog } = await openOnPage({ suggests: 'example' })
  await pointer.click(screen.getByRole('button', { name: 'Get a Wallet' }))
  const [get] = await screen.findAllByRole('button', { name: /^Get (?!a Wallet)/ })
  await pointer.click(get!)
  await comeToRest()
  await pressMiddle(screen.getByRole('button', { name: 'Back' }), 2)
  await screen.findByRole('button', { name: 'Get a Wallet' })
  expect(dialog.isConnected).toBe(true)
})

describe('a provider that is made anew under another key', () => {
  test.each([false, true])('gives the page back, and opens again, asked: %s', async (isAsked) => {
    let answer: Promise<unknown> | undefined
    let again = () => {}
    function Ask() {
      const { connect } = useConnectModal()
      return (
        <button onClick={() => void (answer = connect().catch((error: unknown) => error))}>
          Ask
        </button>
      )
    }
    function Page() {
      const [key, setKey] = useState(0)
      again = () => setKey(key + 1)
      return (
        <ExampleKit key={key} personality={late()}>
          <ConnectButton />
          <Ask />
        </ExampleKit>
      )
    }
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    await pointer.click(screen.getByRole('button', { name: 'Ask' }))
    const row = await screen.findByRole('button', { name: /Harbour/ })
    if (isAsked) {
      await pointer.click(row)
      await asked()
    }
    act(() => again())
    await seeCleanPage()
    expect(await answer).toBeInstanceOf(ConnectDismissedError)
    await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    await pointer.click(await screen.findByRole('button', { name: /Harbour/ }))
    await asked()
  })
})
