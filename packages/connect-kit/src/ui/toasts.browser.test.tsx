import { composeStories } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createTestClient, createWalletClient, http, type Transaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cdp, commands, page, userEvent as pointer } from 'vitest/browser'
import { createStorage, injected, useSendTransaction, WagmiProvider } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { createTestWallet } from '@ghost-pay/test-wallet'

import type { ChainCommands, ChainForBrowser } from '../../../../tooling/chainCommands.ts'
import preview from '../../.storybook/preview.tsx'
import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { createKitConfig } from '../connection/createKitConfig.ts'
import * as limits from '../limits.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { exampleAddress, ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { listen } from '../testing/screenReader.ts'
import { storeOutcome, storeTransaction } from '../transactions/transactionStore.ts'
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
    <StrictMode>
      <ExampleKit {...props} kit={{ toasts: true, ...props.kit }}>
        <ConnectButton />
      </ExampleKit>
    </StrictMode>,
  )
}

async function connectHarbour() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
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
  // A switch before this is said would take its place.
  await waitFor(() => expect(said).toContain('Connected with account 0x7E…5Bdf.'))
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

const payee = '0x000000000000000000000000000000000000dEaD'

/** A connected page that pays a baker on a real chain. */
async function openBakery() {
  const { chainId, rpcUrl, owners } = chain
  const [owner] = owners
  if (!owner) throw new Error('There are owners.')
  const { provider } = createTestWallet({
    name: 'Heron',
    privateKey: owner.privateKey,
    chains: [{ id: chainId, rpcUrl }],
  })
  const asked: string[] = []
  const onFetchRequest = (_: Request, { body }: RequestInit) =>
    void asked.push(JSON.stringify(body))
  const config = createKitConfig({
    chains: [{ ...foundry, id: chainId }],
    transports: { [chainId]: http(rpcUrl, { onFetchRequest }) },
    pollingInterval: 100,
    connectors: [injected({ target: { id: 'heron', name: 'Heron', provider: provider as never } })],
    storage: createStorage({ storage: memoryStorage() }),
  })
  let sent: `0x${string}` | undefined
  function Pay() {
    const { mutateAsync: send } = useSendTransaction()
    const add = useAddRecentTransaction()
    const pay = async () => {
      sent = await send({ to: payee, value: 1n })
      add({ hash: sent, description: 'Pay the baker' })
    }
    return (
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
    )
  }
  render(
    <StrictMode>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <ConnectKitProvider toasts>
            <Pay />
          </ConnectKitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
  const said = listen()
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connect(config, { connector })
  const node = createTestClient({
    mode: 'anvil',
    chain: { ...foundry, id: chainId },
    transport: http(rpcUrl),
  })
  const account = privateKeyToAccount(owner.privateKey)
  return {
    ...{ config, connector, said, node },
    pay: () => userEvent.click(screen.getByRole('button', { name: 'Pay' })),
    /** Waits until the page knows what there is to know of a transaction that is not in a block yet. */
    known: () =>
      // Each look begins with what the one before it has learned.
      waitFor(() =>
        expect(asked.filter((each) => each.includes('eth_getTransactionByHash'))).toHaveLength(2),
      ),
    /** Sends something else with the nonce of what the page has sent, for a higher fee. */
    replace: async (call: { to: `0x${string}`; value: bigint } | 'nothing') => {
      const { nonce, gas, maxFeePerGas, maxPriorityFeePerGas }: Transaction = await getTransaction(
        node,
        { hash: sent ?? '0x' },
      )
      const fees = {
        maxFeePerGas: 3n * (maxFeePerGas ?? 1n),
        maxPriorityFeePerGas: 3n * (maxPriorityFeePerGas ?? 1n),
      }
      const transport = http(rpcUrl)
      await createWalletClient({ account, chain: node.chain, transport }).sendTransaction({
        ...(call === 'nothing' ? { to: account.address, value: 0n } : call),
        ...{ nonce, gas, ...fees },
      })
    },
  }
}

test('a transaction is one toast from sending to the receipt, and is read out each time', async () => {
  const { pay, said } = await openBakery()
  await pay()
  await toast('Confirmed')
  expect(within(await toasts()).getAllByText('Pay the baker')).toHaveLength(1)
  // News that comes at the same moment is said in the same breath.
  const confirmed = () => said.filter((each) => each.includes('Pay the baker: Confirmed.'))
  await waitFor(() => expect(confirmed()).toHaveLength(1))
})

test.each([
  ['sent again at a higher fee', { to: payee, value: 1n }, 'Confirmed'],
  ['cancelled', 'nothing', 'Replaced'],
  ['replaced by another one', { to: payee, value: 2n }, 'Replaced'],
] as const)('a transaction that is %s is one toast to its end', async (_, call, end) => {
  const { pay, known, replace, node, said } = await openBakery()
  await node.setAutomine(false)
  try {
    await pay()
    await toast('Pending')
    await known()
    await replace(call)
    await node.mine({ blocks: 1 })
    await toast(end)
    expect(within(await toasts()).getAllByText('Pay the baker')).toHaveLength(1)
    const ends = () => said.filter((each) => each.includes(`Pay the baker: ${end}.`))
    await waitFor(() => expect(ends()).toHaveLength(1))
  } finally {
    await node.mine({ blocks: 1 })
    await node.setAutomine(true)
  }
})

test('a visitor who leaves while one is pending is told of its end when they are back', async () => {
  const { pay, known, node, config, connector, said } = await openBakery()
  await node.setAutomine(false)
  try {
    await pay()
    await toast('Pending')
    await known()
    await disconnect(config)
    await toast('Disconnected.')
    await node.mine({ blocks: 1 })
    await connect(config, { connector })
    await toast('Confirmed')
    const ends = () => said.filter((each) => each.includes('Pay the baker: Confirmed.'))
    await waitFor(() => expect(ends()).toHaveLength(1))
  } finally {
    await node.mine({ blocks: 1 })
    await node.setAutomine(true)
  }
})

const owner = { address: exampleAddress, chainId: 1 }
const hashOf = (index: number) => `0x${String(index).padStart(64, '0')}` as const

test('what another tab sends and sees ending is shown here too, and read out once', async () => {
  open()
  await connectHarbour()
  await toast(/^Connected/)
  const said = listen()
  const tab = document.body.appendChild(document.createElement('iframe'))
  try {
    const key = `ck.transactions.1.${exampleAddress.toLowerCase()}`
    for (const [status, words] of [
      ['pending', 'Pending'],
      ['failed', 'Failed'],
    ]) {
      const stored = [{ hash: hashOf(1), description: 'Swap', status }]
      tab.contentWindow?.localStorage.setItem(key, JSON.stringify(stored))
      await toast(words ?? '')
      await waitFor(() =>
        expect(said.filter((each) => each.includes(`Swap: ${words}.`))).toHaveLength(1),
      )
    }
    expect(within(await toasts()).getAllByText('Swap')).toHaveLength(1)
  } finally {
    tab.remove()
  }
})

test('each of more than are kept is told of its end, also when all end at once', async () => {
  open()
  await connectHarbour()
  await toast(/^Connected/)
  const all = Array.from({ length: 14 }, (_, index) => index)
  for (const index of all) {
    storeTransaction(owner, { hash: hashOf(index), description: `Payment ${index}` })
  }
  const said = listen()
  // The oldest end last, and the oldest of all fails.
  for (const index of all.toReversed()) {
    storeOutcome(owner, hashOf(index), { status: index === 0 ? 'failed' : 'confirmed' })
  }
  await toast('Payment 0')
  await toast('Failed')
  for (const index of all) {
    const words = `Payment ${index}: ${index === 0 ? 'Failed' : 'Confirmed'}.`
    await waitFor(() => expect(said.filter((each) => each.includes(words))).toHaveLength(1))
  }
})

test.each(
  [
    [320, 568],
    [320, 481],
    [320, 256],
  ].flatMap(([width = 0, height = 0]) =>
    (['ThreeAtOnce', 'ThreeInArabic', 'LongWords', 'LongWordsInArabic'] as const).map(
      (name) => [name, width, height] as const,
    ),
  ),
)('%s stands whole in %i × %i', async (name, width, height) => {
  await page.viewport(width, height)
  const { [name]: Story } = composeStories(stories, {
    ...preview,
    initialGlobals: { scheme: 'light' },
  })
  render(<Story />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows).toHaveLength(3)
  await comeToRest()
  for (const row of rows) {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    expect([left, right]).toEqual([16, width - 16])
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(height - 16)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  }
})

test('one toast alone says all that it says in the lowest window', async () => {
  await page.viewport(320, 256)
  const { WrongNetwork } = composeStories(stories, preview)
  render(<WrongNetwork />)
  const { scrollHeight, clientHeight } = await screen.findByText(/Wrong network detected/)
  expect(scrollHeight).toBe(clientHeight)
})

test('a wrong network has the colour of a failed transaction', async () => {
  const { TransactionFailed, WrongNetwork } = composeStories(stories, preview)
  const colors = new Set<string>()
  for (const Story of [TransactionFailed, WrongNetwork]) {
    render(<Story />)
    await waitFor(() => expect(document.querySelector('.ck-transaction-mark')).not.toBeNull())
    colors.add(getComputedStyle(document.querySelector('.ck-transaction-mark')!).color)
    cleanup()
  }
  expect([...colors]).toHaveLength(1)
})

test('the words of the host keep their direction beside Arabic ones', async () => {
  const { LongWordsInArabic, ThreeInArabic } = composeStories(stories, preview)
  render(<LongWordsInArabic />)
  for (const title of await screen.findAllByText(/^Add an owner/)) {
    expect(getComputedStyle(title)).toMatchObject({ direction: 'ltr', textAlign: 'right' })
  }
  cleanup()
  render(<ThreeInArabic />)
  const own = await screen.findByText(/^تم الاتصال/)
  expect(getComputedStyle(own).direction).toBe('rtl')
})

const named = (id: string, title = id): Toast => ({ id, title, mark: 'confirmed' })

/** Shows toasts as the provider does, and hands out how the next ones are shown. */
function showToasts(...first: Toast[]) {
  const onClose = vi.fn<(toast: Toast) => void>()
  const view = (toasts: readonly Toast[]) => <ToastsView toasts={toasts} onClose={onClose} />
  const { rerender } = render(view(first))
  return { onClose, show: (...toasts: Toast[]) => rerender(view(toasts)) }
}

const closer = (title: string) => screen.getByRole('button', { name: `Close: ${title}` })

test('a message that comes while an earlier one about the same leaves stays', async () => {
  const { onClose, show } = showToasts(named('a', 'Pending'))
  closer('Pending').click()
  show(named('a', 'Confirmed'))
  const row = (await toast('Confirmed')).closest('li')
  await comeToRest()
  expect(row && getComputedStyle(row).opacity).toBe('1')
  expect(onClose).not.toHaveBeenCalled()
})

test('a second press on a toast that leaves closes it once', async () => {
  const { onClose } = showToasts(named('a'))
  closer('a').click()
  closer('a').click()
  await comeToRest()
  expect(onClose).toHaveBeenCalledOnce()
})

test('the focus stays in the toasts when a newer one takes the place of the one that has it', async () => {
  const { show } = showToasts(named('a'), named('b'), named('c'))
  const before = document.body.appendChild(document.createElement('button'))
  try {
    before.focus()
    closer('a').focus()
    show(named('d'), named('e'), named('f'))
    expect(document.activeElement).toBe(closer('d'))
    // It goes back to the page from there.
    show(named('d'))
    await pointer.keyboard('{Escape}')
    expect(document.activeElement).toBe(before)
  } finally {
    before.remove()
  }
})

test('a toast that leaves takes no focus out of the page', async () => {
  const { onClose } = showToasts(named('a'), named('b'))
  const before = document.body.appendChild(document.createElement('button'))
  try {
    before.focus()
    closer('a').click()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(document.activeElement).toBe(before)
  } finally {
    before.remove()
  }
})

test('the focus goes from a toast that is closed to the one above, or from the first to the one below', async () => {
  showToasts(named('a'), named('b'), named('c'))
  closer('b').focus()
  await pointer.keyboard('{Escape}')
  expect(document.activeElement).toBe(closer('a'))
  await pointer.keyboard('{Escape}')
  expect(document.activeElement).toBe(closer('b'))
})

test('the focus stays where it is in the toasts when another one comes', async () => {
  const { show } = showToasts(named('a'), named('b'))
  closer('a').focus()
  await pointer.keyboard('{Tab}')
  expect(document.activeElement).toBe(closer('b'))
  show(named('a'), named('b'), named('c'))
  expect(document.activeElement).toBe(closer('b'))
})

test('toasts in a dialog that the host takes out of the page stand beside the page', async () => {
  showToasts(named('a'))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  try {
    dialog.showModal()
    await waitFor(() => expect(closer('a').closest('dialog')).toBe(dialog))
  } finally {
    dialog.remove()
  }
  await waitFor(() => expect(closer('a').closest('dialog')).toBeNull())
})

test('where the browser does not tell that a dialog opens, the next toast lies in it', async () => {
  const { show } = showToasts(named('a'))
  const silence = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('toggle', silence, true)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  try {
    dialog.showModal()
    await new Promise((resolve) => setTimeout(resolve))
    show(named('a'), named('b'))
    await waitFor(() => expect(closer('b').closest('dialog')).toBe(dialog))
  } finally {
    window.removeEventListener('toggle', silence, true)
    dialog.remove()
  }
})

test('under the pointer toasts stay, and leave when it has gone, also from one that was closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { onClose, show } = showToasts(named('a'), named('b'))
    await pointer.hover(page.elementLocator(closer('a')))
    vi.advanceTimersByTime(limits.toastFor * 2)
    expect(onClose).not.toHaveBeenCalled()
    await pointer.click(page.elementLocator(closer('a')))
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    // The other one stands below: nothing is under the pointer now.
    show(named('b'))
    await expect
      .poll(() => {
        vi.advanceTimersByTime(limits.toastFor)
        return onClose.mock.calls.map(([{ id }]) => id)
      })
      .toEqual(['a', 'b'])
  } finally {
    vi.useRealTimers()
  }
})

test('a toast that is there moves into a dialog that the host opens, and out of it', async () => {
  showToasts(named('a'))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  try {
    dialog.showModal()
    await waitFor(() => expect(closer('a').closest('dialog')).toBe(dialog))
    await pointer.click(page.elementLocator(closer('a')))
    dialog.close()
    await waitFor(() => expect(closer('a').closest('dialog')).toBeNull())
  } finally {
    dialog.remove()
  }
})

test.each(['reduce', 'no-preference'] as const)(
  'a toast moves with the preference %s',
  async (value) => {
    const emulate = (motion: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: motion }],
      })
    await emulate(value)
    try {
      const { onClose } = showToasts(named('a'))
      const row = closer('a').closest('li')
      const moves = value === 'no-preference'
      expect(row?.getAnimations().length).toBe(moves ? 1 : 0)
      closer('a').click()
      expect(onClose.mock.calls.length).toBe(moves ? 0 : 1)
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    } finally {
      await emulate('')
    }
  },
)

test('toasts that the host asks for later begin with what happens later', async () => {
  const page = (isOn: boolean) => (
    <ExampleKit kit={{ toasts: isOn }}>
      <ConnectButton />
    </ExampleKit>
  )
  const { rerender } = render(page(true))
  await connectHarbour()
  await toast(/^Connected/)
  rerender(page(false))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull())
  rerender(page(true))
  await userEvent.click(await screen.findByRole('button', { name: /Network\s*Ethereum/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Gnosis' }))
  await toast('Switched to Gnosis.')
  rerender(page(false))
  rerender(page(true))
  expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
})

test('each of twenty transactions is read out, also when they come one right after another', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Payment ${index + 1}`)
  function PayAll() {
    const add = useAddRecentTransaction()
    async function payAll() {
      for (const [index, description] of names.entries()) {
        add({ hash: hashOf(index), description })
        await new Promise(requestAnimationFrame)
      }
    }
    return (
      <button type="button" onClick={() => void payAll()}>
        Pay
      </button>
    )
  }
  render(
    <ExampleKit kit={{ toasts: true }}>
      <ConnectButton />
      <PayAll />
    </ExampleKit>,
  )
  await connectHarbour()
  await toast(/^Connected/)
  const said = listen()
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  for (const name of names) {
    await waitFor(() => expect(said.filter((each) => each.includes(`${name}: `))).toHaveLength(1))
  }
  expect(within(await toasts()).getAllByRole('listitem')).toHaveLength(limits.toasts)
})
