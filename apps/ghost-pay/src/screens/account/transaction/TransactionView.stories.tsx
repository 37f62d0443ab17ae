import type { TransactionDetails } from '@ghost-pay/gateway-client'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { buildDetails } from '../../../testing/buildDetails.ts'
import { buildOwnView } from '../../../testing/buildOwnView.ts'
import { buildTransfer, infoOf, people } from '../../../testing/buildTransaction.ts'
import { TransactionView } from './TransactionView.tsx'

const argsOf = (details: TransactionDetails) => ({ details, own: buildOwnView(details) })

const meta = {
  component: TransactionView,
  args: { account: buildAccount(), ...argsOf(buildDetails()) },
} satisfies Meta<typeof TransactionView>

export default meta
type Story = StoryObj<typeof meta>

const bothSigned = [people.alice, people.bob]

export const OneOfTwo: Story = {}

export const ReadyToExecute: Story = {
  args: argsOf(buildDetails({ signers: bothSigned })),
}

export const Succeeded: Story = {
  args: argsOf(
    buildDetails({
      signers: bothSigned,
      txStatus: 'SUCCESS',
      executedAt: Date.UTC(2026, 10, 19, 15),
      txHash: `0x${'ab'.repeat(32)}`,
      note: 'Rent for November',
    }),
  ),
}

export const Failed: Story = {
  args: argsOf(buildDetails({ signers: bothSigned, txStatus: 'FAILED' })),
}

export const Received: Story = {
  args: argsOf(
    buildDetails({
      txInfo: buildTransfer({ incoming: true }),
      txStatus: 'SUCCESS',
      detailedExecutionInfo: null,
      executedAt: Date.UTC(2026, 10, 19, 15),
      txHash: `0x${'cd'.repeat(32)}`,
    }),
  ),
}

/** The gateway says 0.01 ETH; the bytes say 1. */
export const Misdescribed: Story = {
  args: argsOf(buildDetails({ txInfo: buildTransfer({ value: 10n ** 16n }) })),
}

/** The amount was changed after the hash was made. */
export const Tampered: Story = {
  args: argsOf(withData({ value: 2n * 10n ** 18n })),
}

/** What took an exchange’s account over in 2025: a delegatecall that looks like a transfer. */
export const DelegateCallToStranger: Story = {
  args: argsOf(
    withData({
      operation: 1,
      value: 0n,
      hexData: `0xa9059cbb${people.bob.slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
      to: infoOf(people.shop),
      trustedDelegateCallTarget: false,
    }),
  ),
}

function withData(data: Partial<NonNullable<TransactionDetails['txData']>>): TransactionDetails {
  const details = buildDetails()
  return { ...details, txData: details.txData && { ...details.txData, ...data } }
}
