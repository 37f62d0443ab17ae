import type { Address } from 'viem'
import type { TypedToken } from '@ghost-pay/safe-account/store'

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
