import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Hash } from 'viem'

/** The scope in which the gateway stores the data of a chain: with another first block it is another chain. */
export const scopeOf = ({ chainId, genesis }: { chainId: number; genesis: Hash }): string =>
  `${chainId}-${genesis}`

/** The file in which `journalStore` keeps a scope. */
export const journalFile = (scope: string): string => `${scope}.jsonl`

/**
 * Removes the journals of chains that are gone. Nothing reads them again: a new chain begins at another time, with another block.
 *
 * @param folder where the journals are
 * @param chainId the id of those chains
 * @param alive the first blocks of the chains whose journals stay
 * @returns how many were removed
 */
export async function removeDeadJournals(
  folder: string,
  { chainId, alive }: { chainId: number; alive: readonly Hash[] },
): Promise<number> {
  const ofChain = new RegExp(`^${chainId}-0x[0-9a-f]{64}(?=\\.jsonl$|\\.index(?:\\.new)?$)`)
  const stay = alive.map((genesis) => scopeOf({ chainId, genesis }))
  const dead = (await readdir(folder)).filter((file) => {
    const [scope] = ofChain.exec(file) ?? []
    return scope !== undefined && !stay.includes(scope)
  })
  await Promise.all(dead.map((file) => rm(join(folder, file), { force: true })))
  return dead.filter((file) => file.endsWith('.jsonl')).length
}
