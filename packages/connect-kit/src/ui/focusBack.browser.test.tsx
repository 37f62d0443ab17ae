import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { createExampleSignIn } from '../testing/exampleServer.ts'
import { leaveHostPage } from '../testing/hostPage.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

type Way = (parts: { isConnected: boolean; connect: ReactNode; account: ReactNode }) => ReactNode

/** The ways in which pages draw a button of their own. */
const ways: Record<string, Way> = {
  'one after the other': ({ isConnected, connect, account }) => (isConnected ? account : connect),
  'of other elements': ({ isConnected, connect, account }) =>
    isConnected ? <div>{account}</div> : connect,
  'in a wrapper that is new': ({ isConnected, connect, account }) =>
    isConnected ? <section>{account}</section> : <div>{connect}</div>,
  'among others, each shown or not': ({ isConnected, connect, account }) => (
    <>
      {!isConnected && connect}
      <a href="#help">Help</a>
      {isConnected && account}
    </>
  ),
}

function show(way: Way) {
  render(
    <StrictMode>
      <ExampleKit>
        <header>
          <a href="#home">Home</a>
          <ConnectButton.Custom>
            {({ account, openConnectModal, openAccountModal }) =>
              way({
                isConnected: account !== undefined,
                connect: (
                  <button key="connect" onClick={openConnectModal}>
                    Come in
                  </button>
                ),
                account: (
                  <button key="account" onClick={openAccountModal}>
                    Mine
                  </button>
                ),
              })
            }
          </ConnectButton.Custom>
          <a href="#shop">Shop</a>
        </header>
      </ExampleKit>
    </StrictMode>,
  )
}

const focused = () => document.activeElement?.closest('a, button')?.textContent

test.each(Object.entries(ways))(
  'a button of the page’s own, drawn %s, has the focus again',
  async (_, way) => {
    show(way)
    await userEvent.click(await screen.findByRole('button', { name: 'Come in' }))
    await screen.findByRole('button', { name: /Harbour/ })
    await comeToRest()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(focused()).toBe('Come in')

    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    await screen.findByRole('button', { name: 'Mine' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(focused()).toMatch(/Mine|Help/)

    await userEvent.click(screen.getByRole('button', { name: 'Mine' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await screen.findByRole('button', { name: 'Come in' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(focused()).toMatch(/Come in|Shop/)
  },
)

test('a sign-in gives the focus to what stands where the visitor began', async () => {
  render(
    <ExampleKit signIn={createExampleSignIn()}>
      <ConnectButton.Custom>
        {({ account, openConnectModal }) =>
          account ? (
            <a href="#account">Mine</a>
          ) : (
            <button onClick={openConnectModal}>Come in</button>
          )
        }
      </ConnectButton.Custom>
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Come in' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
  await screen.findByRole('link', { name: 'Mine' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focused()).toBe('Mine')
})

test.each(['Escape', 'a connection'])(
  'a button that the page draws into a frame has the focus again after %s',
  async (end) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    onTestFinished(() => {
      cleanup()
      frame.remove()
    })
    const inside = frame.contentDocument!
    render(<ExampleKit>{createPortal(<ConnectButton />, inside.body)}</ExampleKit>)
    const button = await within(inside.body).findByRole('button', { name: 'Connect Wallet' })
    button.focus()
    button.click()
    await screen.findByRole('dialog')
    if (end === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(await screen.findByRole('button', { name: /^Harbour/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button of who is connected comes once its code is here.
    await waitFor(() => {
      expect(document.activeElement).toBe(frame)
      expect(inside.activeElement?.tagName).toBe('BUTTON')
    })
    if (end === 'Escape') expect(inside.activeElement).toBe(button)
  },
)
