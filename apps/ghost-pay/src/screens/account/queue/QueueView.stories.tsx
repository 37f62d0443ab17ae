import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { QueueRow } from '@ghost-pay/gateway-client'

import { buildAccount } from '../../../testing/buildAccount.ts'
import {
  buildTransaction,
  buildTransfer,
  infoOf,
  testAddresses,
} from '../../../testing/buildTransaction.ts'
import { QueueView } from './QueueView.tsx'

const meta = {
  component: QueueView,
  args: { account: buildAccount(), rows: [] },
} satisfies Meta<typeof QueueView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const OneWaits: Story = {
  args: { rows: [{ kind: 'transaction', transaction: buildTransaction() }] },
}

export const ReadyToExecute: Story = {
  args: {
    rows: [
      {
        kind: 'transaction',
        transaction: buildTransaction({ status: 'AWAITING_EXECUTION', submitted: 2 }),
      },
    ],
  },
}

/** Signatures alone are not enough: nonce 7 comes first. */
export const NotItsTurn: Story = {
  args: {
    rows: [
      {
        kind: 'transaction',
        transaction: buildTransaction({ nonce: 8, status: 'AWAITING_EXECUTION', submitted: 2 }),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Signed, waits for its turn/)).toBeVisible()
    await expect(canvas.queryByText(/Ready to execute/)).toBeNull()
  },
}

export const ForkAndGap: Story = {
  args: {
    rows: [
      {
        kind: 'conflict',
        nonce: 7,
        transactions: [
          buildTransaction({ nonce: 7, id: 'a' }),
          buildTransaction({
            nonce: 7,
            id: 'b',
            info: {
              type: 'Custom',
              to: infoOf(testAddresses.alice),
              dataSize: 0,
              value: 0n,
              methodName: null,
              actionCount: null,
              isCancellation: true,
              humanDescription: null,
            },
          }),
        ],
      },
      {
        kind: 'transaction',
        transaction: buildTransaction({
          nonce: 11,
          info: buildTransfer({ value: 123_456_789_123_456_789_123n }),
        }),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing waits at nonces 8 to 10/)).toBeVisible()
  },
}

const unread: QueueRow = {
  kind: 'unknown',
  item: { type: 'unknown', received: 'TRANSACTION', raw: { type: 'TRANSACTION' }, issues: [] },
}

/** What cannot be read may stand where nothing else does. */
export const Unreadable: Story = {
  args: {
    rows: [unread, { kind: 'transaction', transaction: buildTransaction({ nonce: 9 }) }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.getByText(/Nothing that can be read waits at nonces 7 to 8/)).toBeVisible()
  },
}

/** Then it is not said that nothing waits. */
export const OnlyUnreadable: Story = {
  args: { rows: [unread, unread] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 entries that cannot be read')).toBeVisible()
    await expect(canvas.queryByText('Nothing waits')).toBeNull()
  },
}

export const LongContractCall: Story = {
  args: {
    rows: [
      {
        kind: 'transaction',
        transaction: buildTransaction({
          info: {
            type: 'Custom',
            to: infoOf(testAddresses.shop),
            dataSize: 512,
            value: 10n ** 17n,
            methodName: 'setApprovalForAllCollectionsOfThisVeryLongMethodName',
            actionCount: null,
            isCancellation: false,
            humanDescription: null,
          },
        }),
      },
    ],
  },
}
