import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { Said } from '../text/Said.ts'
import { cleanSymbol } from './cleanSymbol.ts'
import type { tokenLieCopy } from './tokenLieCopy.ts'

/** A token as a gateway describes it. */
export type ClaimedToken = { symbol: string; decimals: number }

/** A sentence that says who says what of a token. */
export type TokenLie = Said<typeof tokenLieCopy>

/**
 * Where the gateway and a token's own contract differ, each as a sentence that says who says what. Empty when they agree. Who does not
 * name the token contradicts nobody.
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
  if (isOther(symbol, token.symbol))
    sentences.push(['tokenLie.symbol', { symbol, own: token.symbol }])
  return sentences
}

/** Whether two shown symbols name different tokens. Where a sign that cannot be seen stood, one may show a gap and the other nothing. */
function isOther(claimed: string, own: string): boolean {
  const unnamed = cleanSymbol('')
  const lettersOf = (symbol: string) => symbol.replace(/\s/g, '')
  return claimed !== unnamed && own !== unnamed && lettersOf(claimed) !== lettersOf(own)
}
