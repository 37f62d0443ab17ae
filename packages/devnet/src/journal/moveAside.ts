import { mkdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Hash } from 'viem'

import { journalFile, scopeOf } from './gatewayJournals.ts'
import { syncFolder } from './replaceFile.ts'
import { storedChainFile } from './storedChain.ts'
import { transactionLogFile } from './transactionLog.ts'

/**
 * Moves a stored chain, its transaction log and the gateway's journal of it into a folder below.
 *
 * @returns that folder
 */
export async function moveAside(
  folder: string,
  { chainId, genesis }: { chainId: number; genesis: Hash },
): Promise<string> {
  const place = join(folder, `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(place, { recursive: true })
  const move = (file: string) => rename(join(folder, file), join(place, file))
  await move(basename(storedChainFile(folder, chainId)))
  // Without a log, every transaction is in the stored chain.
  await move(basename(transactionLogFile(folder, chainId))).catch(() => undefined)
  // Without a journal, the gateway has stored nothing.
  await move(journalFile(scopeOf({ chainId, genesis }))).catch(() => undefined)
  await syncFolder(place)
  await syncFolder(folder)
  return place
}
