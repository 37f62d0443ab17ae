import { type Address, zeroAddress } from 'viem'

import type { PolicyFacts } from './decidePayments.ts'

/** How long the two spans of a policy are, in milliseconds: 24 hours and 30 days. */
export const policySpans = { day: 86_400_000, month: 2_592_000_000 } as const

/** What one transaction of the chain has taken from an account. */
export type Outflow = {
  /** Of its block, in milliseconds since 1970. */
  time: number
  /** Base units of tokens, by the token's address in small letters. */
  tokens: ReadonlyMap<string, bigint>
  /** Base units of the chain's own currency; undefined where nobody can say. */
  native: bigint | undefined
}

/**
 * What has left an account within the spans of a policy, for `decidePayments`.
 *
 * @param outflows all of the last 30 days; undefined where not all are known
 * @param now milliseconds since 1970, by the chain
 */
export function policyFacts(outflows: readonly Outflow[] | undefined, now: number): PolicyFacts {
  const spentIn = (span: keyof typeof policySpans) => (token: Address) => {
    if (outflows === undefined) return undefined
    return outflows
      .filter(({ time }) => time > now - policySpans[span])
      .reduce<bigint | undefined>((sum, { native, tokens }) => {
        const left =
          token.toLowerCase() === zeroAddress ? native : (tokens.get(token.toLowerCase()) ?? 0n)
        return sum === undefined || left === undefined ? undefined : sum + left
      }, 0n)
  }
  return { spentInDay: spentIn('day'), spentInMonth: spentIn('month') }
}
