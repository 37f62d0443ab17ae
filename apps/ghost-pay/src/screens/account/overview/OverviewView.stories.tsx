import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

import { buildAccount } from '../../../testing/buildAccount.ts'
import {
  buildTransaction,
  buildTransfer,
  testAddresses,
} from '../../../testing/buildTransaction.ts'
import { OverviewView } from './OverviewView.tsx'

const fiat = { fiatBalance: '0', fiatConversion: '0', fiatBalance24hChange: null }
const ether: Balance = {
  tokenInfo: {
    type: 'NATIVE_TOKEN',
    address: zeroAddress,
    decimals: 18,
    symbol: 'ETH',
    name: 'Ether',
    logoUri: null,
    trusted: null,
  },
  balance: 40_250_000_000_000_000_000n,
  ...fiat,
}
const buildToken = (symbol: string, name: string, balance: bigint): Balance => ({
  tokenInfo: {
    type: 'ERC20',
    address: testAddresses.shop,
    decimals: 6,
    symbol,
    name,
    logoUri: null,
    trusted: null,
  },
  balance,
  ...fiat,
})

const meta = {
  component: OverviewView,
  args: {
    account: buildAccount(),
    balances: [ether, buildToken('dUSD', 'Demo Dollar', 125_000_500_000n)],
    balancesTime: Date.now(),
    waiting: [
      buildTransaction({ missing: [testAddresses.alice, testAddresses.bob] }),
      buildTransaction({ nonce: 8, missing: [testAddresses.bob] }),
    ],
    recent: [
      buildTransaction({ id: 'a', status: 'SUCCESS' }),
      buildTransaction({ id: 'b', status: 'SUCCESS', info: buildTransfer({ incoming: true }) }),
    ],
    reachesBack: true,
    failed: false,
  },
} satisfies Meta<typeof OverviewView>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}

const priced = (balance: Balance, fiatConversion: string): Balance => ({
  ...balance,
  fiatConversion,
})

/** With prices: the total, what it is made of, and what of it is promised. */
export const Priced: Story = {
  args: {
    balances: [
      priced(ether, '3000'),
      priced(buildToken('dUSD', 'Demo Dollar', 125_000_500_000n), '1'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is promised: 2 payments in the inbox/)).toBeVisible()
    await expect(canvas.getByText('dUSD · 51%')).toBeVisible()
  },
}

/** Half a year of payments: how long the money lasts. */
export const Pace: Story = {
  args: {
    balances: [priced(ether, '3000')],
    waiting: [],
    recent: Array.from({ length: 12 }, (_, index) =>
      buildTransaction({
        id: `paid ${index}`,
        status: 'SUCCESS',
        timestamp: Date.now() - (index * 15 + 7) * 24 * 60 * 60_000,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 months')).toBeVisible()
  },
}

export const New: Story = {
  args: { balances: [{ ...ether, balance: 0n }], waiting: [], recent: [] },
}

/** What cannot be read is held, and happened, all the same: then nothing is said to be empty. */
export const Unreadable: Story = {
  args: { recent: [], unread: { balances: 1, recent: 2, queue: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.getByText('3 entries that cannot be read')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    await expect(canvas.getByText('2 entries that cannot be read')).toBeVisible()
    await expect(canvas.queryByText('Nothing has happened yet')).toBeNull()
  },
}

/** On its way is not failed: the dash stands for what could not be read. */
export const Loading: Story = {
  args: {
    account: buildAccount({ info: undefined, onChain: undefined }),
    balances: undefined,
    waiting: undefined,
    recent: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Reading the balance' })).toBeInTheDocument()
    await expect(canvas.queryByText('–')).toBeNull()
  },
}

export const GatewayDown: Story = {
  args: {
    account: buildAccount({ info: undefined, onChain: undefined, isOwner: undefined }),
    balances: undefined,
    waiting: undefined,
    recent: undefined,
    failed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ETH amount unknown')).toBeInTheDocument()
    await expect(canvas.queryByRole('status', { name: 'Reading the balance' })).toBeNull()
  },
}

/** No price, and the chain has not answered: the figure is the gateway's word, and says so. */
export const NodeSilent: Story = {
  args: { account: buildAccount({ onChain: undefined }) },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('.gp-home-hero [data-source]')
    await expect(source).toHaveAttribute('data-source', 'gateway')
    await expect(source).toHaveTextContent('gateway')
  },
}

export const Looking: Story = {
  args: { account: buildAccount({ viewer: testAddresses.shop, isOwner: false }) },
}

export const LongAndMany: Story = {
  args: {
    balances: [
      { ...ether, balance: 123_456_789_012_345_678_901_234_567n },
      ...Array.from({ length: 12 }, (_, index) => ({
        ...buildToken(
          `TOKEN${index}`,
          'Visit-claim.example to get 5000 of a token with a very long name indeed',
          10n ** BigInt(index),
        ),
        tokenInfo: {
          ...buildToken(`TOKEN${index}`, 'A token with a very long name indeed', 1n).tokenInfo,
          address: `0x${String(100 + index).padStart(40, '0')}` as const,
        },
      })),
    ],
  },
}

/** The gateway does not know it; the chain does. */
export const UnknownToTheGateway: Story = {
  args: {
    account: buildAccount({ isListed: false }),
    balances: undefined,
    waiting: undefined,
    recent: undefined,
    failed: true,
  },
}

export const Disputed: Story = {
  args: { account: buildAccount({ disputed: ['owners', 'threshold'] }) },
}
