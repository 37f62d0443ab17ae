import type { ProposeTransactionParameters } from '../../endpoints/proposeTransaction.ts'
import type { Address } from '../../schemas/address.ts'
import type { AddressInfo } from '../../schemas/addressInfo.ts'
import type { SafeInfo } from '../../schemas/safeInfo.ts'
import type { Transaction } from '../../schemas/transaction.ts'

/**
 * The entry that a proposal will have in the queue, as far as it is known before the gateway has answered.
 *
 * @param now milliseconds
 */
export function draftTransaction(
  safe: Pick<SafeInfo, 'owners' | 'threshold'>,
  proposal: Pick<
    ProposeTransactionParameters,
    'address' | 'transaction' | 'safeTxHash' | 'sender' | 'signature'
  >,
  now: number,
): Transaction {
  const { address, transaction, safeTxHash, sender } = proposal
  const isSigned = safe.owners.some((owner) => isSame(owner.value, sender)) && !!proposal.signature
  const confirmationsSubmitted = isSigned ? 1 : 0
  const awaitsConfirmations = confirmationsSubmitted < safe.threshold
  const missing = safe.owners.filter((owner) => !(isSigned && isSame(owner.value, sender)))
  return {
    id: `multisig_${address}_${safeTxHash}`,
    txHash: null,
    timestamp: now,
    txStatus: awaitsConfirmations ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION',
    txInfo: draftInfo(address, transaction),
    executionInfo: {
      type: 'MULTISIG',
      nonce: Number(transaction.nonce),
      confirmationsRequired: safe.threshold,
      confirmationsSubmitted,
      missingSigners: awaitsConfirmations ? missing : null,
    },
    safeAppInfo: null,
    note: null,
  }
}

function draftInfo(
  address: Address,
  { to, value, data, operation = 0 }: ProposeTransactionParameters['transaction'],
): Transaction['txInfo'] {
  const size = data ? (data.length - 2) / 2 : 0
  const amount = BigInt(value)
  if (size === 0 && operation === 0 && amount > 0n) {
    return {
      type: 'Transfer',
      sender: info(address),
      recipient: info(to),
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: amount },
      humanDescription: null,
    }
  }
  return {
    type: 'Custom',
    to: info(to),
    dataSize: size,
    value: amount,
    methodName: null,
    actionCount: null,
    isCancellation: size === 0 && operation === 0 && amount === 0n && isSame(to, address),
    humanDescription: null,
  }
}

function info(value: Address): AddressInfo {
  return { value, name: null, logoUri: null }
}

function isSame(a: Address, b: Address): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
