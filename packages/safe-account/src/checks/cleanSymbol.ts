import type { KnownToken } from '@ghost-pay/safe-protocol'

import { unitWords } from '../view/unitWords.ts'

/** How much of a symbol is shown, in characters: what is longer is no symbol. */
const longestSymbol = 20

/**
 * A token's symbol as it can be shown beside an amount. It can be any text: signs that cannot be seen, or that turn
 * what stands beside them around, are left out.
 *
 * @param symbol as the token's contract, or a gateway, says it
 */
export function cleanSymbol(symbol: string): string {
  const visible = symbol
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .trim()
  if (visible === '') return unitWords.unnamed
  const characters = [...visible]
  return characters.length > longestSymbol
    ? `${characters.slice(0, longestSymbol).join('')}…`
    : visible
}

/** A token as it can be shown: its own contract may call it anything. */
export const cleanToken = (token: KnownToken | null): KnownToken | null =>
  token && { ...token, symbol: cleanSymbol(token.symbol) }
