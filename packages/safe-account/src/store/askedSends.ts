import { type Address, getAddress, type Hash } from 'viem'

import type { StoredList } from './storedList.ts'

/** A wallet was asked to send something, and no answer of it has come yet. */
export type AskedSend = {
  /** What it was asked to send, in one word. */
  what: string
  chainId: number
  /** The wallet's address. */
  from: Address
  /** How many transactions of that address the node knew before, waiting ones included. */
  nonce: number
  /** The chain's newest block before. */
  block: number
  /** When it was asked, in milliseconds since 1970. */
  at: number
}

/** How many transactions of an address a node knows. */
export type SenderCounts = {
  /** Those in a block. */
  included: number
  /** Those that wait for a block as well. */
  known: number
}

/**
 * What the chain has of a wallet since it was asked.
 *
 * - `quiet`: nothing. The wallet may still ask, or the node may not know yet.
 * - `waiting`: something that waits for a block.
 * - `other`: something that is in a block.
 */
export type SinceAsked = 'quiet' | 'waiting' | 'other'

/**
 * What has become of something that a wallet was asked to send.
 *
 * - `done`: the chain has it done, whoever sent it. The hash is absent where the node cannot say by what.
 * - the others: it is not done; see `SinceAsked`.
 */
export type AskedState =
  { status: 'done'; hash: Hash | undefined } | { status: SinceAsked; hash?: undefined }

/** How many are kept; the oldest go first. */
const most = 100

/** Keeps one more; it takes the place of an older one of the same wallet for the same thing. */
export const keepAsked = (all: readonly AskedSend[], one: AskedSend): readonly AskedSend[] =>
  [...all.filter(({ what, from }) => what !== one.what || from !== one.from), one].slice(-most)

/** Drops one, and no later one of the same wallet. */
export const dropAsked = (all: readonly AskedSend[], one: AskedSend): readonly AskedSend[] =>
  all.filter(({ what, from, at }) => what !== one.what || from !== one.from || at !== one.at)

/** The newest question about a thing. */
export const findAsked = (all: readonly AskedSend[], what: string): AskedSend | undefined =>
  all.findLast((one) => one.what === what)

/** What has come of a wallet since it was asked. */
export function sinceAsked({ nonce }: AskedSend, { included, known }: SenderCounts): SinceAsked {
  if (known > nonce && known > included) return 'waiting'
  return included > nonce ? 'other' : 'quiet'
}

/**
 * Reads a question as it was stored.
 *
 * @param stored anything
 * @returns undefined for what is damaged
 * @throws whatever comes of reading what is none
 */
export function readAskedSend(stored: unknown): AskedSend | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { what, chainId, from, nonce, block, at } = stored as AskedSend
  return typeof what === 'string' && [chainId, nonce, block, at].every(Number.isSafeInteger)
    ? { what, chainId, from: getAddress(from), nonce, block, at }
    : undefined
}

/** What wallets were asked to send, as this device knows. */
export type AskedSends = {
  /** The newest question about a thing. */
  find: (what: string) => AskedSend | undefined
  /** Whether a wallet was asked for a thing beside the question that the person has seen. */
  isBeside: (what: string, known: AskedSend | undefined) => boolean
  remember: (one: AskedSend) => void
  /** Its wallet has answered. */
  forget: (one: AskedSend) => void
  /** It is over, whichever wallet was asked. */
  settle: (what: string) => void
}

/**
 * Finds and changes what wallets were asked to send.
 *
 * @param list the questions, read by {@link readAskedSend}
 */
export function askedSendsIn(list: StoredList<AskedSend>): AskedSends {
  const find = (what: string) => findAsked(list.read(), what)
  return {
    find,
    isBeside: (what, known) => {
      const last = find(what)
      return last !== undefined && (last.from !== known?.from || last.at !== known.at)
    },
    remember: (one) => {
      list.change((all) => keepAsked(all, one))
    },
    forget: (one) => {
      list.change((all) => dropAsked(all, one))
    },
    settle: (what) => {
      list.change((all) => all.filter((one) => one.what !== what))
    },
  }
}
