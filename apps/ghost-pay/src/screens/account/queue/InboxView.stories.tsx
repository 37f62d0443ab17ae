import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { getAddress, keccak256, stringToHex } from 'viem'
import {
  buildSignable,
  buildTransaction,
  type BuildTransactionParameters,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'
import type { QueuedCheck } from '@ghost-pay/safe-account/checks'
import { type Proposal, readProposal } from '@ghost-pay/safe-account/queue'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { keptRegistryNames } from '../../../people/keptRegistryNames.ts'
import { buildAccount } from '../../../testing/buildAccount.ts'
import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { reviewChecks } from '../review/reviewChecks.ts'
import { InboxView } from './InboxView.tsx'
import { ItemChecksView } from './ItemChecks.tsx'

const payee = (index: number) =>
  getAddress(`0x${keccak256(stringToHex(`payee ${index}`)).slice(-40)}`)
const account = buildAccount()
const { alice, bob, carol, shop } = testAddresses
const currency = { symbol: 'ETH', decimals: 18 }
const context = {
  owners: [alice, bob, carol],
  threshold: 2,
  currency,
  tokens: [],
  isPending: false,
  nameOf: () => undefined,
}

/** A row of the queue and what its check gave. */
function proposal(transaction: BuildTransactionParameters, check?: QueuedCheck): Proposal {
  const read = readProposal(buildTransaction(transaction), check, context)
  if (read === undefined) throw new Error('A row of the queue has a place.')
  return read
}

/** One that holds: its own bytes, and recovered signatures. */
const proven = (
  nonce: number,
  signers: QueuedCheck['signers'],
  call: Parameters<typeof buildSignable>[0] = {},
  row: BuildTransactionParameters = {},
): Proposal =>
  proposal(
    { nonce, submitted: signers.length, ...row },
    { signers, contradictions: [], signable: buildSignable({ nonce, ...call }), proposer: alice },
  )

const rejection = (nonce: number, signers: QueuedCheck['signers']) =>
  proven(
    nonce,
    signers,
    { to: account.address, value: 0n },
    {
      id: `reject-${nonce}`,
      info: {
        type: 'Custom',
        to: infoOf(account.address),
        dataSize: 0,
        value: 0n,
        methodName: null,
        actionCount: null,
        isCancellation: true,
        humanDescription: null,
      },
    },
  )

const balances = {
  items: [
    {
      tokenInfo: {
        type: 'NATIVE_TOKEN' as const,
        address: '0x0000000000000000000000000000000000000000' as const,
        decimals: 18,
        symbol: 'ETH',
        name: 'Ether',
        logoUri: null,
        trusted: true,
      },
      balance: 42n * 10n ** 18n,
      fiatBalance: '126000.00',
      fiatConversion: '3000',
      fiatBalance24hChange: null,
    },
  ],
}

const meta = {
  component: InboxView,
  args: {
    account,
    proposals: [],
    unread: 0,
    hasMore: false,
    balances,
    time: Date.now(),
    link: 'https://pay.example/#/a/eth:0x5aAe/queue',
    choicesOf: () => [
      { said: ['inbox.do.reject'], onChoose: () => undefined },
      { said: ['inbox.do.replace'], onChoose: () => undefined },
    ],
    movableBehind: () => 2,
    onBlank: () => undefined,
    onMoveUp: () => undefined,
  },
} satisfies Meta<typeof InboxView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  },
}

const people = ['Bob', 'Marek Dvořák', 'Tomás Rivera', 'Ines Okafor', 'Carol']
const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address

/** A payroll: its title, its sum, the first three of its people and whose names those are; the others by a press. */
export const Payroll: Story = {
  args: {
    checksOf: () => <ItemChecksView checks={reviewChecks(buildReviewFacts({ bytes: 'warned' }))} />,
    proposals: [
      proven(
        7,
        [bob],
        batchTransaction({
          multiSend,
          transactions: people.map((_, index) => ({
            to: index === 0 ? bob : payee(index),
            value: 10n ** 17n,
            data: '0x' as const,
          })),
        }),
        {
          note: ['November payroll', ...people.map((name) => `${name}: Design, November`)].join(
            ' | ',
          ),
          info: {
            type: 'Custom',
            to: infoOf(multiSend),
            dataSize: 500,
            value: 0n,
            methodName: 'multiSend',
            actionCount: people.length,
            isCancellation: false,
            humanDescription: null,
          },
        },
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'November payroll is next' }),
    ).toBeVisible()
    await expect(canvas.getByText('5 people, 4 of them not in People')).toBeVisible()
    const ringOf = (name: string) =>
      getComputedStyle(canvas.getByText(name).closest('.gp-row')!.querySelector('.gp-row-icon')!)
        .outlineStyle
    await expect(ringOf('Marek Dvořák')).toBe('dashed')
    await expect(ringOf('Bob')).toBe('none')
    await expect(canvas.getByText('7 of 8 checks')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '7 of 8 checks passed' })).toBeVisible()
    await expect(canvas.getByText('Marek Dvořák')).toBeVisible()
    await expect(canvas.queryByText('Ines Okafor')).toBeNull()
    await expect(canvas.getByText('−$1,500.00')).toBeVisible()
    // Her name is taken: that line is not folded away.
    await expect(canvas.getByText(/You know another address by this name/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All 5 people' }))
    await expect(canvas.getByText('Ines Okafor')).toBeVisible()
  },
}

/** Everything at once: next, waiting, a fork, an empty place, and what is stuck behind it. */
export const WholeLine: Story = {
  args: {
    proposals: [
      proven(
        7,
        [bob],
        { value: 42n * 10n ** 17n, to: shop },
        { note: 'Brand work, invoice 2026-114' },
      ),
      proven(8, [carol, bob], { value: 118n * 10n ** 16n, to: carol }),
      proven(9, [carol], { value: 12n * 10n ** 18n }),
      rejection(9, [bob]),
      proven(11, [alice, carol], { value: 15n * 10n ** 17n, to: bob }),
      proven(12, [alice], { value: 5n * 10n ** 17n, to: alice }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('is next')
    await expect(canvas.getByText('Only one of these two can happen')).toBeVisible()
    await expect(canvas.getByText('Nothing waits here')).toBeVisible()
    await expect(canvas.getAllByText(/Stuck behind no. 10/)).toHaveLength(2)
    await expect(canvas.getByText('Checked: nothing in this list was altered.')).toBeVisible()
    // Of the fork the larger amount counts: 4.2 + 1.18 + 12 + 1.5 + 0.5.
    await expect(canvas.getByText('−19')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy a reminder for Bob' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Review this one' })).toHaveLength(2)
    // An address without a name is not on a button.
    await expect(canvas.getByRole('link', { name: 'Review' })).toBeVisible()
  },
}

export const MoreForOne: Story = {
  args: { proposals: [proven(7, [bob])] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel it' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More for this one' }))
    await expect(canvas.getByRole('button', { name: 'Cancel it' })).toBeVisible()
  },
}

/** Signed in full and at the front: anyone can send it. */
export const ReadyToLeave: Story = {
  args: { proposals: [proven(7, [alice, bob], { to: carol })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved. It can leave now.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Review 1 ETH to Carol' })).toBeVisible()
  },
}

const byName = proven(
  7,
  [alice, bob],
  { to: payee(77) },
  { id: `multisig_${account.address}_0x${'5a'.repeat(32)}` },
)

/** The payee was chosen by a name of the registry in this browser. */
export const ChosenByName: Story = {
  args: { proposals: [byName] },
  beforeEach: () => {
    keptRegistryNames.remember({
      chainId: account.chainId,
      safe: account.address,
      safeTxHash: `0x${'5a'.repeat(32)}`,
      names: [{ name: 'ana.eth', address: payee(77) }],
    })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pay ana\.eth \(0x/ })).toBeVisible()
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(/^A payment to ana\.eth \(0x.+\) is next$/)
  },
}

/** Nothing is said as a fact before it was checked. */
export const Unchecked: Story = {
  args: {
    proposals: [
      proposal({ nonce: 7 }),
      proposal({ nonce: 8, status: 'AWAITING_EXECUTION', submitted: 2 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('says Safe’s service')[0]).toBeVisible()
    await expect(
      canvas.getByText('0 of 2 were checked: nothing in them was altered.'),
    ).toBeVisible()
    await expect(canvas.queryByText('Checked: nothing in this list was altered.')).toBeNull()
  },
}

/** What the gateway has changed is struck out with the reason, counted, and cannot be signed here. */
export const Tampered: Story = {
  args: {
    proposals: [
      proposal(
        { nonce: 7 },
        {
          signers: [],
          contradictions: [{ kind: 'hash' }],
          isStopped: true,
        },
      ),
      proven(8, [bob]),
    ],
  },
  play: async ({ canvas }) => {
    const stop = canvas.getByText('Do not approve this anywhere.')
    await expect(stop).toBeVisible()
    await expect(canvas.getByText(/does not match its code/)).toBeVisible()
    // Before what it says of itself.
    const [row] = canvas.getAllByRole('article')
    await expect(row?.firstElementChild?.contains(stop)).toBe(true)
    await expect(
      canvas.getByText('1 proposal is not what Safe’s service says. It is struck out.'),
    ).toBeVisible()
    await expect(canvas.getByText(/does not approve or send it/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Review/ })).toHaveLength(1)
  },
}

/** An empty place at the front holds up everything. */
export const HoleFirst: Story = {
  args: { proposals: [proven(9, [alice, bob])] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'A free number is next' }),
    ).toBeVisible()
    await expect(canvas.getByText(/until these 2 numbers are used/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Fill the gap with a blank' })).toBeVisible()
  },
}

/** Who is no owner can read, and repair nothing. */
export const NoOwner: Story = {
  args: {
    account: buildAccount({ viewer: shop, role: 'notOwner' }),
    choicesOf: () => [],
    proposals: [proven(8, [alice])],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An owner can fill the gap.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fill the gap with a blank' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Review/ })).toBeNull()
  },
}

/** A copy that was left behind can leave too. */
export const Twice: Story = {
  args: { proposals: [proven(7, [alice, bob]), proven(8, [alice, bob])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The same waits as no. 8 too. Both can happen.')).toBeVisible()
    await expect(canvas.getByText('The same waits as no. 7 too. Both can happen.')).toBeVisible()
  },
}

/** What cannot be read may stand where nothing else does. */
export const Unreadable: Story = {
  args: { unread: 1, proposals: [proven(9, [bob])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.getByText('Nothing that can be read waits here')).toBeVisible()
  },
}

/** What cannot be read is neither called nothing, nor said to move nothing. */
export const UnreadableAlone: Story = {
  args: { unread: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.getByText('1 is not counted: nobody can say what it moves.')).toBeVisible()
    await expect(canvas.queryByText('No money moves.')).toBeNull()
    await expect(canvas.queryByText('Nothing waits')).toBeNull()
  },
}

/** A page without a payment says nothing of the pages after it. */
export const EmptyPage: Story = {
  args: { hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText('Nothing waits')).toBeNull()
    await expect(canvas.queryByText('No money moves.')).toBeNull()
  },
}

/** What is left is told in money where all that waits was read, by what the account holds and not by a sum of the gateway. */
export const LeftInMoney: Story = {
  args: {
    proposals: [proven(7, [bob], { value: 10n ** 18n })],
  },
  play: async ({ canvas }) => {
    // The chain says 40.25 ETH, at 3,000 each.
    await expect(canvas.getByText('$117,750.00')).toBeVisible()
  },
}

/** Of a page of what waits, what is left is neither all nor told in money. */
export const LeftOfOnePage: Story = {
  args: { ...LeftInMoney.args, hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/More waits than is read here/)).toBeVisible()
    // How many are not read nobody knows.
    await expect(canvas.getByText(/^1 was checked.* Others are not read yet[.]$/)).toBeVisible()
    await expect(canvas.queryByText('In money')).toBeNull()
  },
}

/** More than the account has. */
export const TooMuch: Story = {
  args: { proposals: [proven(7, [bob], { value: 50n * 10n ** 18n })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than there is')).toBeVisible()
  },
}

/** The largest amount there is, and what it would be worth. */
export const Largest: Story = {
  args: { proposals: [proven(12, [bob], { value: 2n ** 256n - 1n })] },
}

/** What strangers write can be of any length. */
export const Hostile: Story = {
  args: {
    balances: undefined,
    proposals: [
      proven(
        123_456,
        [bob],
        { value: 123_456_789_123_456_789_123_456_789n },
        { note: 'Visit https://claim.example '.repeat(30) },
      ),
      proposal({
        nonce: 123_460,
        info: {
          type: 'Custom',
          to: infoOf(shop),
          dataSize: 512,
          value: 10n ** 17n,
          methodName: 'setApprovalForAllCollectionsOfThisVeryLongMethodName',
          actionCount: null,
          isCancellation: false,
          humanDescription: null,
        },
      }),
      proposal({ nonce: 123_461, info: buildTransfer({ value: 1n }) }),
    ],
    account: buildAccount({ onChain: undefined, info: undefined }),
  },
}
