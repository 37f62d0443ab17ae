import { keepPreviousData, QueryCache, QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { LazyDialog } from '../provider/LazyDialog.ts'
import { manualAddress } from '../testing/manualWallet.ts'
import { showKit } from '../testing/showKit.tsx'

beforeAll(() => LazyDialog.preload(), 60_000)
afterEach(cleanup)

async function connected(parameters: Parameters<typeof showKit>[1]) {
  const shown = showKit(<ConnectButton />, parameters)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^A/ }))
  await shown.approve()
  return shown
}

test('an account has the name and the picture that the host gives it', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  await connected({
    kit: {
      resolveIdentity: (address) =>
        Promise.resolve(
          address === manualAddress
            ? { name: 'Treasury of the garden association', avatar: picture }
            : null,
        ),
    },
  })
  const button = await screen.findByRole('button', { name: /Account Treasury of the garden a…/ })
  expect(button.querySelector('img')?.src).toBe(picture)
})

test('a host that fails to say who an account is, or does not know, leaves it its address', async () => {
  for (const resolveIdentity of [
    () => {
      throw new Error('No.')
    },
    () => Promise.reject(new Error('No.')),
    () => null,
    () => undefined,
  ]) {
    await connected({ kit: { resolveIdentity } })
    await screen.findByRole('button', { name: /Account.*0x7E…5Bdf/ })
    cleanup()
  }
})

const token = `0x${'70'.repeat(20)}` as const
/** A node on which the account holds 2.5 of a token, and 1 of the currency. */
const node = {
  eth_getBalance: numberToHex(10n ** 18n),
  eth_call: (params: readonly [{ to: string; data: string }]) => {
    const [{ to, data }] = params
    if (to.toLowerCase() !== token) return '0x'
    const asks = (functionName: 'decimals' | 'symbol') =>
      data === encodeFunctionData({ abi: erc20Abi, functionName })
    if (asks('decimals')) return encodeAbiParameters([{ type: 'uint8' }], [6])
    if (asks('symbol')) return encodeAbiParameters([{ type: 'string' }], ['USDT'])
    return encodeAbiParameters([{ type: 'uint256' }], [2_500_000n])
  },
}

test('the balance of a token is shown in the place of the currency’s, on its chain alone', async () => {
  const { wallet } = await connected({ node, kit: { balanceTokens: { 31337: token } } })
  await screen.findByRole('button', { name: /2\.5 USDT/ })
  act(() => wallet.emit('chainChanged', '0x539'))
  await screen.findByRole('button', { name: /1 ETH/ })
})

test('a token that cannot be read has no balance, not that of the currency', async () => {
  await connected({ node, kit: { balanceTokens: { 31337: `0x${'71'.repeat(20)}` } } })
  await screen.findByRole('button', { name: /Account.*0x7E…5Bdf/ })
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(screen.queryByText(/ETH|USDT/)).toBeNull()
})

test('a host that answers with what is no text leaves an account its address', async () => {
  // A host without types may answer with anything.
  const answer = { name: { first: 'Ada' }, avatar: { small: 7 } } as never
  await connected({ kit: { resolveIdentity: () => answer } })
  await screen.findByRole('button', { name: /Account.*0x7E…5Bdf/ })
})

test.each([
  ['its amount as text', { value: '1000000000000000000', decimals: 18, symbol: 'ETH' }],
  ['no amount', {}],
  ['a name of a currency that is none', { value: 1n, decimals: 18, symbol: { name: 'ETH' } }],
])('a balance that a page has kept with %s is not shown', async (_, kept) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const key = ['balance', 'connect-kit', 31337, undefined, manualAddress]
  queryClient.setQueryData(key, kept)
  await connected({ queryClient })
  await screen.findByRole('button', { name: /Account.*0x7E…5Bdf/ })
  expect(screen.queryByText(/ETH|object/)).toBeNull()
})

test('what is known of one account stands for no other, also where a page keeps what it has shown', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, placeholderData: keepPreviousData } },
  })
  const unanswered = new Promise<never>(() => {})
  const isFirst = (address: string) => address.toLowerCase() === manualAddress.toLowerCase()
  const { wallet } = await connected({
    queryClient,
    node: {
      eth_getBalance: ([address]: [string]) =>
        isFirst(address) ? numberToHex(10n ** 18n) : unanswered,
    },
    kit: { resolveIdentity: (address) => (isFirst(address) ? { name: 'Ada' } : unanswered) },
  })
  await screen.findByRole('button', { name: /1 ETH.*Ada|Ada.*1 ETH/ })
  act(() => wallet.emit('accountsChanged', ['0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF']))
  await screen.findByRole('button', { name: /Account.*0x2B…D6cF/ })
  expect(screen.queryByText(/ETH|Ada/)).toBeNull()
})

test('what no node and no wallet answers is no failure of the page, which did not ask', async () => {
  const onError = vi.fn()
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: { queries: { retry: false, throwOnError: true } },
  })
  const fail = () => Promise.reject(new Error('No.'))
  const { wallet } = await connected({
    queryClient,
    node: { eth_getBalance: fail, eth_getCode: fail },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
  await screen.findByRole('button', { name: 'Disconnect' })
  await waitFor(() => expect(wallet.asked).toContain('wallet_getCapabilities'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 20_000 })
  expect(onError).not.toHaveBeenCalled()
})

test('a balance that cannot be read again is the one that was read before', async () => {
  const queryClient = new QueryClient()
  let answer = () => Promise.resolve<string>(numberToHex(10n ** 18n))
  await connected({ queryClient, node: { eth_getBalance: () => answer() } })
  await screen.findByRole('button', { name: /1 ETH/ })
  answer = () => Promise.reject(new Error('No.'))
  await act(() => queryClient.refetchQueries({ queryKey: ['balance'] }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  screen.getByRole('button', { name: /1 ETH/ })
})
