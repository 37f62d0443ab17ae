import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { InvalidTransactionIdError } from './errors.ts'

/**
 * The ids under which gateways keep transactions. `legacyModule` and `legacyEthereum` are the forms of 2023, still
 * found in bookmarks and notes.
 */
export type TransactionId =
  | { type: 'multisig'; safe: Address; safeTxHash: Hex }
  | { type: 'module'; safe: Address; moduleTransactionId: string }
  | { type: 'transfer'; safe: Address; transferId: string }
  | { type: 'creation'; safe: Address }
  | { type: 'legacyModule'; safe: Address; txHash: Hex; digest: string }
  | { type: 'legacyEthereum'; safe: Address; txHash: Hex; digest: string }
  /** The bare hash, accepted where details are asked for. */
  | { type: 'safeTxHash'; safeTxHash: Hex }

// Literals, so that a bundler may drop them with the functions.
const hashForm = /^0x[0-9a-fA-F]{64}$/
const moduleForm = /^i[0-9a-fA-F]{64}\d*(?:,\d+)*$/
const transferForm = /^(?:e[0-9a-fA-F]{64}\d+|i[0-9a-fA-F]{64}\d*(?:,\d+)*)$/
const legacyForm = /^(0x[0-9a-fA-F]{64})_([0-9a-fA-F]{16})$/

/**
 * Reads a transaction id. See behaviour/safe-protocol#transaction-ids.
 *
 * @throws InvalidTransactionIdError when it is none of the known forms
 */
export function parseTransactionId(id: string): TransactionId {
  const parsed = typeof id === 'string' && id.length <= 1000 ? parse(id) : undefined
  if (!parsed) throw new InvalidTransactionIdError(id)
  return parsed
}

function parse(id: string): TransactionId | undefined {
  if (hashForm.test(id)) return { type: 'safeTxHash', safeTxHash: lower(id) }
  const match = /^([a-z]+)_(0x[0-9a-fA-F]{40})(?:_(.+))?$/.exec(id)
  if (!match) return undefined
  const [, type, address = '', rest = ''] = match
  const safe = getAddress(address)
  const legacy = legacyForm.exec(rest)
  switch (type) {
    case 'multisig':
      return hashForm.test(rest) ? { type, safe, safeTxHash: lower(rest) } : undefined
    case 'module':
      if (legacy) return { type: 'legacyModule', safe, ...readLegacy(legacy) }
      return moduleForm.test(rest) ? { type, safe, moduleTransactionId: rest } : undefined
    case 'transfer':
      return transferForm.test(rest) ? { type, safe, transferId: rest } : undefined
    case 'ethereum':
      return legacy ? { type: 'legacyEthereum', safe, ...readLegacy(legacy) } : undefined
    case 'creation':
      return rest === '' && match[3] === undefined ? { type, safe } : undefined
    default:
      return undefined
  }
}

function readLegacy([, txHash = '', digest = '']: RegExpExecArray): {
  txHash: Hex
  digest: string
} {
  return { txHash: lower(txHash), digest: digest.toLowerCase() }
}

/** The pattern it matched begins with 0x. */
function lower(text: string): Hex {
  return text.toLowerCase() as Hex
}

/**
 * Writes a transaction id, with the account's address checksummed.
 *
 * @throws InvalidTransactionIdError when a part is not what the form asks for
 */
export function formatTransactionId(id: TransactionId): string {
  const text = write(id)
  // Reading it back is the check: nothing leaves here that could not be asked for.
  parseTransactionId(text)
  return text
}

function write(id: TransactionId): string {
  if (id.type === 'safeTxHash') return id.safeTxHash.toLowerCase()
  if (!/^0x[0-9a-fA-F]{40}$/.test(id.safe)) throw new InvalidTransactionIdError(id.safe)
  const safe = getAddress(id.safe)
  switch (id.type) {
    case 'multisig':
      return `multisig_${safe}_${id.safeTxHash.toLowerCase()}`
    case 'module':
      return `module_${safe}_${id.moduleTransactionId}`
    case 'transfer':
      return `transfer_${safe}_${id.transferId}`
    case 'creation':
      return `creation_${safe}`
    case 'legacyModule':
      return `module_${safe}_${id.txHash.toLowerCase()}_${id.digest.toLowerCase()}`
    case 'legacyEthereum':
      return `ethereum_${safe}_${id.txHash.toLowerCase()}_${id.digest.toLowerCase()}`
  }
}
