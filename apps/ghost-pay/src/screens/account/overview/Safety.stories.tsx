import type { Meta, StoryObj } from '@storybook/react-vite'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { buildAccount, buildFacts } from '../../../testing/buildAccount.ts'
import { Safety } from './Safety.tsx'

const meta = { component: Safety, args: { account: buildAccount() } } satisfies Meta<typeof Safety>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const OthersMayPay: Story = {
  args: {
    account: buildAccount({
      onChain: buildFacts({
        modules: [testAddresses.shop],
        guard: testAddresses.carol,
        fallbackHandler: { address: testAddresses.bob, official: undefined },
        implementation: { address: testAddresses.alice, official: undefined },
      }),
    }),
  },
}

export const NodeSilent: Story = { args: { account: buildAccount({ onChain: undefined }) } }
