import type { Meta, StoryObj } from '@storybook/react-vite'

import { buildAccount, buildFacts } from '../../../testing/buildAccount.ts'
import { people } from '../../../testing/buildTransaction.ts'
import { Safety } from './Safety.tsx'

const meta = { component: Safety, args: { account: buildAccount() } } satisfies Meta<typeof Safety>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const OthersMayPay: Story = {
  args: {
    account: buildAccount({
      onChain: buildFacts({
        modules: [people.shop],
        guard: people.carol,
        fallbackHandler: { address: people.bob, official: undefined },
        implementation: { address: people.alice, official: undefined },
      }),
    }),
  },
}

export const NodeSilent: Story = { args: { account: buildAccount({ onChain: undefined }) } }
