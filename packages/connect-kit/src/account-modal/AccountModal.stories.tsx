import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { exampleAddress } from '../testing/ExampleKit.tsx'
import { inDialog } from '../testing/inDialog.ts'
import type { RecentTransaction } from '../transactions/recentTransactions.ts'
import { AccountModalView } from './AccountModalView.tsx'
import { RecentTransactionsView } from './RecentTransactionsView.tsx'

const meta = {
  title: 'AccountModal',
  component: AccountModalView,
  parameters: inDialog,
  args: {
    address: exampleAddress,
    balance: '1.23 ETH',
    connections: [],
    onClose: fn(),
    onDisconnect: fn(),
    onDisconnectOne: fn(),
    onUse: fn(),
  },
} satisfies Meta<typeof AccountModalView>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithName: Story = { args: { name: 'ada.eth' } }

export const LongName: Story = { args: { name: 'the-longest-name-that-an…' } }

export const BalanceUnknown: Story = { args: { balance: undefined } }

export const NoTransactions: Story = { args: { transactions: recent([]) } }

export const ThreeTransactions: Story = {
  args: { transactions: recent(['confirmed', 'confirmed', 'confirmed']) },
}

export const PendingAndFailed: Story = {
  args: { transactions: recent(['pending', 'unknown', 'failed']) },
}

export const Replaced: Story = { args: { transactions: recent(['replaced', 'confirmed']) } }

export const SeveralWallets: Story = {
  args: {
    connections: [
      { uid: 'a', name: 'Harbour', account: '0x7E…5Bdf', current: true },
      { uid: 'b', name: 'Juniper', account: '0x2B…4e0F', current: false },
    ],
  },
}

function recent(statuses: readonly RecentTransaction['status'][]) {
  const descriptions = [
    'Pay the caterer',
    'Add an owner to the treasury of the whole cooperative',
    'Swap',
  ]
  return (
    <RecentTransactionsView
      transactions={statuses.map((status, index) => ({
        hash: `0x${String(index).repeat(64)}` as const,
        description: descriptions[index] ?? 'Send',
        status,
      }))}
      explorerUrl="https://explorer.example/address/0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf"
      transactionUrl={(hash) => `https://explorer.example/tx/${hash}`}
      onClear={fn()}
    />
  )
}
