import type { Meta, StoryObj } from '@storybook/react-vite'

import { people } from '../../testing/buildTransaction.ts'
import { NoAccount } from './NoAccount.tsx'

const meta = {
  component: NoAccount,
  args: { address: people.shop, chainName: 'Ethereum' },
} satisfies Meta<typeof NoAccount>

export default meta
type Story = StoryObj<typeof meta>

export const NotOnThisChain: Story = {}
