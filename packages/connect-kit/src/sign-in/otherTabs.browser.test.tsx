import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'

import { signInTimeout } from '../limits.ts'
import {
  connector,
  createPage,
  keys,
  openDialog,
  show,
  signedIn,
  theDialog,
} from '../testing/signInPage.tsx'
import { createSiweAdapter } from './createSiweAdapter.ts'
import type { SignInProviderProps } from './SignInProvider.tsx'

import '../styles.css'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const first = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const second = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'

/** A page whose visitor is connected, with a server whose answers can be held back. */
async function visit(props: Partial<SignInProviderProps<string>> = {}) {
  const page = createPage()
  const onSignedOut = vi.fn()
  const held = { verify: [] as (() => void)[], getSession: [] as (() => void)[] }
  const holds = { verify: false, getSession: false }
  const turn = (call: keyof typeof held) =>
    holds[call] ? new Promise<void>((resolve) => held[call].push(resolve)) : Promise.resolve()
  const { getSession } = page.server
  const verify = page.server.verify.bind(page.server)
  const getSessionThen = vi.fn(async () => {
    const found = await getSession()
    await turn('getSession')
    return found
  })
  Object.assign(page.server, {
    async verify(signed: Parameters<typeof verify>[0]) {
      await turn('verify')
      return verify(signed)
    },
    getSession: getSessionThen,
  })
  show(page, { onSignedOut, ...props })
  await connect(page.config, { connector: connector(page.config) })
  await waitFor(() => expect(getSessionThen).toHaveBeenCalled())
  await says('unauthenticated')
  return { ...page, onSignedOut, holds, held, getSession: getSessionThen }
}

const says = (status: string) => waitFor(() => expect(screen.getByText(status)).toBeTruthy())
const release = (answers: (() => void)[]) => {
  for (const answer of answers.splice(0)) answer()
}
/** The visitor turns back to this tab. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

async function sign() {
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
}

describe('another tab', () => {
  test('that signs out ends the session here, and the host is told', async () => {
    const { server, onSignedOut } = await visit()
    await sign()
    await signedIn()
    server.session = null
    comeBack()
    await says('unauthenticated')
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    expect(server.signOut).not.toHaveBeenCalled()
  })

  test('that signs in closes the dialog here, and nothing is signed twice', async () => {
    const { server, wallet } = await visit()
    await openDialog()
    server.session = { address: first }
    comeBack()
    await signedIn()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(wallet.control.requests.map(({ method }) => method)).not.toContain('personal_sign')
  })

  test('that signs in with another account leaves this one without a session, and the other with its own', async () => {
    const { server } = await visit()
    await sign()
    await signedIn()
    server.session = { address: second }
    comeBack()
    await says('unauthenticated')
    expect(server.signOut).not.toHaveBeenCalled()
  })

  test('is not asked about by a server that fails: the session stays', async () => {
    const { getSession } = await visit({ onError: vi.fn() })
    await sign()
    await signedIn()
    getSession.mockRejectedValueOnce(new Error('503'))
    const asked = getSession.mock.calls.length
    comeBack()
    await waitFor(() => expect(getSession).toHaveBeenCalledTimes(asked + 1))
    await signedIn()
  })

  test.each<[string, unknown]>([
    ['a page of HTML', '<!doctype html>'],
    ['an error in words', { error: 'Internal Server Error' }],
    ['an answer that nobody has read', new Response('null')],
  ])('nor by one that answers with %s', async (_, answer) => {
    const onError = vi.fn()
    const { getSession, onSignedOut } = await visit({ onError })
    await sign()
    await signedIn()
    // A server written without types can answer anything.
    getSession.mockResolvedValueOnce(answer as null)
    comeBack()
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
    await new Promise(requestAnimationFrame)
    expect(screen.getByText('authenticated')).toBeTruthy()
    expect(onSignedOut).not.toHaveBeenCalled()
  })
})

describe('an answer about the session that was asked for before', () => {
  test('a sign-out does not bring it back', async () => {
    const { held, holds, getSession } = await visit()
    await sign()
    await signedIn()
    holds.getSession = true
    comeBack()
    await waitFor(() => expect(held.getSession).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    release(held.getSession)
    await getSession.mock.results.at(-1)?.value
    await says('unauthenticated')
  })

  test('a sign-in does not end it', async () => {
    const { held, holds, getSession } = await visit()
    holds.getSession = true
    comeBack()
    await waitFor(() => expect(held.getSession).toHaveLength(1))
    await sign()
    await signedIn()
    release(held.getSession)
    await getSession.mock.results.at(-1)?.value
    await signedIn()
  })
})

describe('a check of before is over, and its session ended, before another nonce is fetched', () => {
  test('another chain', async () => {
    const { server, wallet, held, holds } = await visit()
    holds.verify = true
    await sign()
    await waitFor(() => expect(held.verify).toHaveLength(1))
    wallet.control.switchChain(31338)
    const dialog = await theDialog()
    await dialog.findByRole('button', { name: 'Preparing message...' })
    expect(server.getNonce).toHaveBeenCalledTimes(1)
    holds.verify = false
    release(held.verify)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
    expect(server.signOut).toHaveBeenCalledTimes(1)
    expect(server.session).toEqual({ address: first })
  })

  test('another account', async () => {
    const { server, wallet, held, holds } = await visit()
    holds.verify = true
    await sign()
    await waitFor(() => expect(held.verify).toHaveLength(1))
    wallet.control.setAccounts([keys[1] ?? '0x'])
    const dialog = await theDialog()
    await dialog.findByRole('button', { name: 'Preparing message...' })
    holds.verify = false
    release(held.verify)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
    expect(server.session).toEqual({ address: second })
  })

  test('Cancel and a new start', async () => {
    const { server, held, holds } = await visit({ onCancel: 'stay' })
    holds.verify = true
    await sign()
    await waitFor(() => expect(held.verify).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await openDialog()
    await dialog.findByRole('button', { name: 'Preparing message...' })
    holds.verify = false
    release(held.verify)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
    expect(server.session).toEqual({ address: first })
  })

  test('… and the wait for it ends: a yes that comes after all leaves the same account its session', async () => {
    const { server, held, holds } = await visit({ onCancel: 'stay' })
    holds.verify = true
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await sign()
    await waitFor(() => expect(held.verify).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await openDialog()
    await dialog.findByRole('button', { name: 'Preparing message...' })
    await vi.advanceTimersByTimeAsync(signInTimeout)
    holds.verify = false
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
    release(held.verify)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await signedIn()
    expect(server.signOut).not.toHaveBeenCalled()
  })
})

test('a server that never ends the session: the host is told, and the next sign-in goes on', async () => {
  const page = createPage()
  const onSignedOut = vi.fn()
  const signOut = vi.fn(() => new Promise<void>(() => {}))
  show(page, { onSignedOut, adapter: createSiweAdapter({ ...page.server, signOut }) })
  await connect(page.config, { connector: connector(page.config) })
  await sign()
  await signedIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const unhandled = (event: PromiseRejectionEvent) => event.preventDefault()
  window.addEventListener('unhandledrejection', unhandled)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await vi.advanceTimersByTimeAsync(signInTimeout)
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1))
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
  window.removeEventListener('unhandledrejection', unhandled)
})
