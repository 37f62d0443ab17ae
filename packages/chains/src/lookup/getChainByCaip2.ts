import type { Chain } from '../chain.ts'
import { chainsById } from './chainsById.ts'

/**
 * The chain of a CAIP-2 identifier.
 *
 * @param caip2 for example `eip155:1`
 * @returns the chain; `undefined` for another namespace, a number with a leading zero, or a chain the table does not have
 */
export function getChainByCaip2(caip2: string): Chain | undefined {
  const id = /^eip155:([1-9]\d*)$/.exec(caip2)?.[1]
  return chainsById().get(Number(id))
}
