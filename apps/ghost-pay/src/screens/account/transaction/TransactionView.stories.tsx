import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getAddress } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import {
  buildDetails,
  buildPayment,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { buildAccount } from '../../../testing/buildAccount.ts'
import {
  buildOwnTransaction,
  type BuildOwnTransactionParameters,
} from '../../../testing/buildOwnTransaction.ts'
import { TransactionView } from './TransactionView.tsx'

const argsOf = (details: TransactionDetails, parameters?: BuildOwnTransactionParameters) => ({
  details,
  transaction: buildOwnTransaction(details, parameters),
})

const meta = {
  component: TransactionView,
  args: { account: buildAccount(), ...argsOf(buildDetails()) },
} satisfies Meta<typeof TransactionView>

export default meta
type Story = StoryObj<typeof meta>

const bothSigned = [testAddresses.alice, testAddresses.bob]

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
  args: argsOf(
    buildDetails({
      signers: bothSigned,
      txStatus: 'FAILED',
      executedAt: Date.UTC(2026, 10, 19, 15),
      txHash: `0x${'ab'.repeat(32)}`,
    }),
  ),
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
  args: argsOf(buildDetails({ txInfo: buildPayment(10n ** 16n) })),
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
      hexData: `0xa9059cbb${testAddresses.bob.slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
      to: infoOf(testAddresses.shop),
      trustedDelegateCallTarget: false,
    }),
  ),
}

/** The gateway says it succeeded, and names a transaction that the chain does not have. */
export const NeverExecuted: Story = {
  args: argsOf(
    buildDetails({
      signers: bothSigned,
      txStatus: 'SUCCESS',
      executedAt: Date.UTC(2026, 10, 19, 15),
      txHash: `0x${'ab'.repeat(32)}`,
    }),
    { chainWord: 'absent' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The blockchain has no such transaction/)).toBeVisible()
    await expect(canvas.getByText('Went through, says Safe’s service')).toBeVisible()
  },
}

/** The gateway shows Bob's signature, which has no signer. */
export const ForgedSignature: Story = {
  args: argsOf(buildDetails({ signers: bothSigned }), {
    signatures: [
      { owner: testAddresses.alice, signature: '0x12', worth: 'signed' },
      { owner: testAddresses.bob, signature: '0x12', worth: 'invalid' },
      { owner: testAddresses.shop, signature: '0x12', worth: 'stranger' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
    await expect(canvas.getByText('Signature does not hold')).toBeVisible()
    await expect(canvas.getByText('No owner: does not count')).toBeVisible()
    await expect(
      canvas.getByText(/2 signatures that Safe’s service shows do not count/),
    ).toBeVisible()
  },
}

/** The gateway leaves out what is called. */
export const NotShown: Story = {
  args: argsOf({ ...buildDetails(), txData: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This cannot be checked/)).toBeVisible()
    await expect(canvas.getByText(/does not show what it calls/)).toBeVisible()
  },
}

export const UnknownOperation: Story = {
  args: argsOf(withData({ operation: 2 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a kind of call that no account makes/)).toBeVisible()
  },
}

export const NodeDown: Story = {
  args: argsOf(buildDetails(), { onChain: undefined, isNodeError: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The blockchain did not answer/)
    await expect(canvas.getByText(/Only Safe’s service names these owners/)).toBeVisible()
  },
}

const batch = batchTransaction({
  transactions: [
    erc20TransferCall({
      token: testAddresses.carol,
      to: testAddresses.bob,
      amount: 2_500_000_000n,
    }),
    erc20TransferCall({
      token: testAddresses.carol,
      to: testAddresses.shop,
      amount: 2_500_000_000n,
    }),
    { to: testAddresses.shop, value: 5n * 10n ** 17n },
  ],
  multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address,
})

function buildBatch(): TransactionDetails {
  const details = withData({
    to: infoOf(getAddress(batch.to)),
    value: 0n,
    operation: 1,
    hexData: batch.data,
  })
  return {
    ...details,
    txInfo: {
      type: 'Custom',
      to: infoOf(getAddress(batch.to)),
      dataSize: (batch.data.length - 2) / 2,
      value: 0n,
      methodName: 'multiSend',
      actionCount: 3,
      isCancellation: false,
      humanDescription: null,
    },
  }
}

/** Three payments in one, with a token that the chain knows: no alarm. */
export const Batch: Story = {
  args: argsOf(buildBatch(), {
    tokens: [{ address: testAddresses.carol, symbol: 'dUSD', decimals: 6 }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Batch of 3 steps' })).toBeVisible()
    await expect(canvas.getByTitle('5,000 dUSD')).toBeVisible()
    await expect(canvas.getAllByTitle('2,500 dUSD')).toHaveLength(2)
    await expect(canvas.queryByText(/not a known token/)).toBeNull()
  },
}

/** The same, and the chain has no token there: said once, with the parts. */
export const BatchOfNoToken: Story = {
  args: argsOf(buildBatch()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In lines 1 and 2 of the batch.')).toBeVisible()
  },
}

function withData(data: Partial<NonNullable<TransactionDetails['txData']>>): TransactionDetails {
  const details = buildDetails()
  return { ...details, txData: details.txData && { ...details.txData, ...data } }
}
