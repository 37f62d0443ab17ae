import { getAddress, pad, toHex, zeroAddress } from 'viem'

import type { MultisigTransaction } from '../answers/multisigTransactions.ts'

export const account = getAddress('0x00000000000000000000000000000000000000a1')
export const alice = getAddress('0x00000000000000000000000000000000000000b1')
export const bob = getAddress('0x00000000000000000000000000000000000000b2')
export const carol = getAddress('0x00000000000000000000000000000000000000b3')

let count = 0

/** A queued transaction; a test sets only the fields that it is about. */
export function buildTransaction(further: Partial<MultisigTransaction> = {}): MultisigTransaction {
  count += 1
  return {
    safe: account,
    safeTxHash: pad(toHex(count)),
    isCallKnown: true,
    to: bob,
    value: 1n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: 0,
    proposer: alice,
    proposedByDelegate: null,
    origin: null,
    submittedAt: count,
    modifiedAt: count,
    confirmations: [],
    trusted: true,
    isPassedOver: false,
    execution: null,
    ...further,
  }
}
