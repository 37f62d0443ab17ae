import { textOf } from '../text/textOf.ts'
import { symbolCopy } from './symbolCopy.ts'

/** How much of a symbol is shown, in characters: what is longer is no symbol. */
const longestSymbol = 20

/**
 * A token's symbol as it can be shown beside an amount. It can be any text: signs that cannot be seen, or that turn
 * what stands beside them around, are left out.
 *
 * @param symbol as the token's contract, or a gateway, says it
 * @returns where nothing of it can be seen, the words for that
 */
export function cleanSymbol(symbol: string): string {
  const visible = symbol
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .trim()
  if (visible === '') return textOf(symbolCopy)('symbol.unnamed')
  const characters = [...visible]
  return characters.length > longestSymbol
    ? `${characters.slice(0, longestSymbol).join('')}…`
    : visible
}
