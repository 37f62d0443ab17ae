import { isAddressEqual } from 'viem'
import type { BatchPayment } from '@ghost-pay/safe-account/history'
import { inOwnUnits } from '@ghost-pay/safe-account/view'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { ActivityEntry, EntryPart } from './activityEntry.ts'

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
