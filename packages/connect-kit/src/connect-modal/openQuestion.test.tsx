import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStorage, WagmiProvider } from 'wagmi'
import { mainnet } from '@ghost-pay/chains'
import { announceTestWallets, createTestWallet } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { WalletButton } from '../connect-button/WalletButton.tsx'
import { createKitConfig } from '../connection/createKitConfig.ts'
import type { KitFailure } from '../context/Events.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { ConnectPanel } from '../provider/ConnectPanel.tsx'
import { LazyDialog } from '../provider/LazyDialog.ts'
import { manualAddress, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { recentWalletIds } from '../wallets/recentWallets.ts'

beforeAll(() => LazyDialog.preload(), 60_000)

const stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

/** A wallet that answers when it is told to, and until then takes no second question. */
function announceSnail() {
  const prompts: ((yes: boolean) => void)[] = []
  const snail = createTestWallet({
    name: 'Snail',
    rdns: 'example.snail',
    privateKey: `0x${'1'.padStart(64, '0')}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
    consent: () => new Promise((answer) => prompts.push(answer)),
  })
  stops.push(announceTestWallets([snail]))
  const { requests } = snail.control
  return {
    wallet: snail,
    /** What an earlier page has asked, or another tab. */
    ask: () => snail.provider.request({ method: 'eth_requestAccounts' }).catch(() => {}),
    asked: (method: string) => requests.filter((request) => request.method === method).length,
    answer: (yes: boolean) =>
      act(async () => {
        const [prompt] = prompts.splice(0, 1)
        if (!prompt) throw new Error('nothing is open in the wallet')
        prompt(yes)
        await settle()
      }),
    prompts,
  }
}

type Told = { connected: string[]; failed: KitFailure['kind'][] }

function Page({ parts, told }: { parts: 'one' | 'several'; told: Told }) {
  const [config] = useState(() =>
    createKitConfig({
      chains: [mainnet],
      storage: createStorage({ storage: memoryStorage() }),
    }),
  )
  const [queryClient] = useState(() => new QueryClient())
  const events = {
    onConnect: ({ address }: { address: string }) => void told.connected.push(address),
    onError: ({ kind }: KitFailure) => void told.failed.push(kind),
  }
  return (
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <ConnectKitProvider {...events}>
            <ConnectButton />
            {parts === 'several' && (
              <>
                <ConnectPanel />
                <WalletButton wallet="example.snail" />
              </>
            )}
          </ConnectKitProvider>
          {parts === 'several' && (
            <ConnectKitProvider id="second">
              <section aria-label="second">
                <ConnectButton />
              </section>
            </ConnectKitProvider>
          )}
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
}

function open(parts: 'one' | 'several' = 'one') {
  const told: Told = { connected: [], failed: [] }
  const page = render(<Page parts={parts} told={told} />)
  return { page, told }
}

const press = async (name: string | RegExp, where?: HTMLElement) =>
  userEvent.click(await (where ? within(where) : screen).findByRole('button', { name }))
const openDialog = async () => {
  await press('Connect Wallet')
  return screen.findByRole('dialog')
}
const isAsked = () => screen.findByText('Confirm the connection in Snail')
const isPending = (where?: HTMLElement) =>
  (where ? within(where) : screen).findByText(
    'Snail has a request open already. Answer it there.',
    {},
    { timeout: 3000 },
  )
const isConnected = () => screen.findByRole('button', { name: /Account/ }, { timeout: 3000 })

/** After a no the visitor asks anew, and a yes to that connects. */
async function askAnew(snail: ReturnType<typeof announceSnail>, told: Told) {
  await press('RETRY')
  await isAsked()
  await waitFor(() => expect(snail.prompts).toHaveLength(1))
  await snail.answer(true)
  await isConnected()
  expect(told.connected).toEqual([manualAddress])
}

/** The visitor leaves the dialog. */
async function leave() {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** How a visitor comes to ask a wallet again whose first question is open. */
const ways: Record<string, () => Promise<void>> = {
  'Cancel, and the wallet again': async () => {
    await press('Cancel')
    await press(/Snail/)
  },
  'Cancel, the wallet again, and RETRY': async () => {
    await press('Cancel')
    await press(/Snail/)
    await isPending()
    await press('RETRY')
  },
  'Escape, and the dialog again': async () => {
    await leave()
    await openDialog()
    await press(/Snail/)
  },
}

describe.each(Object.entries(ways))('%s', (_, again) => {
  let snail: ReturnType<typeof announceSnail>
  let told: Told
  beforeEach(async () => {
    snail = announceSnail()
    told = open().told
    await openDialog()
    await press(/Snail/)
    await isAsked()
    await waitFor(() => expect(snail.prompts).toHaveLength(1))
    await again()
    await isPending()
  })

  test('a yes to what is open connects, and is told once', async () => {
    await snail.answer(true)
    await isConnected()
    await act(settle)
    expect(told.connected).toEqual([manualAddress])
    expect(recentWalletIds()).toEqual(['example.snail'])
    expect(snail.asked('wallet_revokePermissions')).toBe(0)
    expect(snail.prompts).toEqual([])
  })

  test('a no to what is open is a no to the visitor, who can ask again', async () => {
    await snail.answer(false)
    await screen.findByText('You declined the request in Snail.')
    expect(told.failed.at(-1)).toBe('rejected')
    await askAnew(snail, told)
  })

  test('left, it is given up: a yes to what is open is taken back', async () => {
    await leave()
    await snail.answer(true)
    await waitFor(() => expect(snail.asked('wallet_revokePermissions')).toBe(1))
    await act(settle)
    await screen.findByRole('button', { name: 'Connect Wallet' })
    expect(told.connected).toEqual([])
    expect(recentWalletIds()).toEqual([])
    expect(await snail.wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
  })
})

describe('what an earlier page, or another tab, has asked', () => {
  let snail: ReturnType<typeof announceSnail>
  let told: Told
  beforeEach(async () => {
    snail = announceSnail()
    void snail.ask()
    told = open().told
    await openDialog()
    await press(/Snail/)
    await isPending()
  })

  test('a yes to it connects, and is told once', async () => {
    await snail.answer(true)
    await isConnected()
    await act(settle)
    expect(told.connected).toEqual([manualAddress])
    expect(snail.asked('wallet_revokePermissions')).toBe(0)
    // From now on the wallet is followed.
    act(() => snail.wallet.control.forget())
    await screen.findByRole('button', { name: 'Connect Wallet' })
  })

  test('after a no, RETRY asks anew', async () => {
    await snail.answer(false)
    await askAnew(snail, told)
  })

  test('given up, a yes to it connects nobody', async () => {
    await leave()
    await snail.answer(true)
    await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
    await screen.findByRole('button', { name: 'Connect Wallet' })
    expect(told.connected).toEqual([])
  })
})

test('a locked wallet that is unlocked is there by itself where it knows the page', async () => {
  const snail = announceSnail()
  const known = snail.ask()
  await snail.answer(true)
  await known
  snail.wallet.control.lock()
  const { told } = open()
  await openDialog()
  await press(/Snail/)
  await isPending()
  act(() => snail.wallet.control.unlock())
  await isConnected()
  expect(told.connected).toEqual([manualAddress])
})

describe('what another part of the page has asked', () => {
  const parts: Record<string, () => Promise<void>> = {
    'the dialog of a second provider': async () => {
      await press('Connect Wallet', screen.getByRole('region', { name: 'second' }))
      await press(/Snail/, await screen.findByRole('dialog'))
    },
    'a button for the wallet': async () => {
      await userEvent.click(screen.getAllByRole('button', { name: /^Snail/ }).at(-1)!)
    },
  }
  test.each(Object.entries(parts))('%s: a yes to the panel connects', async (_, askThere) => {
    const snail = announceSnail()
    const { told } = open('several')
    const panel = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.ck-panel')
      expect(found).not.toBeNull()
      return found!
    })
    await press(/Snail/, panel)
    await waitFor(() => expect(snail.prompts).toHaveLength(1))
    await askThere()
    await isPending(await screen.findByRole('dialog'))
    await snail.answer(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(settle)
    expect(told.connected).toEqual([manualAddress])
    expect(snail.asked('wallet_revokePermissions')).toBe(0)
    expect(snail.prompts).toEqual([])
  })
})
