import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cookieStorage, cookieToInitialState, createStorage, WagmiProvider } from 'wagmi'
import { foundry, localhost } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
import { createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'

import { connectWallet } from '../connection/connectWallet.ts'
import { createKitConfig } from '../connection/createKitConfig.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { LazyDialog } from '../provider/LazyDialog.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { LazyConnectedButton } from './lazyParts.ts'

// What a page loads later is no part of what is tested here.
beforeAll(() => Promise.all([LazyDialog.preload(), LazyConnectedButton.preload()]), 60_000)
beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=;max-age=-1;path=/`
  }
})
afterEach(cleanup)

const createWallet = () =>
  createTestWallet({
    name: 'Otter',
    privateKey: `0x${'1'.padStart(64, '0')}`,
    chains: [{ id: foundry.id }],
  })

/** What is made once for a server's answer to a request with this cookie, and once more in the browser. */
function createPage({ provider }: TestWallet, cookie: string) {
  const config = createKitConfig({
    chains: [foundry, localhost],
    connectors: [injected({ target: { id: 'otter', name: 'Otter', provider: provider as never } })],
    storage: createStorage({ storage: cookieStorage }),
  })
  const queryClient = new QueryClient()
  const initialState = cookieToInitialState(config, cookie)
  const tree = (
    <WagmiProvider config={config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider id="kit">
          <ConnectButton showBalance={false} />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  return { config, tree }
}

/** A first visit, in which the visitor connects. What the browser sends with its next request. */
async function connectOnce(wallet: TestWallet): Promise<string> {
  const { config, tree } = createPage(wallet, '')
  const { unmount } = render(tree)
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  await act(() => connectWallet(config, connector))
  await screen.findByRole('button', { name: /^Account/ })
  const { cookie } = document
  unmount()
  return cookie
}

/** The next visit: the server's page, and then the page that takes it over. */
function comeBack(wallet: TestWallet, cookie: string) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(createPage(wallet, cookie).tree)
  document.body.append(place)
  const button = () => place.querySelector('.ck-connect')
  const fromServer = button()
  const seen = new Set<string>()
  const look = () =>
    seen.add(
      `${button()?.hasAttribute('data-hidden') ? 'hidden ' : ''}${button()?.textContent ?? ''}`,
    )
  look()
  new MutationObserver(look).observe(place, { subtree: true, childList: true, attributes: true })
  const complaints = vi.fn()
  render(createPage(wallet, cookie).tree, {
    container: place,
    hydrate: true,
    onRecoverableError: complaints,
  })
  return { button, complaints, fromServer, seen }
}

test('a visitor who comes back sees the account in every moment, and the page takes over the server’s button', async () => {
  const wallet = createWallet()
  const cookie = await connectOnce(wallet)
  const { button, complaints, fromServer, seen } = comeBack(wallet, cookie)
  const account = await screen.findByRole('button', { name: /^Account/ })
  expect([...seen].filter((each) => !each.includes('0x7E…5Bdf'))).toEqual([])
  expect([...seen].filter((each) => each.includes('hidden'))).toEqual([])
  expect(button()).toBe(fromServer)
  expect(complaints).not.toHaveBeenCalled()
  await userEvent.click(account)
  await screen.findByRole('dialog')
})

test('where the wallet no longer knows the page, the button is the one of a visitor who is not connected', async () => {
  const wallet = createWallet()
  const cookie = await connectOnce(wallet)
  wallet.control.forget()
  const { complaints, seen } = comeBack(wallet, cookie)
  await screen.findByRole('button', { name: 'Connect Wallet' })
  expect([...seen][0]).toBe('0x7E…5Bdf')
  expect(complaints).not.toHaveBeenCalled()
})
