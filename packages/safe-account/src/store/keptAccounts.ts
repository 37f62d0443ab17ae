import { getAddress, isAddressEqual } from 'viem'

import type { AccountId } from './AccountId.ts'

/** An account that was opened or is watched in this browser. */
export type KeptAccount = AccountId & {
  /** Last opened, in milliseconds since 1970; 0 for never. */
  opened: number
  /** Whether it stands in the list of accounts, whoever owns it. */
  isWatched: boolean
}

/** As many as are remembered of those that were only opened. */
const mostOpened = 20

/** Remembers that an account was opened; the newest first. */
export function rememberOpened(
  all: readonly KeptAccount[],
  account: AccountId,
  opened: number,
): readonly KeptAccount[] {
  const before = findKept(all, account)
  const { chainId, address } = account
  const others = all.filter((one) => one !== before)
  const newest = { chainId, address, opened, isWatched: before?.isWatched ?? false }
  let left = mostOpened
  return [newest, ...others].filter(({ isWatched }) => isWatched || left-- > 0)
}

/** Puts an account into the list of accounts, or takes it out. */
export function watch(
  all: readonly KeptAccount[],
  account: AccountId,
  isWatched: boolean,
): readonly KeptAccount[] {
  const before = findKept(all, account)
  const { chainId, address } = account
  if (before === undefined) return [...all, { chainId, address, opened: 0, isWatched }]
  return all.map((one) => (one === before ? { ...one, isWatched } : one))
}

/** What is kept of an account. */
export const findKept = (
  all: readonly KeptAccount[],
  { chainId, address }: AccountId,
): KeptAccount | undefined =>
  all.find((one) => one.chainId === chainId && isAddressEqual(one.address, address))

/**
 * Reads a kept account as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readKeptAccount(stored: unknown): KeptAccount | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { chainId, address, opened, isWatched } = stored as KeptAccount
  if (!Number.isSafeInteger(chainId) || !Number.isFinite(opened)) return undefined
  return { chainId, address: getAddress(address), opened, isWatched }
}
