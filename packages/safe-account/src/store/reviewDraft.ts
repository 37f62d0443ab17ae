import { type Address, getAddress, type Hex, isHex, keccak256, stringToHex } from 'viem'
import type { LineNote } from '@ghost-pay/payments/memo'
import { plainText } from '@ghost-pay/safe-protocol'

import { readRegistryName, type RegistryName } from '../recipients/registryName.ts'
import { type AccountId, accountKey } from './AccountId.ts'
import type { EntryKind } from './keyedList.ts'

/**
 * A call that an account makes. It is a delegatecall in a draft of the kind `update` alone, which is signed as nothing but an update
 * by an official contract; several calls are put into one batch by the official MultiSend.
 */
export type DraftCall = { to: Address; value: bigint; data: Hex }

/** A token as it was described when an amount of it was typed. */
export type TypedToken = { address: Address; symbol: string; decimals: number }

/**
 * The tokens of typed amounts, as they were described then, for the review: one that is described otherwise there was a lie.
 * The chain's own currency is described by nobody. See behaviour/payments#typed.
 *
 * @param assets those of the amounts
 */
export function typedTokens(
  assets: readonly { token: Address | undefined; symbol: string; decimals: number }[],
): readonly TypedToken[] {
  const tokens = assets.flatMap(({ token, symbol, decimals }) =>
    token === undefined ? [] : [[token, { address: token, symbol, decimals }] as const],
  )
  return [...new Map(tokens).values()]
}

const kinds = [
  'payment',
  'payroll',
  'rejection',
  'replacement',
  'settings',
  'update',
  'blank',
] as const

/** What a draft is for. It decides over words, and `update` over how the one call is made; what is signed is in the calls. */
export type ReviewDraftKind = (typeof kinds)[number]

/** Something an account may do that was not proposed yet: it is looked over and signed on the review screen. */
export type ReviewDraft = {
  /** At least one; several become one batch. */
  calls: readonly DraftCall[]
  /** A fixed place in line, for what takes the place of another; absent for the next free one. */
  nonce?: bigint | undefined
  kind: ReviewDraftKind
  /** What the person who wrote it says that it is for. */
  note?: string | undefined
  /** What they say of each line, where the note has no room for it. */
  lines?: readonly LineNote[] | undefined
  /** By which names of the registry its payees were chosen. */
  registryNames?: readonly RegistryName[] | undefined
  /** The tokens of typed amounts: where the chain describes one otherwise, the calls do not pay what was typed. */
  typed?: readonly TypedToken[] | undefined
}

/** A draft as this browser keeps it: for one account on one chain. */
export type KeptDraft = AccountId & {
  /** Made of what the draft says: the same draft is kept once, and a damaged one is not found. */
  id: string
  draft: ReviewDraft
}

/** How many characters a note has at most. */
export const mostOfNote = 180

/** Names a draft by all that it says, and by the account that it is for. */
export function draftId({ chainId, address }: AccountId, draft: ReviewDraft): string {
  const said = [
    chainId,
    address.toLowerCase(),
    draft.calls.map(({ to, value, data }) => [to.toLowerCase(), String(value), data.toLowerCase()]),
    draft.nonce === undefined ? null : String(draft.nonce),
    draft.kind,
    draft.note ?? null,
    ...(draft.typed ?? []).map(({ address, symbol, decimals }) => [
      address.toLowerCase(),
      symbol,
      decimals,
    ]),
    ...(draft.registryNames ?? []).map(({ name, address }) => [name, address.toLowerCase()]),
    ...(draft.lines === undefined ? [] : [draft.lines.map(({ name, memo }) => [name, memo])]),
  ]
  return keccak256(stringToHex(JSON.stringify(said))).slice(2, 34)
}

function readDraft({
  calls,
  nonce,
  kind,
  note,
  lines,
  typed,
  registryNames,
}: Record<keyof ReviewDraft, unknown>): ReviewDraft | undefined {
  const read = Array.isArray(calls) ? calls.map(readCall) : []
  const known = kinds.find((one) => one === kind)
  if (read.length === 0 || known === undefined) return undefined
  return {
    calls: read,
    kind: known,
    ...(nonce !== undefined && { nonce: readNonce(nonce) }),
    ...(typeof note === 'string' && { note: tidyNote(note) }),
    ...(Array.isArray(lines) && { lines: lines.map(readLine) }),
    ...(Array.isArray(typed) && { typed: typed.map(readTyped) }),
    ...(Array.isArray(registryNames) && { registryNames: registryNames.map(readRegistryName) }),
  }
}

function readLine(stored: unknown): LineNote {
  const { name, memo } = stored as Record<keyof LineNote, unknown>
  // What is neither gives another id.
  return { name: String(name), memo: String(memo) }
}

function readTyped(stored: unknown): TypedToken {
  const { address, symbol, decimals } = stored as Record<keyof TypedToken, unknown>
  // What is neither gives another id.
  return {
    address: getAddress(address as string),
    symbol: String(symbol),
    decimals: Number(decimals),
  }
}

function readCall(stored: unknown): DraftCall {
  const { to, value, data } = stored as Record<keyof DraftCall, unknown>
  if (!isHex(data) || data.length % 2 !== 0) throw new TypeError('The data is no hex.')
  // `getAddress` refuses what is no address.
  return { to: getAddress(to as string), value: readUint(value), data }
}

/** What was begun and not proposed: the same draft is kept once. */
export const keptDraftKind: EntryKind<Omit<KeptDraft, 'draft'>, KeptDraft> = {
  keyOf: (one) => `${accountKey(one)}.${one.id}`,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws below, is refused, or gives another id.
    const { id, chainId, address, draft } = stored as Record<keyof KeptDraft, unknown>
    if (typeof id !== 'string' || typeof chainId !== 'number' || typeof address !== 'string') {
      return undefined
    }
    const account = { chainId, address: getAddress(address) }
    const read = readDraft(draft as Record<keyof ReviewDraft, unknown>)
    return read !== undefined && draftId(account, read) === id
      ? { id, ...account, draft: read }
      : undefined
  },
  most: 30,
}

/** A note as it is kept and shown: what can be seen of it, and not without end. */
export const tidyNote = (note: string): string => plainText(note).slice(0, mostOfNote)

/** A place in line. Screens count with it, so it is one that a number holds; no account makes as many transactions. */
function readNonce(stored: unknown): bigint {
  const nonce = readUint(stored)
  if (nonce > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('No place in line.')
  return nonce
}

/** Digits, as `writeList` writes a bigint. */
function readUint(stored: unknown): bigint {
  if (typeof stored !== 'string' || !/^\d+$/.test(stored)) throw new TypeError('No number.')
  return BigInt(stored)
}
