import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { reviewToken } from '../../testing/buildReview.ts'
import { ReceiptCheckView } from './ReceiptCheckView.tsx'

const hash = `0x${'12'.repeat(32)}` as const
const payment = {
  token: reviewToken.address,
  to: testAddresses.bob,
  amount: 4_200_000_000n,
  logIndex: 3,
} as const
const checked = {
  status: 'checked' as const,
  receipt: {
    chainId: 1,
    account: testAddresses.carol,
    safeTxHash: hash,
    transactionHash: hash,
    blockNumber: 21_884_102,
    blockHash: hash,
    time: Date.UTC(2026, 10, 21, 14, 2, 50) / 1000,
    payments: [payment],
    fee: { amount: 900_000n, payer: testAddresses.alice },
    memo: 'Invoice 2026-114',
  },
  checked: { differences: [], unproven: [] },
  memo: 'bound' as const,
}

const chain = { name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } }

const meta = {
  component: ReceiptCheckView,
  args: { check: checked, tokens: [reviewToken], chain },
} satisfies Meta<typeof ReceiptCheckView>

export default meta
type Story = StoryObj<typeof meta>

export const True: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This receipt is true' })).toBeVisible()
    await expect(canvas.getByText('4,200 dUSD')).toBeVisible()
    await expect(canvas.getByText('Ethereum')).toBeVisible()
    // Whoever makes a token chooses its name.
    await expect(canvas.getByText(reviewToken.address)).toBeInTheDocument()
    await expect(
      canvas.getByText('A token can call itself anything: compare its address.'),
    ).toBeVisible()
  },
}

/** One payee of a batch handed it over: it says nothing of the others. */
export const OfOnePayee: Story = {
  args: { check: { ...checked, receipt: { ...checked.receipt, isPart: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This receipt is true' })).toBeVisible()
    await expect(canvas.getByText(/^It is one person’s receipt/)).toBeVisible()
  },
}

export const TrueOnATestNetwork: Story = {
  args: { chain: { ...chain, name: 'Sepolia', testnet: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is a test network/)).toBeVisible()
    await expect(canvas.getByText('Sepolia')).toBeVisible()
  },
}

export const False: Story = {
  args: {
    check: {
      ...checked,
      memo: 'claimed',
      checked: {
        differences: [
          { field: 'payments', index: 0 },
          { field: 'missing', payment: { ...payment, amount: 42_000_000n } },
          { field: 'time' },
        ],
        unproven: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The blockchain has no such payment: 4,200 dUSD to Bob.',
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'It leaves out a payment: 42 dUSD to Bob.',
    )
  },
}

export const TrueAsFarAsTheChainCanTell: Story = {
  args: {
    check: {
      ...checked,
      receipt: {
        ...checked.receipt,
        payments: [{ ...payment, token: null, amount: 10n ** 18n, logIndex: null }],
      },
      checked: { differences: [], unproven: [0] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 ETH to Bob')
  },
}

export const NoReceipt: Story = {
  args: { check: { status: 'unreadable', code: 'format', field: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is no receipt.')
  },
}

export const OfAnotherNetwork: Story = {
  args: { check: { status: 'otherChain', chainId: 4321 } },
}
