import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { late, rejecting } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { leaveHostPage, openOnPage } from '../testing/hostPage.tsx'
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
const beside = { position: { x: 5, y: 5 } }

/** Nothing of the page is out of reach, or scrolls otherwise. */
async function seeCleanPage() {
  await waitFor(() => expect(document.querySelector('.ck-layer, [inert]')).toBeNull())
  expect(document.documentElement.style.overflow).toBe('')
}

describe('while a wallet is asked', () => {
  test.each([2, 3])('a row that is pressed %d times asks once', async (clickCount) => {
    const { row } = await openOnPage({ personality: late() })
    await pointer.click(row, { clickCount })
    await asked()
    expect(questions()).toBe(1)
  })

  test.each([2, 3])('a retry that is pressed %d times asks once', async (clickCount) => {
    const { row } = await openOnPage({ personality: rejecting() })
    await pointer.click(row)
    const retry = await screen.findByRole('button', { name: 'RETRY' })
    await comeToRest()
    exampleVisit().wallet('Harbour').control.setPersonality(late())
    await pointer.click(retry, { clickCount })
    await asked()
    expect(questions()).toBe(1)
  })

  test.each([2, 3])('%d presses beside the dialog give nothing up', async (clickCount) => {
    const { row, dialog } = await openOnPage({ personality: late() })
    await pointer.click(row)
    await asked()
    await pointer.click(document.querySelector('.ck-backdrop')!, { ...beside, clickCount })
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
    await act(() => exampleVisit().wallet('Harbour').control.release())
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

describe('a provider that is made anew under another key', () => {
  test.each([false, true])('gives the page back, and opens again, asked: %s', async (isAsked) => {
    let answer: Promise<unknown> | undefined
    let again = () => {}
    function Ask() {
      const { connect } = useConnectModal()
      return (
        <button onClick={() => (answer = connect().catch((error: unknown) => error))}>Ask</button>
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
