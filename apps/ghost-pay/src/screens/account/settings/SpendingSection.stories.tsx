import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { SpendingLimit } from '@ghost-pay/safe-account'

import { SpendingSection } from './SpendingSection.tsx'

const { alice, bob, carol, shop } = testAddresses
const names: Readonly<Record<string, string>> = { [bob]: 'Bob' }
const now = Date.UTC(2026, 10, 22, 12)

const daily: SpendingLimit = {
  module: shop,
  delegate: bob,
  token: alice,
  amount: 500_000_000n,
  taken: 120_500_000n,
  left: 379_500_000n,
  period: 1440,
  renews: now + 5 * 3_600_000,
}

const meta = {
  component: SpendingSection,
  args: {
    limits: { limits: [daily], isWhole: true },
    currency: { symbol: 'ETH', decimals: 18 },
    tokens: [{ address: alice, symbol: 'dUSD', decimals: 6 }],
    nameOf: (address) => names[address],
    now,
    onRetry: fn(),
  },
} satisfies Meta<typeof SpendingSection>

export default meta
type Story = StoryObj<typeof meta>

export const Daily: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bob')).toBeVisible()
    await expect(canvas.getByTitle('379.5 dUSD')).toBeVisible()
    await expect(canvas.getByText('can be taken now, of 500 dUSD every day')).toBeVisible()
    await expect(canvas.getByText(/^120.5 dUSD is taken. It begins again/)).toBeVisible()
  },
}

export const Several: Story = {
  args: {
    limits: {
      limits: [
        daily,
        {
          ...daily,
          delegate: carol,
          token: null,
          amount: 10n ** 18n,
          taken: 10n ** 18n,
          left: 0n,
          period: 0,
          renews: undefined,
        },
        { ...daily, token: shop, period: 90 },
      ],
      isWhole: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once$/)).toHaveTextContent('of 1 ETH once')
    await expect(canvas.getByText(/every 90 minutes/)).toHaveTextContent(/base units of 0x/)
    await expect(canvas.getByText('There are more limits than are shown here.')).toBeVisible()
  },
}

export const None: Story = { args: { limits: { limits: [], isWhole: true } } }

export const Asking: Story = { args: { limits: undefined } }

export const Failed: Story = {
  args: { limits: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/dUSD/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
