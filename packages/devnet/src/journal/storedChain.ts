import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Hash, type Hex, isHash, isHex } from 'viem'

import { StoredChainError } from '../errors.ts'
import { replaceFile } from './replaceFile.ts'

/** A chain in a journal's folder. */
export type StoredChain = {
  /** Name and version of the engine that wrote it; no other one loads it. */
  engine: string
  /** The seed that it started with. */
  seed: string
  /** The hash of its first block. The gateway's journal of this chain has it in its name. */
  genesis: Hash
  /** The time of the first block, in milliseconds since 1970: a node that loads the state is started with the same. */
  startTime: number
  /** The state that the engine dumped. */
  state: Hex
}

/** The file of a chain. */
export const storedChainFile = (folder: string, chainId: number): string =>
  join(folder, `chain-${chainId}.json`)

/**
 * Reads a chain from a journal's folder.
 *
 * @returns `undefined` when there is none
 * @throws StoredChainError when the file has another format
 */
export async function readStoredChain(
  folder: string,
  chainId: number,
): Promise<StoredChain | undefined> {
  const file = storedChainFile(folder, chainId)
  try {
    const { engine, seed, genesis, startTime, state } = JSON.parse(
      await readFile(file, 'utf8'),
      // Checked below, field by field.
    ) as Record<keyof StoredChain, unknown>
    if (typeof engine !== 'string' || typeof seed !== 'string' || !isHex(state))
      throw new TypeError('A field is missing.')
    if (typeof genesis !== 'string' || !isHash(genesis))
      throw new TypeError('The first block is missing.')
    if (typeof startTime !== 'number') throw new TypeError('The time is missing.')
    return { engine, seed, genesis, startTime, state }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw new StoredChainError(
      file,
      `${file} cannot be read. Move it away to begin with a new chain.`,
      {
        cause,
      },
    )
  }
}

/** Writes a chain atomically: the old file stays until the new one is on the disk. */
export function writeStoredChain(
  folder: string,
  chainId: number,
  chain: StoredChain,
): Promise<void> {
  return replaceFile(storedChainFile(folder, chainId), JSON.stringify(chain))
}
