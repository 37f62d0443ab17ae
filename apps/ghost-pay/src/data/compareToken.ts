import type { KnownToken } from '@ghost-pay/safe-protocol'

import { cleanSymbol } from './cleanSymbol.ts'

/** A token as a gateway describes it. */
export type ClaimedToken = { symbol: string; decimals: number }

/**
 * Where the gateway and a token's own contract differ, each as a sentence that says who says what. Empty when they agree.
 *
 * @param claimed what the gateway says
 * @param token what the chain says; null when it knows no token there
 */
export function compareToken(claimed: ClaimedToken, token: KnownToken | null): readonly string[] {
  const symbol = cleanSymbol(claimed.symbol)
  if (token === null) {
    return [`The gateway says this is the token ${symbol}. The chain has no token at this address.`]
  }
  const sentences: string[] = []
  if (token.type === 'ERC721') {
    sentences.push(
      `The gateway says ${symbol} is money. Its contract says that it is a collection of collectibles.`,
    )
  }
  if (token.decimals !== claimed.decimals && token.type !== 'ERC721') {
    sentences.push(
      `The gateway says ${symbol} has ${claimed.decimals} digits behind the point. Its contract says ${token.decimals}.`,
    )
  }
  if (token.symbol !== symbol) {
    sentences.push(
      `The gateway calls this token ${symbol}. Its contract calls itself ${token.symbol}.`,
    )
  }
  return sentences
}
