import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'

import { signInTimeout } from '../limits.ts'
import { connector, createPage, openDialog, show, signedIn } from '../testing/signInPage.tsx'
import { createSiweAdapter } from './createSiweAdapter.ts'

import '../styles.css'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const never = () => new Promise<never>(() => {})

/** The next answer is wrong, those after it are the server's. */
function once<Result>(wrong: () => unknown, right: () => Promise<Result>): () => Promise<Result> {
  let asked = false
  return () => {
    if (asked) return right()
    asked = true
    // The host's own code has said what it is.
    return wrong() as Promise<Result>
  }
}

const thrown = () => {
  throw new Error('not ready')
}

test.each<[string, () => unknown, RegExp]>([
  [
    'with hyphens',
    () => Promise.resolve('0d9f-4a1c-88aa'),
    /getNonce gave "0d9f-4a1c-88aa": EIP-4361 allows letters and digits only, at least 8/,
  ],
  ['too short', () => Promise.resolve('abc'), /getNonce gave "abc"/],
  [
    'a page of HTML',
    () => Promise.resolve(`<!doctype html>${'x'.repeat(500)}`),
    /getNonce gave "<!doctype html>x{20,60}"…/,
  ],
  ['no string', () => Promise.resolve({ nonce: 'a1b2c3d4' }), /getNonce gave \[object Object\]/],
  ['undefined', () => undefined, /getNonce gave undefined/],
  ['thrown at once', thrown, /not ready/],
])(
  'a nonce that is %s is refused and named, and the next press has a new one',
  async (_, wrong, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = createPage()
    const getNonce = once(wrong, page.server.getNonce)
    show(page, { adapter: createSiweAdapter({ ...page.server, getNonce }) })
    await connect(page.config, { connector: connector(page.config) })
    const dialog = await openDialog()
    await dialog.findByText('Error preparing message, please retry!')
    expect(warn.mock.calls.map(String)).toContainEqual(expect.stringMatching(words))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
  },
)

/** Refuses with whatever a host's own code may throw. */
const refusing = (reason: unknown) => () => {
  throw reason
}

test.each<[string, unknown, string]>([
  ['undefined', undefined, 'undefined'],
  ['an object that has no text', Object.create(null), '[object Object]'],
])('a reason that is %s is named, and ends nothing', async (_, reason, words) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = createPage()
  const getNonce = once(refusing(reason), page.server.getNonce)
  show(page, { adapter: createSiweAdapter({ ...page.server, getNonce }) })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await dialog.findByText('Error preparing message, please retry!')
  expect(warn.mock.calls.map(String)).toEqual([
    `connect-kit: Signing in failed (nonce). No reason was given: ${words}.`,
  ])
})

test('a session that cannot be read is named with its reason where nobody listens', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = createPage()
  const getSession = refusing(undefined)
  show(page, { adapter: createSiweAdapter({ ...page.server, getSession }) })
  await connect(page.config, { connector: connector(page.config) })
  await openDialog()
  expect(warn.mock.calls.map(String)).toEqual([
    expect.stringMatching(/\(session\)\. No reason was given: undefined\.$/),
  ])
})

test('a host that listens for errors gets them, and the console is quiet', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = createPage()
  const onError = vi.fn<(error: unknown) => void>()
  const getNonce = once(() => Promise.resolve('a-b-c-d-e-f'), page.server.getNonce)
  show(page, { adapter: createSiweAdapter({ ...page.server, getNonce }), onError })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await dialog.findByText('Error preparing message, please retry!')
  expect(onError).toHaveBeenCalledTimes(1)
  const error: unknown = onError.mock.calls[0]?.[0]
  expect(error).toMatchObject({
    stage: 'nonce',
    cause: new TypeError(
      'getNonce gave "a-b-c-d-e-f": EIP-4361 allows letters and digits only, at least 8.',
    ),
  })
  expect(warn).not.toHaveBeenCalled()
})

test('an own adapter has nonces of its own kind, and still no empty one', async () => {
  const page = createPage()
  const siwe = createSiweAdapter(page.server)
  const getNonce = once(
    () => Promise.resolve(''),
    async () => `not-siwe-${await siwe.getNonce()}`,
  )
  const createMessage: typeof siwe.createMessage = (parameters) =>
    siwe.createMessage({ ...parameters, nonce: parameters.nonce.replace('not-siwe-', '') })
  show(page, { adapter: { ...siwe, getNonce, createMessage } })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await dialog.findByText('Error preparing message, please retry!')
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
})

test.each<[string, () => unknown]>([
  ['a whole response', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['undefined', () => undefined],
  ['thrown at once', thrown],
])('a check that is no true or false (%s) counts as a refusal', async (_, wrong) => {
  const page = createPage()
  // A server written without types can answer anything; the compiler would not let the test do it.
  const verify = vi.fn(wrong) as unknown as typeof page.server.verify
  show(page, { adapter: createSiweAdapter({ ...page.server, verify }) })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await dialog.findByText('Error verifying signature, please retry!')
  expect(screen.getByText('unauthenticated')).toBeTruthy()
})

test.each<[string, () => unknown]>([
  ['undefined', () => Promise.resolve(undefined)],
  ['a text', () => Promise.resolve('0x')],
  ['an address that is none', () => Promise.resolve({ address: 7 })],
  ['no promise', () => null],
  ['thrown at once', thrown],
])('a session that is none (%s) leads to the dialog', async (_, wrong) => {
  const page = createPage()
  const getSession = wrong as () => Promise<null>
  show(page, { adapter: createSiweAdapter({ ...page.server, getSession }) })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
})

test('a session that cannot be read is said to the visitor, who asks again', async () => {
  const page = createPage()
  const getSession = vi.fn(() => Promise.reject<{ address: Address } | null>(new Error('503')))
  show(page, { onError: vi.fn(), adapter: createSiweAdapter({ ...page.server, getSession }) })
  const { accounts } = await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await dialog.findByText('It could not be checked whether you are signed in.')
  await userEvent.click(dialog.getByRole('button', { name: 'RETRY' }))
  await dialog.findByRole('button', { name: 'RETRY' })
  getSession.mockResolvedValueOnce({ address: accounts[0] })
  await userEvent.click(dialog.getByRole('button', { name: 'RETRY' }))
  await signedIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('callbacks of the host that throw end nothing here', async () => {
  const page = createPage()
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  const getNonce = once(() => Promise.resolve('-'), page.server.getNonce)
  show(page, {
    adapter: createSiweAdapter({ ...page.server, getNonce }),
    onError: thrown,
    onSignedIn: thrown,
    onSignedOut: thrown,
  })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await dialog.findByText('Error preparing message, please retry!')
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(report).toHaveBeenCalledTimes(3))
})

describe('a server that never answers', () => {
  const fakeClock = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const pass = () => vi.advanceTimersByTimeAsync(signInTimeout)

  test('for a nonce: the dialog says so, and the next press asks again', async () => {
    fakeClock()
    const page = createPage()
    const getNonce = once(never, page.server.getNonce)
    show(page, { adapter: createSiweAdapter({ ...page.server, getNonce }) })
    await connect(page.config, { connector: connector(page.config) })
    const dialog = await openDialog()
    await dialog.findByRole('button', { name: 'Preparing message...' })
    await pass()
    await dialog.findByText('Error preparing message, please retry!')
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    await signedIn()
  })

  test('for a session: the host is told, and the visitor is asked to sign', async () => {
    fakeClock()
    const page = createPage()
    const onError = vi.fn()
    show(page, { onError, adapter: createSiweAdapter({ ...page.server, getSession: never }) })
    await connect(page.config, { connector: connector(page.config) })
    await waitFor(() => expect(screen.getByText('loading')).toBeTruthy())
    await pass()
    const dialog = await openDialog()
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        stage: 'session',
        message: 'The server did not say whether the visitor has signed in.',
        cause: new Error('There was no answer within 30 seconds.'),
      }),
    )
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
  })

  test('for a message: the dialog says so', async () => {
    fakeClock()
    const page = createPage()
    show(page, { adapter: { ...createSiweAdapter(page.server), createMessage: never } })
    await connect(page.config, { connector: connector(page.config) })
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await dialog.findByRole('button', { name: 'Waiting for signature...' })
    await pass()
    await dialog.findByText('Oops, something went wrong!')
  })

  test('for a check: the dialog says so, and a yes that comes later still counts', async () => {
    fakeClock()
    const page = createPage()
    let answer = (_: boolean) => {}
    const verify = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const onSignedIn = vi.fn()
    show(page, { adapter: createSiweAdapter({ ...page.server, verify }), onSignedIn })
    await connect(page.config, { connector: connector(page.config) })
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await dialog.findByRole('button', { name: 'Verifying signature...' })
    await pass()
    await dialog.findByText('Error verifying signature, please retry!')
    await dialog.findByRole('button', { name: 'Send message' })
    answer(true)
    await signedIn()
    expect(onSignedIn).toHaveBeenCalledTimes(1)
    expect(page.server.signOut).not.toHaveBeenCalled()
  })
})
