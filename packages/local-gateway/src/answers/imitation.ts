import type { Address } from 'viem'

import type { HistoryEntry } from './history.ts'
import type { Rows } from './ledger.ts'
import { partiesOf, type TransferEvent } from './transfers.ts'

/** The hexadecimal digits of an address that a person compares: the first and the last. */
const shownDigits = { first: 3, last: 4 }
/** How many entries before and after a transfer are compared with it. */
const neighbours = 3
/** Amounts this close, in whole tokens, may be mistaken for each other. */
const closeAmount = 1n
/** An incoming amount up to this, in whole tokens, beside a transfer with a similar address echoes that transfer. */
const echoAmount = 10n

/** A token transfer in the history, with the fields that are compared. */
type Candidate = {
  token: Address
  counterparty: Address
  amount: bigint
  isIncoming: boolean
}

/**
 * Whether an entry imitates a neighbouring one: a transfer to or from an address that looks like the other's, with an amount like
 * the other's. Scams make such transfers so that a person copies the wrong address from the history. See
 * behaviour/gateway-server#imitations.
 *
 * @param entries of the whole history
 * @param index of the entry in it
 * @param decimalsOf a token
 * @param safe the account of the history
 */
export function isImitation(
  entries: Pick<Rows<HistoryEntry>, 'at'>,
  index: number,
  { safe, decimalsOf }: { safe: Address; decimalsOf: (token: Address) => number },
): boolean {
  const entry = entries.at(index)
  // Transactions of the owners are never imitations.
  if (entry?.kind !== 'transfer') return false
  const [own] = candidatesOf(entry, safe)
  if (!own) return false
  return neighboursOf(entries, index)
    .flatMap((near) => candidatesOf(near, safe))
    .some((other) => imitates(own, other, decimalsOf(own.token)))
}

/** The entries around one, and the entry itself. */
function neighboursOf(entries: Pick<Rows<HistoryEntry>, 'at'>, index: number): HistoryEntry[] {
  return Array.from({ length: 2 * neighbours + 1 }, (_, place) =>
    entries.at(index - neighbours + place),
  ).filter((entry) => entry !== undefined)
}

/** The token transfers of an entry, including those inside the owners' transactions, which are the ones that are imitated. */
function candidatesOf(entry: HistoryEntry, safe: Address): Candidate[] {
  const transfers = entry.kind === 'transfer' ? [entry.transfer] : entry.transfers
  return transfers.flatMap((transfer) => candidateOf(transfer, safe))
}

function candidateOf(transfer: TransferEvent, safe: Address): Candidate[] {
  if (transfer.kind !== 'erc20Transfer') return []
  const { from, to } = partiesOf(transfer)
  const isIncoming = to === safe
  return [
    {
      token: transfer.emitter,
      counterparty: isIncoming ? from : to,
      amount: transfer.value,
      isIncoming,
    },
  ]
}

function imitates(own: Candidate, other: Candidate, decimals: number): boolean {
  if (own.counterparty === other.counterparty || !looksLike(own.counterparty, other.counterparty))
    return false
  const unit = 10n ** BigInt(decimals)
  const difference =
    own.amount > other.amount ? own.amount - other.amount : other.amount - own.amount
  const isEcho = own.isIncoming && own.amount <= echoAmount * unit
  return difference <= closeAmount * unit || isEcho
}

/** Whether two addresses look alike where people look. */
export function looksLike(a: Address, b: Address): boolean {
  const shown = (address: Address) =>
    address.slice(2, 2 + shownDigits.first) + address.slice(-shownDigits.last)
  return shown(a).toLowerCase() === shown(b).toLowerCase()
}
