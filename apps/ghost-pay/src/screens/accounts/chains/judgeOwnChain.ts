import type { Said } from '../../../text/Said.ts'
import type { chainsCopy } from './chainsCopy.ts'

/** Most characters of a chain's name, and of its currency's symbol. */
const longest = { name: 40, symbol: 12 }

/**
 * What is wrong with the names that a person gives to a chain of their own. Nobody is to take it for another one of the app.
 *
 * @param chains those that the app has
 */
export function judgeOwnChain(
  { name, symbol }: { name: string; symbol: string },
  chains: readonly { name: string }[],
): { name: Said<typeof chainsCopy> | undefined; symbol: Said<typeof chainsCopy> | undefined } {
  const wanted = name.trim()
  const isTaken = chains.some((chain) => chain.name.toLowerCase() === wanted.toLowerCase())
  return {
    name:
      wanted === '' || wanted.length > longest.name
        ? ['chains.noName', { most: longest.name }]
        : isTaken
          ? ['chains.nameTaken', { name: wanted }]
          : undefined,
    symbol:
      /^[\p{L}\p{N}$.-]+$/u.test(symbol.trim()) && symbol.trim().length <= longest.symbol
        ? undefined
        : ['chains.noSymbol', { most: longest.symbol }],
  }
}
