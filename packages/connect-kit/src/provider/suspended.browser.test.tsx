import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Activity, StrictMode, Suspense, use, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { late } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit, type ExampleKitProps, exampleVisit } from '../testing/ExampleKit.tsx'
import { addToPage, hitOf, leaveHostPage } from '../testing/hostPage.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

/** A page that waits for data around the whole app, as a router does that has no transition. */
function createSuspendingPage(setting: ExampleKitProps = {}) {
  let wait = () => {}
  let goOn = () => {}
  function Data() {
    const [data, setData] = useState<Promise<string>>()
    wait = () => setData(new Promise((resolve) => (goOn = () => resolve('Data'))))
    return <p>{data ? use(data) : 'No data'}</p>
  }
  render(
    <StrictMode>
      <aside>
        <button>Help</button>
      </aside>
      <Suspense fallback={<button>Reload</button>}>
        <ExampleKit {...setting}>
          <main>
            <ConnectButton />
            <Data />
          </main>
        </ExampleKit>
      </Suspense>
    </StrictMode>,
  )
  return {
    suspend: () =>
      act(async () => {
        wait()
        await Promise.resolve()
      }),
    resume: () =>
      act(async () => {
        goOn()
        await Promise.resolve()
      }),
  }
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await screen.findByRole('button', { name: /Harbour/ })
  await comeToRest()
}

/** What of the page is out of reach. A step of a dialog that goes out is as well, for a moment. */
const inertParts = () => document.querySelectorAll('[inert]:not([class*="ck-"])').length

test('while the page suspends around the kit, an open dialog holds nothing of it; then it is back', async () => {
  const { suspend, resume } = createSuspendingPage()
  await openDialog()
  expect(inertParts()).toBeGreaterThan(0)

  await suspend()
  const reload = screen.getByRole('button', { name: 'Reload' })
  expect(inertParts()).toBe(0)
  expect(document.documentElement.style.overflow).toBe('')
  expect(hitOf(reload)).toBe(reload)
  const heard: string[] = []
  const hear = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (!defaultPrevented) heard.push(key)
  }
  document.addEventListener('keydown', hear)
  await userEvent.click(reload)
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', hear)
  expect(heard).toEqual(['Escape'])

  await resume()
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(inertParts()).toBeGreaterThan(0))
  expect(document.documentElement.style.overflow).toBe('hidden')
  const row = screen.getByRole('button', { name: /Harbour/ })
  expect(row.contains(hitOf(row))).toBe(true)
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(inertParts()).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect Wallet' }))
})

test('a wallet that is asked before is still asked afterwards, and connects', async () => {
  const { suspend, resume } = createSuspendingPage({ personality: late() })
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: /Harbour/ }))
  await screen.findByRole('heading', { name: /Opening Harbour/ })
  await suspend()
  expect(inertParts()).toBe(0)
  await resume()
  await screen.findByRole('heading', { name: /Opening Harbour/ })
  const surface = addToPage('div', { position: 'fixed', inset: '0' }, 'Harbour asks')
  await waitFor(() => expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('false'))
  surface.remove()
  exampleVisit().wallet('Harbour').control.release()
  await screen.findByRole('button', { name: /^Account/ })
  expect(inertParts()).toBe(0)
})

test('one that answers while the page suspends has connected once it is back', async () => {
  const { suspend, resume } = createSuspendingPage({ personality: late() })
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: /Harbour/ }))
  await screen.findByRole('heading', { name: /Opening Harbour/ })
  await suspend()
  exampleVisit().wallet('Harbour').control.release()
  await resume()
  await screen.findByRole('button', { name: /^Account/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inertParts()).toBe(0)
  expect(document.documentElement.style.overflow).toBe('')
})

test('a kit that is taken out of a page that suspends leaves nothing behind', async () => {
  const { suspend } = createSuspendingPage()
  await openDialog()
  await suspend()
  cleanup()
  expect([inertParts(), document.querySelectorAll('[data-ck-place]').length]).toEqual([0, 0])
  expect(document.documentElement.style.overflow).toBe('')
})

/** A page that keeps the whole app while it is not shown, as a router does with the page before. */
function createKeepingPage(setting: ExampleKitProps = {}) {
  let show = (_isShown: boolean) => {}
  function Kept() {
    const [isShown, setShown] = useState(true)
    show = setShown
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>
          <ExampleKit {...setting}>
            <main>
              <ConnectButton />
            </main>
          </ExampleKit>
        </div>
      </Activity>
    )
  }
  render(
    <StrictMode>
      <button>Elsewhere</button>
      <Kept />
    </StrictMode>,
  )
  const turn = (isShown: boolean) =>
    act(async () => {
      show(isShown)
      await Promise.resolve()
    })
  return { hide: () => turn(false), show: () => turn(true) }
}

test('an open dialog of a page that is kept hidden holds nothing, and is back with the page', async () => {
  const { hide, show } = createKeepingPage()
  await openDialog()
  await hide()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(inertParts()).toBe(0)
  expect(document.documentElement.style.overflow).toBe('')
  expect(hitOf(elsewhere)).toBe(elsewhere)
  await show()
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  expect(inertParts()).toBeGreaterThan(0)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(inertParts()).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect Wallet' }))
})

test('a wallet that a page asks which is hidden then is given up: the list is back, and says of no refusal', async () => {
  const { hide, show } = createKeepingPage({ personality: late() })
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: /Harbour/ }))
  await screen.findByRole('heading', { name: /Opening Harbour/ })
  await hide()
  exampleVisit().wallet('Harbour').control.release()
  await show()
  await screen.findByRole('dialog')
  await screen.findByRole('heading', { name: 'What is a Wallet?' })
  expect(screen.queryByText(/declined/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Harbour/ }))
  await screen.findByRole('heading', { name: /Opening Harbour/ })
  await waitFor(() => exampleVisit().wallet('Harbour').control.release())
  await screen.findByRole('button', { name: /^Account/ })
})

test('what a host puts into the dialog and the button waits alone', async () => {
  let goOn = () => {}
  const data = new Promise<string>((resolve) => (goOn = () => resolve('Data')))
  const Late = () => <b>{use(data)}</b>
  render(
    <Suspense fallback={<p>The page loads</p>}>
      <ExampleKit
        kit={{
          appInfo: { disclaimer: <Late /> },
          avatar: Late,
          slots: { connectHeader: <Late />, connectFooter: <Late />, accountActions: <Late /> },
        }}
      >
        <main>
          <ConnectButton />
        </main>
      </ExampleKit>
    </Suspense>,
  )
  await openDialog()
  expect(screen.queryByText('The page loads')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Harbour/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  await screen.findByRole('button', { name: 'Disconnect' })
  expect(screen.queryByText('The page loads')).toBeNull()
  expect(screen.queryByText('Data')).toBeNull()
  await act(async () => {
    goOn()
    await Promise.resolve()
  })
  expect((await screen.findAllByText('Data')).length).toBeGreaterThan(1)
})
