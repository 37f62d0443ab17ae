import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { Said } from '../text/Said.ts'
import { cleanSymbol } from './cleanSymbol.ts'
import type { tokenLieCopy } from './tokenLieCopy.ts'

/** A token as a gateway describes it. */
export type ClaimedToken = { symbol: string; decimals: number }

/** A sentence that says who says what of a token. */
export type TokenLie = Said<typeof tokenLieCopy>

/**
 * Where the gateway and a token's own contract differ, each as a sentence that says who says what. Empty when they agree.
 *
 * @param claimed what the gateway says
 * @param token what the chain says; null when it knows no token there
 */
export function compareToken(claimed: ClaimedToken, token: KnownToken | null): readonly TokenLie[] {
  const symbol = cleanSymbol(claimed.symbol)
  if (token === null) return [['tokenLie.none', { symbol }]]
  const sentences: TokenLie[] = []
  if (token.type === 'ERC721') sentences.push(['tokenLie.collection', { symbol }])
  if (token.decimals !== claimed.decimals && token.type !== 'ERC721') {
    const { decimals } = token
    sentences.push(['tokenLie.decimals', { symbol, claimed: claimed.decimals, decimals }])
  }
  if (token.symbol !== symbol) sentences.push(['tokenLie.symbol', { symbol, own: token.symbol }])
  return sentences
}
