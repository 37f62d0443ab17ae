import { composeStories } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent as pointer } from 'vitest/browser'
import { createStorage, injected, useSendTransaction, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { createTestWallet } from '@ghost-pay/test-wallet'

import type { ChainCommands, ChainForBrowser } from '../../../../tooling/chainCommands.ts'
import preview from '../../.storybook/preview.tsx'
import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { createKitConfig } from '../connection/createKitConfig.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { exampleAddress, ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { useAddRecentTransaction } from '../transactions/useAddRecentTransaction.ts'
import type { Toast } from './toastList.ts'
import * as stories from './Toasts.stories.tsx'
import { ToastsView } from './ToastsView.tsx'

import '../styles.css'

// What vitest.config.ts adds to the commands of the browser.
const { startChain, stopChain } = commands as typeof commands & ChainCommands

let chain: ChainForBrowser
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => stopChain())
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const toasts = () => screen.findByRole('list', { name: 'Messages' })
const toast = async (words: RegExp | string) => within(await toasts()).findByText(words)

function open(props: ExampleKitProps = {}) {
  render(
    <ExampleKit {...props} kit={{ toasts: true, ...props.kit }}>
      <ConnectButton />
    </ExampleKit>,
  )
}

async function connectHarbour() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
}

/** What the page’s live region says from now on. */
function listen() {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = target instanceof Element ? target.closest('[aria-live]') : null
      if (region?.textContent) said.push(region.textContent)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return said
}

test('a connection and a switch are each shown in one toast, read out once, and take no focus', async () => {
  // What was sent earlier on the other network is no news.
  const hash = `0x${'1'.repeat(64)}`
  const stored = [{ hash, description: 'Swap', status: 'confirmed' }]
  const key = `ck.transactions.100.${exampleAddress.toLowerCase()}`
  localStorage.setItem(key, JSON.stringify(stored))
  open()
  const said = listen()
  await connectHarbour()
  await toast('Connected with account 0x7E…5Bdf.')
  const network = await screen.findByRole('button', { name: /Network\s*Ethereum/ })
  await userEvent.click(network)
  await userEvent.click(await screen.findByRole('button', { name: 'Gnosis' }))
  await toast('Switched to Gnosis.')
  expect(within(await toasts()).getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(said).toContain('Switched to Gnosis.'))
  expect(said.filter((each) => each.includes('Connected with account'))).toHaveLength(1)
  expect(said.filter((each) => each.includes('Switched to'))).toHaveLength(1)
  expect((await toasts()).contains(document.activeElement)).toBe(false)
  expect((await toasts()).closest('[aria-live], [role=status], [role=alert]')).toBeNull()
})

test('without the prop no toast is shown', async () => {
  open({ kit: { toasts: false } })
  const said = listen()
  await connectHarbour()
  await waitFor(() => expect(said).toContain('Connected with account 0x7E…5Bdf.'))
  expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
})

test('a toast is closed from the keyboard, and the focus goes back to where it was', async () => {
  open()
  await connectHarbour()
  await toast(/^Connected/)
  const button = await screen.findByRole('button', { name: /Account/ })
  button.focus()
  await pointer.keyboard('{Tab}')
  await waitFor(() => expect(document.activeElement?.ariaLabel).toMatch(/^Close: Connected/))
  await pointer.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('a toast lies in the host’s dialog while that is open, and beside the page afterwards', async () => {
  open()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.style.cssText =
    'inline-size: 100vw; block-size: 100vh; max-inline-size: none; max-block-size: none'
  dialog.showModal()
  try {
    // The wallet answers while the host’s dialog is open.
    screen.getByRole('button', { hidden: true, name: 'Connect Wallet' }).click()
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    const words = await toast(/^Connected/)
    const { left, top } = words.getBoundingClientRect()
    await waitFor(() => expect(document.elementFromPoint(left + 2, top + 2)).toBe(words))
    expect(words.closest('dialog')).toBe(dialog)
    dialog.close()
    const moved = await toast(/^Connected/)
    expect(moved.closest('dialog')).toBeNull()
  } finally {
    dialog.remove()
  }
})

test('a new toast lies above what the host has opened since the last one', async () => {
  const first: Toast = { id: 'a', title: 'Pay the baker', mark: 'failed' }
  const { rerender } = render(<ToastsView toasts={[first]} onClose={() => {}} />)
  const cover = document.body.appendChild(document.createElement('div'))
  cover.popover = 'manual'
  cover.style.cssText = 'inline-size: 100vw; block-size: 100vh'
  cover.showPopover()
  try {
    rerender(
      <ToastsView toasts={[first, { ...first, id: 'b', title: 'Swap' }]} onClose={() => {}} />,
    )
    const words = await toast('Swap')
    const { left, top } = words.getBoundingClientRect()
    expect(document.elementFromPoint(left + 2, top + 2)).toBe(words)
  } finally {
    cover.remove()
  }
})

test('a transaction is one toast from sending to the receipt, and is read out each time', async () => {
  const { chainId, rpcUrl, owners } = chain
  const [owner] = owners
  if (!owner) throw new Error('There are owners.')
  const { provider } = createTestWallet({
    name: 'Heron',
    privateKey: owner.privateKey,
    chains: [{ id: chainId, rpcUrl }],
  })
  const config = createKitConfig({
    chains: [{ ...foundry, id: chainId }],
    transports: { [chainId]: http(rpcUrl) },
    pollingInterval: 100,
    connectors: [injected({ target: { id: 'heron', name: 'Heron', provider: provider as never } })],
    storage: createStorage({ storage: memoryStorage() }),
  })
  function Pay() {
    const { mutateAsync: send } = useSendTransaction()
    const add = useAddRecentTransaction()
    const pay = async () => {
      const hash = await send({ to: '0x000000000000000000000000000000000000dEaD', value: 1n })
      add({ hash, description: 'Pay the baker' })
    }
    return (
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
    )
  }
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectKitProvider toasts>
          <Pay />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const said = listen()
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connect(config, { connector })
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await toast('Confirmed')
  expect(within(await toasts()).getAllByText('Pay the baker')).toHaveLength(1)
  await waitFor(() => expect(said).toContain('Pay the baker: Confirmed.'))
  expect(said.filter((each) => each.includes('Confirmed'))).toHaveLength(1)
})

test.each(['ThreeAtOnce', 'ThreeInArabic'] as const)(
  '%s stands whole in the smallest phone',
  async (name) => {
    await page.viewport(320, 568)
    const { [name]: Story } = composeStories(stories, {
      ...preview,
      initialGlobals: { scheme: 'light' },
    })
    render(<Story />)
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(3)
    await comeToRest()
    for (const row of rows) {
      const { left, right, bottom } = row.getBoundingClientRect()
      expect([left, right]).toEqual([16, 304])
      expect(bottom).toBeLessThanOrEqual(568 - 16)
      expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  },
)
