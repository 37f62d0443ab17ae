import type { Meta, StoryObj } from '@storybook/react-vite'
import { mainnet } from '@ghost-pay/chains'

import { accountAddress } from '../../testing/buildAccount.ts'
import { testAddresses } from '../../testing/buildTransaction.ts'
import { AccountRow } from './AccountRow.tsx'

const meta = {
  component: AccountRow,
  args: {
    chain: mainnet,
    address: accountAddress,
    listing: 'own',
    onChain: {
      status: 'account',
      owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
      threshold: 2,
      balance: 40_250_000_000_000_000_000n,
    },
    lookAlikes: [],
  },
} satisfies Meta<typeof AccountRow>

export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {}

export const Foreign: Story = { args: { listing: 'foreign', lookAlikes: [testAddresses.shop] } }

export const NoAccountThere: Story = { args: { listing: 'none', onChain: { status: 'none' } } }

export const Unchecked: Story = { args: { listing: 'unchecked', onChain: undefined } }
