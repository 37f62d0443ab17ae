import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Hash } from 'viem'

/** The name under which the gateway keeps what it was told of a chain: another first block makes it another chain. */
export const scopeOf = ({ chainId, genesis }: { chainId: number; genesis: Hash }): string =>
  `${chainId}-${genesis}`

/** The file in which `journalStore` keeps a scope. */
export const journalFile = (scope: string): string => `${scope}.jsonl`

/**
 * Removes the journals of chains that are gone. Nothing reads them again: a new chain begins at another time, with another block.
 *
 * @param folder where the journals are
 * @param chainId whose journals are looked at
 * @param alive the first blocks of the chains whose journals stay
 * @returns how many were removed
 */
export async function removeDeadJournals(
  folder: string,
  { chainId, alive }: { chainId: number; alive: readonly Hash[] },
): Promise<number> {
  const ofChain = new RegExp(`^${chainId}-0x[0-9a-f]{64}\\.jsonl$`)
  const stay = alive.map((genesis) => journalFile(scopeOf({ chainId, genesis })))
  const dead = (await readdir(folder)).filter((file) => ofChain.test(file) && !stay.includes(file))
  await Promise.all(dead.map((file) => rm(join(folder, file), { force: true })))
  return dead.length
}
