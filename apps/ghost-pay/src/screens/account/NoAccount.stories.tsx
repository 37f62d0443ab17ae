import type { Meta, StoryObj } from '@storybook/react-vite'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { NoAccount } from './NoAccount.tsx'

const meta = {
  component: NoAccount,
  args: {
    address: testAddresses.shop,
    chainName: 'Ethereum',
    reason: 'none',
    onRetry: () => undefined,
    retrying: false,
  },
} satisfies Meta<typeof NoAccount>

export default meta
type Story = StoryObj<typeof meta>

export const NotOnThisChain: Story = {}

/** Only the gateway knows it. */
export const Invented: Story = { args: { reason: 'invented' } }

export const NobodyCouldSay: Story = { args: { reason: 'unchecked' } }
