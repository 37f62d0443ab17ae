import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Address } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { type People, type Person, putPerson } from '@ghost-pay/payments/people'
import type { PaidTotals } from '@ghost-pay/safe-account/history'

import { Skeleton } from '../../../components/Skeleton.tsx'
import { PeopleView } from './PeopleView.tsx'

const { alice, bob, carol, shop } = testAddresses
const day = 86_400_000
const now = Date.now()
const peopleOf = (...all: (Partial<Person> & { address: Address; name: string })[]): People =>
  all.reduce<People>(
    (people, person) => putPerson(people, { groups: [], chainIds: [], ...person }),
    new Map(),
  )
const dollar = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const paid = new Map<Address, PaidTotals>([
  [
    alice,
    {
      last: now - 2 * day,
      count: 6,
      totals: new Map<Address | null, bigint>([[dollar, 25_200_500_000n]]),
    },
  ],
  [
    carol,
    {
      last: now - 40 * day,
      count: 2,
      totals: new Map<Address | null, bigint>([
        [null, 2_750_000_000_000_000_000n],
        [dollar, 900_000_000n],
      ]),
    },
  ],
])

const meta = {
  component: PeopleView,
  args: {
    people: peopleOf(
      { address: alice, name: 'Ana Ferreira', groups: ['Design', 'Lisbon'] },
      { address: bob, name: 'Bob', groups: ['Design'] },
      { address: carol, name: 'Harbour Legal', chainIds: [1] },
    ),
    paid,
    isWhole: true,
    assets: [
      { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 1n },
      { token: dollar, symbol: 'dUSD', name: 'Demo Dollar', decimals: 6, balance: 1n },
    ],
    nameOfChain: () => 'Ethereum',
    panel: null,
    history: null,
    onAdd: fn(),
    onImport: fn(),
    onExport: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof PeopleView>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lisbon' }))
    await expect(canvas.queryByText('Bob')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Everybody' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'harb')
    await expect(canvas.queryByText('Ana Ferreira')).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Change Bob' }))
    await expect(args.onEdit).toHaveBeenCalledWith(bob)
  },
}

const pay = { chainId: 8453, replaces: false, onPay: fn() }

/** A group is paid; who is only good on another network is left out, and said so. */
export const PayingAGroup: Story = {
  args: {
    people: peopleOf(
      { address: alice, name: 'Ana Ferreira', groups: ['Design'] },
      { address: bob, name: 'Bob', groups: ['Design'], chainIds: [1] },
    ),
    pay,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Design' }))
    await expect(canvas.getByText(/only good on another network/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Design: 1 person' }))
    await expect(args.pay?.onPay).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Ana Ferreira' }),
    ])
  },
}

/** A payroll that was begun is not thrown away unasked. */
export const PayingAGroupReplaces: Story = {
  args: { pay: { ...pay, replaces: true, onPay: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lisbon' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Lisbon: 1 person' }))
    await expect(args.pay?.onPay).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Take this instead' }))
    await expect(args.pay?.onPay).toHaveBeenCalledTimes(1)
  },
}

export const Empty: Story = { args: { people: new Map(), paid: new Map() } }

/** Nobody has a name, and somebody was paid. */
export const PaidWithoutName: Story = {
  args: { people: peopleOf({ address: alice, name: 'Ana Ferreira' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name this address' }))
    await expect(args.onEdit).toHaveBeenCalledWith(carol)
  },
}

export const ReadingHistory: Story = {
  args: {
    paid: undefined,
    history: <Skeleton label="Reading whom this account has paid" rows={1} />,
  },
}

/** Not all of the history was read: “not paid” would be more than is known. */
export const HistoryInPart: Story = {
  args: { isWhole: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment as far back as was read')).toBeVisible()
  },
}

/** Two who look the same by their names: both are marked. */
export const NamesAlike: Story = {
  args: {
    people: peopleOf(
      { address: alice, name: 'Ana Ferreira' },
      { address: bob, name: 'Аna Ferreira' }, // a Cyrillic A
      { address: carol, name: 'Harbour Legal' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Somebody with another address has this name/)).toHaveLength(
      2,
    )
    await expect(canvas.getByText(/^The letter “А” in this name/)).toBeVisible()
  },
}

/** Somebody whose address imitates another's, and names without an end. */
export const Hostile: Story = {
  args: {
    people: peopleOf(
      {
        address: alice,
        name: 'Ana Ferreira',
        groups: ['A group whose name has forty characters in'],
      },
      {
        address: `0x${alice.slice(2, 6)}${'1'.repeat(32)}${alice.slice(-4)}`,
        name: 'AnaFerreiraWithoutASpaceOfFortyCharacter',
      },
      { address: shop, name: '<b>Shop</b> https://claim.example' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/is another address\. Compare/)).toHaveLength(2)
  },
}
