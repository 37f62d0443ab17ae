import type { KnownToken } from '@ghost-pay/safe-protocol'

import { unitWords } from '../view/unitWords.ts'
import { cleanSymbol } from './cleanSymbol.ts'

/** What a gateway says of a token and its own contract does not; `symbol` is the gateway's. */
export type TokenDifference = { symbol: string } & (
  | { kind: 'none' | 'collection' }
  | { kind: 'decimals'; claimed: number; decimals: number }
  | { kind: 'symbol'; own: string }
)

/**
 * Where the gateway and a token's own contract differ. Empty when they agree. Who does not name the token contradicts nobody.
 *
 * @param claimed what the gateway says
 * @param token what the chain says, by `cleanToken`; null when it knows no token there
 */
export function compareToken(
  claimed: { symbol: string; decimals: number },
  token: KnownToken | null,
): readonly TokenDifference[] {
  const { unnamed } = unitWords
  const symbol = cleanSymbol(claimed.symbol)
  if (token === null) return [{ kind: 'none', symbol }]
  const found: TokenDifference[] = []
  if (token.type === 'ERC721') found.push({ kind: 'collection', symbol })
  else if (token.decimals !== claimed.decimals) {
    found.push({ kind: 'decimals', symbol, claimed: claimed.decimals, decimals: token.decimals })
  }
  const own = token.symbol
  const isNamed = symbol !== unnamed && own !== unnamed
  if (isNamed && lettersOf(symbol) !== lettersOf(own)) found.push({ kind: 'symbol', symbol, own })
  return found
}

/** Where a sign that cannot be seen stood, one symbol may show a gap and the other nothing. */
const lettersOf = (symbol: string): string => symbol.replace(/\s/g, '')
