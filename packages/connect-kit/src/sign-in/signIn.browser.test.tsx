import { MutationCache, QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect, disconnect } from 'wagmi/actions'
import { late, type TestWallet } from '@ghost-pay/test-wallet'

import {
  connector,
  createPage,
  createServer,
  keys,
  openDialog,
  show,
  signedIn,
  theDialog,
} from '../testing/signInPage.tsx'
import { createSiweAdapter } from './createSiweAdapter.ts'

import '../styles.css'

afterEach(cleanup)

test('a connected visitor signs, the server verifies, the dialog closes', async () => {
  const page = createPage()
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.session).not.toBeNull()
})

test('a refusal in the wallet is silent, and the visitor can try again', async () => {
  const page = createPage()
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  page.wallet.control.rejectNext()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await dialog.findByRole('button', { name: 'Send message' })
  expect(dialog.queryByText(/retry|Oops/)).toBeNull()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
})

test('a refusal is none of what the page has for its own mutations', async () => {
  const onError = vi.fn()
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { mutations: { throwOnError: true } },
  })
  const page = createPage()
  show(page, {}, queryClient)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  page.wallet.control.rejectNext()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
  expect(onError).not.toHaveBeenCalled()
})

test('a failure of the wallet is not taken for a refusal', async () => {
  const page = createPage()
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  page.wallet.control.rejectNext(-32603, 'The device is unplugged')
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await dialog.findByText('Error signing message, please retry!')
})

test.each([null, '0x', 'signed', { signature: '0x12' }])(
  'what is no signature, %o, is a failure of the wallet, and the server is not asked',
  async (answer) => {
    const page = createPage()
    const verify = vi.fn((given: Parameters<typeof page.server.verify>[0]) =>
      page.server.verify(given),
    )
    show(page, { adapter: createSiweAdapter({ ...page.server, verify }) })
    const { provider } = page.wallet
    const request = provider.request.bind(provider)
    vi.spyOn(provider, 'request').mockImplementation((asked) =>
      asked.method === 'personal_sign' ? Promise.resolve(answer) : request(asked),
    )
    await connect(page.config, { connector: connector(page.config) })
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await dialog.findByText('Error signing message, please retry!')
    expect(verify).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
  },
)

test('a nonce that could not be fetched is fetched again by the same button', async () => {
  const server = createServer()
  // StrictMode starts twice.
  server.failNonce = 2
  const page = createPage(server)
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await dialog.findByText('Error preparing message, please retry!')
  server.failNonce = 0
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
})

test('a signature that the server refuses is said to be refused, and the next try has a new nonce', async () => {
  const server = createServer()
  server.refuse = 1
  const page = createPage(server)
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await dialog.findByText('Error verifying signature, please retry!')
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
})

test('a message that cannot be made is the one Oops, and the next try has a new nonce', async () => {
  const page = createPage()
  const onError = vi.fn()
  const adapter = createSiweAdapter({ ...page.server, statement: 'Two\nlines' })
  show(page, { onError, adapter })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await dialog.findByText('Oops, something went wrong!')
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ stage: 'message' }))
  expect(page.server.getNonce).toHaveBeenCalledTimes(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
  expect(page.server.getNonce).toHaveBeenCalledTimes(2)
})

test('Cancel leaves the wallet', async () => {
  const page = createPage()
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.config.state.status).toBe('disconnected'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Cancel that stays only closes the dialog', async () => {
  const page = createPage()
  show(page, { onCancel: 'stay' })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.config.state.status).toBe('connected')
})

test('where it is optional, a connection counts, and the dialog comes when it is asked for', async () => {
  const page = createPage()
  show(page, { optional: true })
  await connect(page.config, { connector: connector(page.config) })
  await screen.findByRole('button', { name: /Account/ })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  const dialog = await theDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await signedIn()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.getByText('unauthenticated')).toBeTruthy())
  expect(page.config.state.status).toBe('connected')
})

test('disconnecting and another account end the session; another chain does not, unless `signOutOn` says so', async () => {
  const page = createPage()
  show(page)
  const signIn = async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await signedIn()
  }
  await connect(page.config, { connector: connector(page.config) })
  await signIn()
  page.wallet.control.switchChain(31338)
  await waitFor(() => expect(page.config.state.chainId).toBe(31338))
  expect(page.server.signOut).not.toHaveBeenCalled()

  page.wallet.control.setAccounts([keys[1] ?? '0x'])
  await waitFor(() => expect(page.server.signOut).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.getByText('unauthenticated')).toBeTruthy())

  await signIn()
  await disconnect(page.config)
  await waitFor(() => expect(page.server.signOut).toHaveBeenCalledTimes(2))
})

test('a session of last time counts at once, for its account only', async () => {
  const page = createPage()
  page.server.session = { address: '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf' }
  show(page)
  await connect(page.config, { connector: connector(page.config) })
  await signedIn()
  page.wallet.control.setAccounts([keys[1] ?? '0x'])
  await waitFor(() => expect(screen.getByText('unauthenticated')).toBeTruthy())
})

describe('the dialog that takes over from the connect dialog', () => {
  async function takeOver(page = createPage()) {
    show(page)
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    return { ...page, dialog: await theDialog() }
  }
  const focused = () => document.activeElement?.textContent
  const said = (words: string) =>
    waitFor(() => {
      const regions = [...document.querySelectorAll('[data-ck-live]')]
      expect(regions.map(({ textContent }) => textContent)).toContain(words)
    })
  /** The wallet signs what it was asked to. */
  async function sign({ control }: TestWallet) {
    await waitFor(() =>
      expect(control.requests.at(-1)).toMatchObject({ method: 'personal_sign', status: 'pending' }),
    )
    control.release()
  }

  test('has the focus, on what is to be done, and keeps it while it waits', async () => {
    const { dialog, wallet } = await takeOver()
    const send = await dialog.findByRole('button', { name: 'Send message' })
    expect(document.activeElement).toBe(send)
    wallet.control.setPersonality(late())
    await userEvent.keyboard('{Enter}')
    await dialog.findByRole('button', { name: 'Waiting for signature...' })
    expect(focused()).toBe('Waiting for signature...')
    await sign(wallet)
    await signedIn()
    // The button in the place of the one that was pressed.
    await waitFor(() => expect(document.activeElement?.closest('.ck-connect')).not.toBeNull())
    await said('Signed in with account 0x7E…5Bdf.')
  })

  test('says that it waits for the wallet and then for the server', async () => {
    const page = createPage()
    const verify = page.server.verify.bind(page.server)
    let answer = () => {}
    page.server.verify = async (parameters) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return verify(parameters)
    }
    const { dialog } = await takeOver(page)
    page.wallet.control.setPersonality(late())
    await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
    await said('Waiting for signature...')
    await sign(page.wallet)
    await said('Verifying signature...')
    answer()
    await signedIn()
    await said('Signed in with account 0x7E…5Bdf.')
  })
})

test('a cancel while the server verifies: no sign-in, and the session is ended', async () => {
  const page = createPage()
  const onSignedIn = vi.fn()
  const verify = page.server.verify.bind(page.server)
  let answer = () => {}
  page.server.verify = async (parameters) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return verify(parameters)
  }
  show(page, { onSignedIn })
  await connect(page.config, { connector: connector(page.config) })
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send message' }))
  await dialog.findByRole('button', { name: 'Verifying signature...' })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.config.state.status).toBe('disconnected'))
  answer()
  await waitFor(() => expect(page.server.signOut).toHaveBeenCalled())
  expect(page.server.session).toBeNull()
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(screen.getByText('unauthenticated')).toBeTruthy()
})
