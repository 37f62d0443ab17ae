import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { getAddress, keccak256, stringToHex } from 'viem'
import { buildDetails, testAddresses } from '@ghost-pay/gateway-testing'

import { buildReview, buildTokenCall } from '../../../testing/buildReview.ts'
import { Executed } from './Executed.tsx'
import { PayAgain } from './PayAgain.tsx'

const ownOf = (calls?: Parameters<typeof buildReview>[0]) => {
  const { signable, view } = buildReview(calls)
  return { signable, view }
}
const { account } = buildReview()
const payee = (index: number) =>
  getAddress(`0x${keccak256(stringToHex(`payee ${index}`)).slice(-40)}`)
const nobody = getAddress('0x5c0fe1a4d1b2a7c3e9f80b6d7a4c2e1f3b5d7a90')

const meta = {
  component: Executed,
  args: {
    account,
    details: { note: 'Brand work, invoice 2026-114' },
    own: ownOf(),
    signatures: [testAddresses.alice, testAddresses.carol].map((owner) => ({
      owner,
      signature: '0x12',
      worth: 'signed',
    })),
    hash: `0x${'32dfd134372cea72'.repeat(4)}`,
    mined: {
      block: 21_884_102,
      time: Date.UTC(2026, 10, 21, 14, 2, 50),
      depth: 3,
      fee: 900_000_000_000_000n,
      from: testAddresses.alice,
      signatures: [],
      unlogged: [],
    },
    isIndexed: true,
    onPrint: fn(),
    onSave: fn(async () => Promise.resolve()),
  },
} satisfies Meta<typeof Executed>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bob has been paid' })).toBeVisible()
    await expect(canvas.getByText('3 blocks deep', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }))
    await expect(args.onPrint).toHaveBeenCalled()
    await userEvent.click(canvas.getByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the receipt as a file' }))
    await expect(args.onSave).toHaveBeenCalled()
  },
}

/** The token has not written it down: it is not called paid, on paper either. */
export const Unlogged: Story = {
  args: {
    mined: {
      ...meta.args.mined,
      unlogged: [{ token: testAddresses.alice, to: testAddresses.bob, amount: 1n }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('not all of it')
    await expect(canvas.getByRole('article', { name: 'Receipt' })).toHaveTextContent(
      '1 payment is not in its token’s own record.',
    )
    await expect(canvas.queryByText(/paid Bob|Bob has been paid/)).toBeNull()
  },
}

/** Something waits: it is the one action, paying again the second, and the rest is folded away. */
export const SomethingWaits: Story = {
  args: {
    next: { to: '/a/eth:0x12/tx/next', label: 'Next in line: Pay Ana' },
    again: <PayAgain account={account} view={ownOf().view} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('link', { name: 'Next in line: Pay Ana' })
    await expect(next).toHaveAttribute('data-look', 'primary')
    await expect(canvas.getByRole('button', { name: 'Pay again' })).toBeVisible()
    await expect(canvas.getByText('Print the receipt')).not.toBeVisible()
    await userEvent.click(canvas.getByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }))
    await expect(args.onPrint).toHaveBeenCalled()
  },
}

/** In money by the prices of its time, the fee too. */
export const InMoney: Story = {
  args: {
    worth: { paid: { value: 4_200, isThen: true }, fee: { value: 2.7, isThen: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$4,200\.00 at the time · Nov 21, 2026/)).toBeVisible()
    await expect(canvas.getByText(/about \$2\.70 at the time \(0\.0009 ETH\)/)).toBeVisible()
  },
}

/** Who was paid has no name yet, and gets one where it is noticed. */
export const Nameless: Story = {
  args: { own: ownOf({ calls: [buildTokenCall(nobody, 4_200_000_000n)] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name this payee' }))
    await userEvent.type(canvas.getByRole('textbox', { name: `Name of ${nobody}` }), 'Ana{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Ana has been paid' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Name this payee' })).toBeNull()
  },
}

/** Who sent it had not signed before: sending it was their approval. */
export const ApprovedBySending: Story = {
  args: {
    signatures: [{ owner: testAddresses.carol, signature: '0x12', worth: 'signed' }],
    mined: {
      ...meta.args.mined,
      signatures: [{ owner: testAddresses.alice, signature: '0x12', worth: 'signed' }],
      unlogged: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^by Carol and Alice \d/)).toBeVisible()
  },
}

/** The receipt is on its way: what it would say is dashed. */
export const StillAsking: Story = {
  args: { mined: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('asking the blockchain')).toHaveLength(3)
  },
}

export const Batch: Story = {
  args: {
    details: { note: null },
    own: ownOf({
      calls: [
        buildTokenCall(testAddresses.bob, 4_200_000_000n),
        buildTokenCall(testAddresses.shop, 1_000_000n),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 people have been paid' })).toBeVisible()
  },
}

const people = [
  'Ana Ferreira',
  'Marek Dvořák',
  'Ines Okafor',
  'Tomás Rivera',
  'Kofi Mensah',
  'Carol',
  'Yuki Tanaka',
  'Chiara Bellini',
]

/** A payroll: who gets how much for what, whose words that is, who approved it and when; the names that a note says are marked. */
export const Payroll: Story = {
  args: {
    details: {
      note: ['November payroll', ...people.map((name) => `${name}: Design, November`)].join(' | '),
      detailedExecutionInfo: buildDetails().detailedExecutionInfo,
    },
    own: ownOf({
      calls: people.map((_, index) =>
        buildTokenCall(
          index === 0 ? testAddresses.bob : payee(index),
          1_425_500_000n + BigInt(index) * 10n ** 6n,
        ),
      ),
    }),
    worth: {
      paid: { value: 11_432, isThen: true },
      fee: { value: 29.74, isThen: true },
      of: ({ value, decimals }) => ({ value: Number(value) / 10 ** decimals, isThen: true }),
    },
    mined: {
      ...meta.args.mined,
      from: testAddresses.bob,
      signatures: [{ owner: testAddresses.bob, signature: '0x12', worth: 'signed' }],
      unlogged: [],
    },
    signatures: [{ owner: testAddresses.alice, signature: '0x12', worth: 'signed' }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /paid 8 people/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'November payroll' })).toBeVisible()
    await expect(canvas.getAllByText(/a note by Alice/)).toHaveLength(1)
    // His own name of the first, and the note's word beside it.
    await expect(canvas.getByText('In the note: Ana Ferreira')).toBeVisible()
    await expect(canvas.getByText('Marek Dvořák')).toBeVisible()
    await expect(canvas.getByText('$1,426.50')).toBeVisible()
    await expect(canvas.getByText(/, by sending it$/)).toBeVisible()
    await expect(canvas.getByText('2 of 3 needed')).toBeVisible()
    await expect(canvas.getAllByText('note')).toHaveLength(6)
    await expect(canvas.queryByText('Yuki Tanaka')).toBeNull()
    const more = canvas.getByRole('button', { name: 'Show 2 more' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    await expect(canvas.getByText('Yuki Tanaka')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus()
  },
}

/** A name that the reader knows for another address stays a warning, and is no name. */
export const PayrollOfAnother: Story = {
  args: {
    details: { note: 'November payroll | Carol | Marek Dvořák' },
    own: ownOf({
      calls: [buildTokenCall(payee(1), 1_000_000n), buildTokenCall(payee(2), 2_500_000n)],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You know another address by this name/)).toBeVisible()
    await expect(canvas.queryByText('Carol', { selector: '.gp-payee-name' })).toBeNull()
    await expect(canvas.getByText(/a note of the owners/)).toBeVisible()
  },
}

/** One of two payments is not proven: the receipt of the other says nothing of it. */
export const UnloggedOfTwo: Story = {
  args: {
    ...Batch.args,
    mined: {
      ...meta.args.mined,
      unlogged: [{ token: testAddresses.alice, to: testAddresses.shop, amount: 1_000_000n }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const receipt = canvas.getByRole('article', { name: 'Receipt' })
    await expect(receipt).toHaveTextContent('sent this')
    await userEvent.click(canvas.getByRole('button', { name: 'One receipt for each person' }))
    await expect(receipt).toHaveTextContent('paid Bob')
    await expect(receipt).not.toHaveTextContent('token’s own record')
    await userEvent.click(canvas.getByRole('button', { name: 'The next person' }))
    await expect(receipt).toHaveTextContent('sent this')
    await expect(receipt).toHaveTextContent('token’s own record')
  },
}

/** One person's receipt shows that line alone, with its own sum. */
export const OneForEachPerson: Story = {
  args: { ...Payroll.args },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'One receipt for each person' }))
    await userEvent.click(canvas.getByRole('button', { name: 'The next person' }))
    const receipt = canvas.getByRole('article', { name: 'Receipt' })
    await expect(receipt).toHaveTextContent('Payment 2 of 8')
    await expect(receipt).toHaveTextContent('Marek Dvořák')
    await expect(receipt).toHaveTextContent('$1,426.50 at the time')
    await expect(within(receipt).getAllByText('dUSD')).toHaveLength(2)
    await expect(within(receipt).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Save this person’s receipt as a file' }),
    )
    await expect(args.onSave).toHaveBeenLastCalledWith(1)
    // Nobody else, and no sum of all.
    await expect(receipt).not.toHaveTextContent(/Ana Ferreira|Ines Okafor|Show|11,4/)
    await userEvent.click(canvas.getByRole('button', { name: 'The whole receipt' }))
    await expect(receipt).toHaveTextContent('Ines Okafor')
  },
}

/** A name that is taken is shown, however far down its line is. */
export const TakenNameFarDown: Story = {
  args: {
    details: {
      note: ['Payroll', ...people.map((_, at) => (at === 7 ? 'Bob' : `Ana ${at}`))].join(' | '),
    },
    own: ownOf({ calls: people.map((_, index) => buildTokenCall(payee(index), 1_000_000n)) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The note says Bob. You know another address/)).toBeVisible()
    await expect(canvas.queryByText('Ana 6')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show 1 more' })).toBeVisible()
  },
}

/** The node was asked for the receipt and did not answer: nothing was saved, and it says so. */
export const NotSaved: Story = {
  args: { onSave: fn(async () => Promise.reject(new Error('No answer.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the receipt as a file' }))
    await expect(canvas.getByText(/nothing was saved/)).toBeVisible()
  },
}
