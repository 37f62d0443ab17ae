import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { late } from '@ghost-pay/test-wallet'

import {
  connector,
  createPage,
  keys,
  openDialog,
  type Server,
  showInside,
  signedIn,
  theDialog,
} from '../testing/signInPage.tsx'
import { createSiweAdapter } from './createSiweAdapter.ts'
import { SignInProvider } from './SignInProvider.tsx'

import '../styles.css'

afterEach(cleanup)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A page that is drawn again every 20 ms, with an adapter and callbacks that are new each time. */
function Restless({
  server,
  slow,
  children,
}: {
  server: Server
  slow: number
  children: ReactNode
}) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setDrawn((times) => times + 1), 20)
    return () => clearInterval(timer)
  }, [])
  return (
    <SignInProvider
      adapter={createSiweAdapter({
        getNonce: () => wait(slow).then(server.getNonce),
        verify: (signed) => wait(slow).then(() => server.verify(signed)),
        getSession: () => wait(slow).then(server.getSession),
        signOut: () => server.signOut(),
      })}
      signOutOn={{ accountChange: true }}
      onSignedIn={() => {}}
      onSignedOut={() => {}}
      onError={() => {}}
    >
      <output>{`drawn ${drawn} times`}</output>
      {children}
    </SignInProvider>
  )
}

function createRestlessPage(slow: number) {
  const page = createPage()
  const verify = vi.fn(page.server.verify.bind(page.server))
  const getSession = vi.fn(page.server.getSession.bind(page.server))
  Object.assign(page.server, { verify, getSession })
  showInside(page.config, (children) => (
    <Restless server={page.server} slow={slow}>
      {children}
    </Restless>
  ))
  const asked = () =>
    page.wallet.control.requests.filter(({ method }) => method === 'personal_sign').length
  return { ...page, verify, getSession, asked }
}

test.each([
  ['fast', 5],
  ['slower than the page is drawn', 150],
])(
  'an inline adapter with a server that is %s: one nonce, one request, one check',
  async (_, slow) => {
    const { config, server, wallet, verify, getSession, asked } = createRestlessPage(slow)
    await connect(config, { connector: connector(config) })
    const dialog = await openDialog()
    wallet.control.setPersonality(late())
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await dialog.findByRole('button', { name: 'Waiting for signature...' })
    await waitFor(() => expect(asked()).toBe(1))
    await wait(200)
    wallet.control.release()
    await signedIn()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.getNonce).toHaveBeenCalledTimes(1)
    expect(verify).toHaveBeenCalledTimes(1)
    expect(asked()).toBe(1)
    // StrictMode asks twice.
    expect(getSession.mock.calls.length).toBeLessThanOrEqual(2)
    expect(server.signOut).not.toHaveBeenCalled()
  },
)

test('another account while the wallet asks starts anew: a nonce and a request of its own', async () => {
  const { config, server, wallet, verify, asked } = createRestlessPage(30)
  await connect(config, { connector: connector(config) })
  const dialog = await openDialog()
  wallet.control.setPersonality(late())
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(asked()).toBe(1))
  wallet.control.setAccounts([keys[1] ?? '0x'])
  const other = await theDialog()
  const send = await other.findByRole('button', { name: 'Send message' })
  expect(server.getNonce).toHaveBeenCalledTimes(2)
  expect(asked()).toBe(1)
  await userEvent.click(send)
  await waitFor(() => expect(asked()).toBe(2))
  wallet.control.release()
  await signedIn()
  expect(verify).toHaveBeenCalledTimes(1)
  expect(server.session).toEqual({ address: '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF' })
})
