import type { Address } from '../../schemas/address.ts'
import type { Hash, Hex } from '../../schemas/hex.ts'
import type {
  MultisigExecutionInfo,
  QueuePage,
  Transaction,
  TransactionDetails,
} from '../../schemas/transaction.ts'
import type { CachedPages } from './CachedPages.ts'

/** A cached queue in which `signer` has signed the transaction with this hash. */
export function confirmInQueue(
  data: CachedPages<QueuePage>,
  { safeTxHash, signer }: { safeTxHash: Hash; signer: Address },
): CachedPages<QueuePage> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      results: page.results.map((item) =>
        item.type === 'TRANSACTION' && isOfHash(item.transaction, safeTxHash)
          ? { ...item, transaction: confirmTransaction(item.transaction, signer) }
          : item,
      ),
    })),
  }
}

/** Cached details to which `signer` has added a confirmation. */
export function confirmInDetails(
  details: TransactionDetails,
  { signer, signature, now }: { signer: Address; signature: Hex; now: number },
): TransactionDetails {
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return details
  if (info.confirmations.some((confirmation) => isSame(confirmation.signer.value, signer))) {
    return details
  }
  const known = info.signers.find((owner) => isSame(owner.value, signer))
  const confirmations = [
    ...info.confirmations,
    { signer: known ?? { value: signer, name: null, logoUri: null }, signature, submittedAt: now },
  ]
  return {
    ...details,
    txStatus: statusOf(details.txStatus, confirmations.length >= info.confirmationsRequired),
    detailedExecutionInfo: { ...info, confirmations },
  }
}

function confirmTransaction(transaction: Transaction, signer: Address): Transaction {
  const info = transaction.executionInfo
  if (info?.type !== 'MULTISIG' || !isMissing(info, signer)) return transaction
  const confirmationsSubmitted = info.confirmationsSubmitted + 1
  const isEnough = confirmationsSubmitted >= info.confirmationsRequired
  const missing = info.missingSigners?.filter((owner) => !isSame(owner.value, signer)) ?? null
  return {
    ...transaction,
    txStatus: statusOf(transaction.txStatus, isEnough),
    executionInfo: { ...info, confirmationsSubmitted, missingSigners: isEnough ? null : missing },
  }
}

/** While confirmations are awaited the gateway says whose; afterwards none is missing. */
function isMissing({ missingSigners }: MultisigExecutionInfo, signer: Address): boolean {
  return missingSigners?.some((owner) => isSame(owner.value, signer)) ?? false
}

function statusOf(status: string, isEnough: boolean): string {
  return status === 'AWAITING_CONFIRMATIONS' && isEnough ? 'AWAITING_EXECUTION' : status
}

function isOfHash({ id }: Transaction, safeTxHash: Hash): boolean {
  return id.toLowerCase().endsWith(safeTxHash.toLowerCase())
}

function isSame(a: Address, b: Address): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
