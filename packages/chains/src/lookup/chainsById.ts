import type { Chain } from '../chain.ts'
import { packedChains } from '../derived/packedChains.ts'
import { unpackChains } from '../table/unpackChains.ts'

let chains: Map<number, Chain> | undefined

/** Every chain by its id, in ascending order, read when it is first asked for. */
export function chainsById(): ReadonlyMap<number, Chain> {
  return (chains ??= unpackChains(packedChains))
}
