import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { Contradiction, RowCheck } from '@ghost-pay/safe-account/checks'
import type { BatchPayment } from '@ghost-pay/safe-account/history'
import { inOwnUnits, type MovedAmount, viewTransaction } from '@ghost-pay/safe-account/view'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { Said } from '../../../text/Said.ts'
import { textOf } from '../../../text/textOf.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { cancelCopy } from '../cancel/cancelCopy.ts'
import { type Cancelled, cancelSaid } from '../cancel/cancelSaid.ts'
import { activityCopy } from './activityCopy.ts'

/** The sentences that name an entry. */
const entrySentences = { ...activityCopy, ...cancelCopy } as const

type EntrySaid = Said<typeof entrySentences>

/** What an entry is, by what a reader filters for. */
export type ActivityKind = 'in' | 'out' | 'batch' | 'settings' | 'module' | 'other'

/** One payment of a batch. */
export type EntryPart = {
  to: Address
  amount: MovedAmount & { value: bigint }
  /** The hash of a memo, where one stands behind the transfer. */
  fingerprint: Hex | undefined
}

/** One entry of the history, as it is shown, filtered, added up and exported. */
export type ActivityEntry = {
  transaction: Transaction
  kind: ActivityKind
  amount: MovedAmount | undefined
  /** The other party. */
  counterparty: Address | undefined
  /** What it paid, line by line, where its own bytes say it: of a batch or a call. */
  parts: readonly EntryPart[] | undefined
  /** What it has cancelled, where it is a rejection and that is known. */
  cancels: Cancelled | undefined
  /** It counts in the totals of its month: it has happened, and moved money. */
  counts: boolean
  /** Worthless or made to deceive: folded until it is asked for. */
  isDust: boolean
}

/**
 * Reads a row of the history.
 *
 * @param currency the chain's own currency
 */
export function readEntry(
  transaction: Transaction,
  currency: { symbol: string; decimals: number },
): ActivityEntry {
  const { txInfo, txStatus } = transaction
  const { amount, counterparty } = viewTransaction(txInfo, currency)
  const token = tokenOf(transaction)
  return {
    transaction,
    kind: kindOf(transaction),
    amount: amount === undefined ? undefined : { ...amount, token },
    counterparty,
    parts: undefined,
    cancels: undefined,
    counts:
      txStatus === 'SUCCESS' &&
      txInfo.type === 'Transfer' &&
      txInfo.transferInfo.type !== 'ERC721' &&
      amount?.value !== undefined,
    isDust: isDust(transaction),
  }
}

function tokenOf({ txInfo }: Transaction): Address | undefined {
  if (txInfo.type !== 'Transfer') return undefined
  const { transferInfo } = txInfo
  return 'tokenAddress' in transferInfo ? transferInfo.tokenAddress : undefined
}

function kindOf({ txInfo, executionInfo }: Transaction): ActivityKind {
  if (executionInfo?.type === 'MODULE') return 'module'
  switch (txInfo.type) {
    case 'Transfer':
      return txInfo.direction === 'INCOMING' ? 'in' : 'out'
    case 'SettingsChange':
    case 'Creation':
      return 'settings'
    case 'Custom':
      return txInfo.actionCount === null ? 'other' : 'batch'
    default:
      return 'other'
  }
}

/**
 * What came without having been asked for, or left without a transaction of the account: nothing at all, a token that the gateway
 * does not trust, or one that imitates a transfer of somebody else.
 */
function isDust({ txInfo, executionInfo }: Transaction): boolean {
  if (txInfo.type !== 'Transfer') return false
  // Anybody can have a token say that the account has sent some (behaviour/payments#paid-before).
  if (txInfo.direction !== 'INCOMING' && executionInfo !== null) return false
  const { transferInfo } = txInfo
  switch (transferInfo.type) {
    case 'ERC20':
      return transferInfo.imitation || transferInfo.trusted === false || transferInfo.value === 0n
    case 'ERC721':
      return transferInfo.trusted === false
    case 'NATIVE_COIN':
      return transferInfo.value === 0n
    default:
      return false
  }
}

/**
 * What an entry did, as a sentence's beginning.
 *
 * @param nameOf a name, or the address in short
 */
export function entryTitle(
  { transaction, cancels, parts }: Pick<ActivityEntry, 'transaction' | 'cancels' | 'parts'>,
  nameOf: (address: Address) => string,
): EntrySaid {
  const { txInfo, executionInfo } = transaction
  switch (txInfo.type) {
    case 'Transfer':
      return transferTitle(txInfo, nameOf)
    case 'SettingsChange':
      return settingsTitle(txInfo.settingsInfo, nameOf)
    case 'Creation':
      return ['activity.row.created', { name: nameOf(txInfo.creator.value) }]
    case 'Custom':
      if (txInfo.isCancellation) {
        return cancels === undefined || executionInfo?.type !== 'MULTISIG'
          ? ['activity.row.rejected']
          : cancelSaid(cancels, { nonce: executionInfo.nonce, nameOf, isDone: true })
      }
      if (txInfo.actionCount === null) {
        return ['activity.row.call', { name: nameOf(txInfo.to.value) }]
      }
      return txInfo.actionCount === parts?.length
        ? paidTitle(noteOfRow(transaction).head, new Set(parts.map(({ to }) => to)), nameOf)
        : ['activity.row.batch', { count: txInfo.actionCount }]
    default:
      return ['activity.row.unknown']
  }
}

/** The longest note that is the name of a batch, in characters. */
const longestTitle = 60

/** A batch that pays people has the name that its note gave it. Who is paid alone is named. */
function paidTitle(
  note: string,
  payees: ReadonlySet<Address>,
  nameOf: (address: Address) => string,
): EntrySaid {
  const [first] = payees
  const isOne = first !== undefined && payees.size === 1
  if (note === '' || note.length > longestTitle) {
    return isOne
      ? ['activity.row.paidOne', { name: nameOf(first) }]
      : ['activity.row.paidMany', { count: payees.size }]
  }
  return isOne
    ? ['activity.row.payrollOne', { note, name: nameOf(first) }]
    : ['activity.row.payroll', { note, count: payees.size }]
}

type Info<type> = Extract<Transaction['txInfo'], { type: type }>

function transferTitle(
  { direction, sender, recipient, transferInfo }: Info<'Transfer'>,
  nameOf: (address: Address) => string,
): EntrySaid {
  if (direction === 'INCOMING') {
    return isAddressEqual(sender.value, zeroAddress)
      ? ['activity.row.minted']
      : ['activity.row.received', { name: nameOf(sender.value) }]
  }
  const name = nameOf(recipient.value)
  return transferInfo.type === 'ERC721'
    ? ['activity.row.sentCollectible', { name }]
    : ['activity.row.sent', { name }]
}

function settingsTitle(
  info: Info<'SettingsChange'>['settingsInfo'],
  nameOf: (address: Address) => string,
): EntrySaid {
  switch (info?.type) {
    case 'ADD_OWNER':
      return ['activity.row.addOwner', { name: nameOf(info.owner.value) }]
    case 'REMOVE_OWNER':
      return ['activity.row.removeOwner', { name: nameOf(info.owner.value) }]
    case 'SWAP_OWNER':
      return ['activity.row.swapOwner', { name: nameOf(info.newOwner.value) }]
    case 'CHANGE_THRESHOLD':
      return ['activity.row.threshold', { count: info.threshold }]
    default:
      return ['activity.row.settings']
  }
}

/** Says one of these sentences, by its key. */
export const text = textOf(entrySentences)

/**
 * An entry with what its own bytes pay, and its amount in the units of its token.
 *
 * @param payments of those bytes; undefined where they are not known
 * @param tokens by what their own contracts say
 * @param currency the chain's own
 * @returns without parts where a token of them is not known: an amount without its decimals is no amount. The entry itself where nothing
 *   changes
 */
export function withParts(
  entry: ActivityEntry,
  payments: readonly BatchPayment[] | undefined,
  tokens: readonly KnownToken[],
  currency: { symbol: string; decimals: number },
): ActivityEntry {
  const amount = entry.amount && inOwnUnits(entry.amount, tokens)
  const own = amount === entry.amount ? entry : { ...entry, amount }
  const parts = payments?.map((payment) => partOf(payment, tokens, currency))
  return parts?.every((part) => part !== undefined) === true ? { ...own, parts } : own
}

function partOf(
  { to, token, amount: value, behind }: BatchPayment,
  tokens: readonly KnownToken[],
  currency: { symbol: string; decimals: number },
): EntryPart | undefined {
  // The hash of a memo has 32 bytes.
  const fingerprint = behind?.length === 2 + 64 ? behind : undefined
  if (token === null) return { to, fingerprint, amount: { ...currency, value } }
  // What was asked of the chain was asked by its address.
  const known = tokens.find(({ address }) => isAddressEqual(address as typeof token, token))
  if (known === undefined || known.type === 'ERC721') return undefined
  const { symbol, decimals } = known
  return { to, fingerprint, amount: { value, symbol, decimals, token } }
}

/** Which transactions the chain has contradicted, by their ids, each with what is not so. */
export type FalseEntries = ReadonlyMap<string, Contradiction['kind']>

/**
 * Which transactions the chain has contradicted so far. A row that is not looked at any more stays among them.
 *
 * @param before those that were found already
 * @param checks what has come of the rows that are looked at now
 * @returns the same ones while nothing has changed
 */
export function falseAfter(
  before: FalseEntries,
  checks: ReadonlyMap<string, RowCheck>,
): FalseEntries {
  const left = [...before].filter(([id]) => checks.get(id)?.status !== 'confirmed')
  const found = [...checks].flatMap(([id, check]) =>
    check.status === 'contradicted' && before.get(id) !== check.contradiction.kind
      ? [[id, check.contradiction.kind] as const]
      : [],
  )
  return left.length === before.size && found.length === 0 ? before : new Map([...left, ...found])
}

/**
 * An entry without the gateway's figure, which the chain contradicts: it is in no total and no file. What its own bytes pay stays where
 * it happened otherwise than the gateway says; what did not happen has paid nothing.
 */
export function withoutFigure(entry: ActivityEntry, kind: Contradiction['kind']): ActivityEntry {
  if (kind === 'moved' && entry.parts !== undefined) return entry
  const parts = kind === 'moved' ? undefined : []
  return { ...entry, amount: undefined, counts: false, parts }
}
