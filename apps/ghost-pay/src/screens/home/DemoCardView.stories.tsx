import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { shortAddress } from '../../format/shortAddress.ts'
import { accountAddress, buildFacts } from '../../testing/buildAccount.ts'
import { DemoCardView } from './DemoCard.tsx'

const names = new Map<string, string>([
  [accountAddress, 'Treasury'],
  [testAddresses.alice, 'Alice'],
  [testAddresses.bob, 'Bob'],
])

const meta = {
  component: DemoCardView,
  args: {
    address: accountAddress,
    currency: { symbol: 'ETH', decimals: 18 },
    facts: buildFacts(),
    value: { total: 245_000, isChecked: true },
    isSilent: false,
    waiting: 6,
    nextHash: `0x${'4457c1'.repeat(10)}ac66`,
    label: (address) => names.get(address) ?? shortAddress(address),
    path: `/a/ghost-devnet:${accountAddress}`,
  },
} satisfies Meta<typeof DemoCardView>

export default meta
type Story = StoryObj<typeof meta>

/** All that it holds counts, as on its own page, and not the chain's own currency alone. */
export const Known: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$245,000.00')
    await expect(canvas.queryByText(/ETH/)).toBeNull()
  },
}

export const WorthUnknown: Story = {
  args: { value: undefined, isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What all of it is worth is not known.')).toBeVisible()
  },
}

export const NobodyHasAnswered: Story = {
  args: {
    label: shortAddress,
    facts: undefined,
    value: undefined,
    waiting: undefined,
    nextHash: undefined,
  },
}

export const NothingWaits: Story = { args: { waiting: 0, nextHash: undefined } }
