import { type Address, zeroAddress } from 'viem'
import type { TransactionDetails, TransactionInfo } from '@ghost-pay/gateway-client'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { accountAddress } from './accountAddress.ts'
import { buildTransfer, infoOf, testAddresses } from './buildTransaction.ts'

export type BuildDetailsParameters = Partial<TransactionDetails> & {
  signers?: readonly Address[]
}

/** A payment of 1 ETH with everything the gateway knows of it; its hash is the true one. */
export function buildDetails({
  signers = [testAddresses.alice],
  ...details
}: BuildDetailsParameters = {}): TransactionDetails {
  const nonce = 7
  const hash = safeTxHash({
    chainId: 1,
    safe: accountAddress,
    version: '1.4.1',
    transaction: { to: testAddresses.shop, value: 10n ** 18n, nonce },
  })
  const submittedAt = Date.UTC(2026, 10, 19, 14, 30)
  return {
    safeAddress: accountAddress,
    txId: `multisig_${accountAddress}_${hash}`,
    executedAt: null,
    txStatus: signers.length < 2 ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION',
    txInfo: buildPayment(),
    txData: {
      hexData: null,
      dataDecoded: null,
      to: infoOf(testAddresses.shop),
      value: 10n ** 18n,
      operation: 0,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    txHash: null,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt,
      nonce,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      fee: null,
      payment: null,
      refundReceiver: infoOf(zeroAddress),
      safeTxHash: hash,
      executor: null,
      signers: [testAddresses.alice, testAddresses.bob, testAddresses.carol].map(infoOf),
      confirmationsRequired: 2,
      confirmations: signers.map((signer) => ({
        signer: infoOf(signer),
        signature: `0x${'11'.repeat(64)}1b`,
        submittedAt,
      })),
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: infoOf(testAddresses.alice),
      proposedByDelegate: null,
    },
    safeAppInfo: null,
    note: null,
    ...details,
  }
}

/** A payment of the account itself, as the gateway describes it. */
export function buildPayment(value = 10n ** 18n): TransactionInfo {
  const transfer = buildTransfer({ value })
  return transfer.type === 'Transfer' ? { ...transfer, sender: infoOf(accountAddress) } : transfer
}
