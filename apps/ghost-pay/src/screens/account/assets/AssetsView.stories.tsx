import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { zeroAddress } from 'viem'
import { mainnet } from '@ghost-pay/chains'
import type { Balance } from '@ghost-pay/gateway-client'
import { buildToken } from '@ghost-pay/gateway-testing'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { arrangeAssets } from './arrangeAssets.ts'
import { AssetsView } from './AssetsView.tsx'

const ether: Balance = {
  ...buildToken({ type: 'NATIVE_TOKEN', symbol: 'ETH', name: 'Ether', decimals: 18 }),
  balance: 40_250_000_000_000_000_000n,
  fiatConversion: '3000',
}
const dollars = buildToken()
const unpriced = { ...buildToken({ symbol: 'GRNT', name: 'Grant Token' }), fiatConversion: '0' }
const lure = buildToken({ symbol: 'USDT', name: 'Visit claim-now.example', trusted: false })
const held = new Map([[dollars.tokenInfo.address, { balance: dollars.balance, decimals: 6 }]])
const assetsOf = (balances: readonly Balance[]) =>
  arrangeAssets(balances, { native: ether.balance, tokens: held }, new Map(), 'ETH')

const meta = {
  component: AssetsView,
  args: {
    chain: mainnet,
    assets: assetsOf([ether, dollars, unpriced, lure]),
    time: Date.now() - 40_000,
    unread: 0,
    notices: null,
    isFailed: false,
    payPath: '/a/eth:0x/pay',
    hasSpam: false,
    onAskForSpam: fn(),
    onPay: fn(),
    onChoose: fn(),
    collectibles: null,
  },
} satisfies Meta<typeof AssetsView>

export default meta
type Story = StoryObj<typeof meta>

/** The amount of a token says who said it; a token leads to a payment; what is put aside says why. */
export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Pay with dUSD' }))
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ isChecked: true }))
    await expect(canvas.getAllByText('What it is worth is not known')).not.toHaveLength(0)
    await userEvent.click(canvas.getByText('1 token is hidden'))
    await expect(canvas.getByText('Its name leads somewhere. Do not go there.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More about USDT' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Trust it in this browser' }))
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ token: lure.tokenInfo }),
      'shown',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'More about dUSD' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hide it' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ token: dollars.tokenInfo }),
      'hidden',
    )
  },
}

export const Reading: Story = { args: { assets: undefined } }

export const Empty: Story = {
  args: { assets: assetsOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No token yet')).toBeVisible()
  },
}

/** What cannot be read is not called nothing. */
export const UnreadableAlone: Story = {
  args: { assets: assetsOf([]), unread: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.queryByText('No token yet')).toBeNull()
  },
}

/** What is put aside below is not called nothing. */
export const AllPutAside: Story = {
  args: { assets: assetsOf([lure]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 token is hidden')).toBeVisible()
    await expect(canvas.queryByText('No token yet')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    assets: undefined,
    isFailed: true,
    notices: (
      <GatewayFailure
        query={{ error: new Error('fetch failed'), isFetching: false, refetch: fn() }}
        what="what this account holds"
      />
    ),
  },
}

/** Nobody has a price: the total is a dash. */
export const NoPrices: Story = {
  args: { assets: assetsOf([{ ...ether, fiatConversion: '0' }, unpriced]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/there is no price/)).toBeVisible()
  },
}

export const FiveHundred: Story = {
  args: {
    assets: assetsOf([
      ether,
      ...Array.from({ length: 499 }, (_, index) =>
        buildToken({
          symbol: `TK${index}`,
          name: `Token ${index}`,
          balance: BigInt(index) * 10n ** 6n,
        }),
      ),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more of 499' }))
    await expect(canvas.getAllByRole('link', { name: /^Pay with TK/ })).toHaveLength(119)
  },
}

/** A gateway that contradicts the chain, names without an end or with hidden signs, and amounts of 78 digits. */
export const Hostile: Story = {
  args: {
    assets: arrangeAssets(
      [
        ether,
        dollars,
        buildToken({ symbol: 'W'.repeat(4000), name: '\u202eevil'.repeat(500) }),
        buildToken({
          symbol: 'BIG',
          name: 'Big',
          balance: 2n ** 256n - 1n,
          decimals: 0,
          trusted: true,
        }),
        buildToken({ symbol: '<img src=x onerror=alert(1)>', name: '' }),
      ],
      {
        native: ether.balance,
        tokens: new Map([[dollars.tokenInfo.address, { balance: 7n, decimals: 6 }]]),
      },
      new Map([[zeroAddress, 'hidden' as const]]),
      'ETH',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The token itself says 0.000007.')).toBeVisible()
  },
}
