import type { Meta, StoryObj } from '@storybook/react-vite'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { buildDetails } from '../../../testing/buildDetails.ts'
import { buildTransfer, people } from '../../../testing/buildTransaction.ts'
import { TransactionView } from './TransactionView.tsx'

const meta = {
  component: TransactionView,
  args: { account: buildAccount(), details: buildDetails() },
} satisfies Meta<typeof TransactionView>

export default meta
type Story = StoryObj<typeof meta>

export const OneOfTwo: Story = {}

export const ReadyToExecute: Story = {
  args: { details: buildDetails({ signers: [people.alice, people.bob] }) },
}

export const Succeeded: Story = {
  args: {
    details: buildDetails({
      signers: [people.alice, people.bob],
      txStatus: 'SUCCESS',
      executedAt: Date.UTC(2026, 10, 19, 15),
      txHash: `0x${'ab'.repeat(32)}`,
      note: 'Rent for November',
    }),
  },
}

export const Failed: Story = {
  args: { details: buildDetails({ signers: [people.alice, people.bob], txStatus: 'FAILED' }) },
}

export const Received: Story = {
  args: {
    details: buildDetails({
      txInfo: buildTransfer({ incoming: true }),
      txStatus: 'SUCCESS',
      detailedExecutionInfo: null,
      executedAt: Date.UTC(2026, 10, 19, 15),
      txHash: `0x${'cd'.repeat(32)}`,
    }),
  },
}

export const UnknownDelegateCall: Story = {
  args: {
    details: (() => {
      const details = buildDetails()
      return {
        ...details,
        txData: details.txData && {
          ...details.txData,
          operation: 1,
          trustedDelegateCallTarget: false,
        },
      }
    })(),
  },
}
