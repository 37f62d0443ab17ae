import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { chainIcon } from '../connection/chainIcon.ts'
import { exampleIcon } from '../testing/buildWalletOption.ts'
import { exampleAddress } from '../testing/ExampleKit.tsx'
import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import type { RecentTransaction } from '../transactions/recentTransactions.ts'
import { AbilitiesView } from './AbilitiesLine.tsx'
import type { AccountKind } from './accountKind.ts'
import { AccountKindView } from './AccountKindLine.tsx'
import { AccountModalView } from './AccountModalView.tsx'
import { ConnectionListView } from './ConnectionList.tsx'
import { ReceiveView } from './Receive.tsx'
import { RecentTransactionsView } from './RecentTransactions.tsx'

const meta = {
  title: 'Components/AccountModal',
  component: AccountModalView,
  parameters: inDialog,
  args: {
    address: exampleAddress,
    balance: '1.23 ETH',
    wallet: 'Harbour',
    network: { name: 'Ethereum', iconUrl: chainIcon({ id: 1, name: 'Ethereum' }) },
    onClose: fn(),
    onDisconnect: fn(),
  },
} satisfies Meta<typeof AccountModalView>

export default meta
type Story = StoryObj<typeof meta>

/** The whole address, in groups that can be compared. */
export const Plain: Story = {}

/** A name stands above the address, not in its place. */
export const WithName: Story = { args: { name: 'ada.eth' } }

/** A name that was cut leaves the buttons where they are. */
export const LongName: Story = { args: { name: 'the-longest-name-that-an…' } }

/** The names of a wallet and of a network that need a second line get one. */
export const LongWallet: Story = {
  args: {
    name: 'ada.eth',
    wallet: 'The Harbour of the North',
    network: { name: 'Arbitrum Sepolia Testnet', iconUrl: chainIcon({ id: 421614, name: '' }) },
  },
}

/** The same from right to left. */
export const LongWalletInArabic: Story = { ...LongWallet, parameters: inArabic }

/** A dash: not known is not nothing. */
export const BalanceUnknown: Story = { args: { balance: undefined } }

/** The place for transactions, before there is one. */
export const NoTransactions: Story = { args: { transactions: recent([]) } }

/** The last three, each with a link to the explorer. */
export const ThreeTransactions: Story = {
  args: { transactions: recent(['confirmed', 'confirmed', 'confirmed']) },
}

/** A state is a shape and a word, never a colour alone. */
export const PendingAndFailed: Story = {
  args: { transactions: recent(['pending', 'unknown', 'failed']) },
}

/** The same from right to left: an address keeps its direction, and an amount has its number on the right, as `Intl` writes money. */
export const PendingAndFailedInArabic: Story = { ...PendingAndFailed, parameters: inArabic }

/** A transaction that was overtaken by another is said to be. */
export const Replaced: Story = { args: { transactions: recent(['replaced', 'confirmed']) } }

/** Several calls that the wallet was given together are one row, which says how many there are. */
export const Batches: Story = { args: { transactions: recentBatches() } }

/** The same from right to left. */
export const BatchesInArabic: Story = { ...Batches, parameters: inArabic }

/** Two wallets at once: one is in use, each can be left by itself. */
export const SeveralWallets: Story = {
  args: {
    connections: (
      <ConnectionListView
        connections={[
          {
            uid: 'a',
            name: 'Harbour',
            iconUrl: exampleIcon('Harbour'),
            account: '0x7E…5Bdf',
            current: true,
          },
          {
            uid: 'b',
            name: 'Juniper',
            iconUrl: exampleIcon('Juniper'),
            account: '0x2B…4e0F',
            current: false,
          },
        ]}
        dispatch={fn()}
      />
    ),
  },
}

/** A Safe says how many of its owners have to sign. */
export const Safe: Story = { args: { kind: kindOf({ kind: 'safe', threshold: 2, owners: 3 }) } }

/** A key that lends its address to a contract says whose code runs there. */
export const Delegated: Story = {
  args: { kind: kindOf({ kind: 'delegated', to: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B' }) },
}

/** Any other contract is said to be one, and no more. */
export const OtherContract: Story = { args: { kind: kindOf({ kind: 'contract' }) } }

/** The way to the code of the address stays shut until it is asked for. */
export const ReceiveShut: Story = { args: { receive: receive(false) } }

/** The address as a code for another’s phone, and the network that it is good on. */
export const Receive: Story = { args: { receive: receive(true) } }

/** The same from right to left. */
export const ReceiveInArabic: Story = { ...Receive, parameters: inArabic }

/** What the wallet says it can do on this network, in plain words. */
export const Abilities: Story = {
  args: { kind: <AbilitiesView abilities={{ atomic: 'supported', sponsored: true }} /> },
}

/** What it could do, if it were allowed to change the account. */
export const AbilityOnceAllowed: Story = {
  args: { kind: <AbilitiesView abilities={{ atomic: 'ready', sponsored: false }} /> },
}

/** Both lines from right to left. */
export const AbilitiesInArabic: Story = { ...Abilities, parameters: inArabic }

/** The same from right to left. */
export const SafeInArabic: Story = { ...Safe, parameters: inArabic }

function kindOf(kind: AccountKind) {
  return <AccountKindView kind={kind} />
}

function receive(open: boolean) {
  return <ReceiveView address={exampleAddress} chain="Ethereum" open={open} onToggle={fn()} />
}

function recentBatches() {
  const batch = (id: string, calls: number, status: RecentTransaction['status']) => ({
    batch: id,
    calls,
    walletId: 'harbour',
    description: 'Approve and swap',
    status,
    ...(status !== 'pending' && { hash: `0x${'3'.repeat(64)}` as const }),
  })
  return (
    <RecentTransactionsView
      transactions={[batch('a', 2, 'pending'), batch('b', 3, 'confirmed'), batch('c', 3, 'partly')]}
      explorerUrl="https://explorer.example/address/0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf"
      transactionUrl={(hash) => `https://explorer.example/tx/${hash}`}
      dispatch={fn()}
    />
  )
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
      dispatch={fn()}
    />
  )
}
