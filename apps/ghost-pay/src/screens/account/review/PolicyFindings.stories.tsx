import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { zeroAddress } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { PolicyFindings } from './PolicyNotice.tsx'

const { carol: token, shop } = testAddresses

const meta = {
  component: PolicyFindings,
  args: {
    findings: [
      {
        rule: 'toAnyone',
        index: 0,
        to: shop,
        token,
        amount: 12_000_000_000n,
        limit: 10_000_000_000n,
      },
    ],
    tokens: [{ address: token, symbol: 'dUSD', decimals: 6 }],
    currency: { symbol: 'ETH', decimals: 18 },
    nameOf: () => undefined,
    to: '/a/eth:0x/messages/0x',
  },
} satisfies Meta<typeof PolicyFindings>

export default meta
type Story = StoryObj<typeof meta>

export const MoreThanAnyone: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/would get 12,000 dUSD\. Others get at most 10,000/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read the policy' })).toBeVisible()
  },
}

export const Everything: Story = {
  args: {
    findings: [
      { rule: 'onlyPeople', index: 0, to: shop },
      { rule: 'onlyTokens', index: 0, token: shop },
      { rule: 'perDay', token: zeroAddress, amount: 3n * 10n ** 18n, limit: 10n ** 18n },
      { rule: 'perMonth', token, amount: 60_000_000n, limit: 50_000_000n },
      { rule: 'spentUnknown', token, span: 'month' },
      { rule: 'notOnlyPayments' },
    ],
  },
}

/** Nothing is broken, and not all can be known. */
export const NotKnown: Story = {
  args: { findings: [{ rule: 'spentUnknown', token, span: 'day' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/whether this keeps to the policy/)).toBeVisible()
  },
}

export const Kept: Story = { args: { findings: [] } }
