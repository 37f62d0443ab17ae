import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { afterEach, beforeAll, expect, test } from 'vitest'

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
