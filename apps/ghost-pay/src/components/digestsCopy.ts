import { textOf } from '../text/textOf.ts'

/** What a hardware wallet shows of a transaction, by the names of ERC-8213. */
export const digestsCopy = {
  'digests.title': 'What your Ledger shows',
  'digests.domain': 'Domain hash',
  'digests.domain.copy': 'Copy the domain hash',
  'digests.message': 'Message hash',
  'digests.message.copy': 'Copy the message hash',
  'digests.transaction': 'Transaction hash (safeTxHash)',
  'digests.transaction.copy': 'Copy the transaction hash (safeTxHash)',
  'digests.calldata': 'Calldata digest',
  'digests.calldata.copy': 'Copy the calldata digest',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(digestsCopy)
