import type { Meta, StoryObj } from '@storybook/react-vite'

import { accountAddress, buildFacts } from '../../testing/buildAccount.ts'
import { testAddresses } from '../../testing/buildTransaction.ts'
import { DemoCardView } from './DemoCardView.tsx'

const names = new Map<string, string>([
  [testAddresses.alice, 'Alice'],
  [testAddresses.bob, 'Bob'],
])

const meta = {
  component: DemoCardView,
  args: {
    name: 'Treasury',
    address: accountAddress,
    currency: { symbol: 'ETH', decimals: 18 },
    facts: buildFacts(),
    waiting: 6,
    nextHash: `0x${'4457c1'.repeat(10)}ac66`,
    nameOf: (address) => names.get(address),
    path: `/a/ghost-devnet:${accountAddress}`,
  },
} satisfies Meta<typeof DemoCardView>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}

export const NobodyHasAnswered: Story = {
  args: { name: undefined, facts: undefined, waiting: undefined, nextHash: undefined },
}

export const NothingWaits: Story = { args: { waiting: 0, nextHash: undefined } }
