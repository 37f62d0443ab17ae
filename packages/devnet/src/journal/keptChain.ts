import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Hash, type Hex, isHash, isHex } from 'viem'

import { KeptChainError } from '../errors.ts'
import { replaceFile } from './replaceFile.ts'

/** A chain as it lies in a journal's folder. */
export type KeptChain = {
  /** Name and version of the program that wrote it; no other one is asked to read it. */
  engine: string
  /** What was on the chain at its start. */
  seed: string
  /** The hash of its first block. The gateway's journal of this chain has it in its name. */
  genesis: Hash
  /** The time of the first block, in milliseconds since 1970: a chain that is to go on with it is started with the same. */
  startTime: number
  /** What the engine dumped. */
  state: Hex
}

/** Where a chain is kept. */
export const keptChainFile = (folder: string, chainId: number): string =>
  join(folder, `chain-${chainId}.json`)

/**
 * Reads a chain that was kept.
 *
 * @returns `undefined` when there is none
 * @throws KeptChainError when there is a file of another form
 */
export async function readKeptChain(
  folder: string,
  chainId: number,
): Promise<KeptChain | undefined> {
  const file = keptChainFile(folder, chainId)
  try {
    const { engine, seed, genesis, startTime, state } = JSON.parse(
      await readFile(file, 'utf8'),
      // Checked below, field by field.
    ) as Record<keyof KeptChain, unknown>
    if (typeof engine !== 'string' || typeof seed !== 'string' || !isHex(state))
      throw new TypeError('A field is missing.')
    if (typeof genesis !== 'string' || !isHash(genesis))
      throw new TypeError('The first block is missing.')
    if (typeof startTime !== 'number') throw new TypeError('The time is missing.')
    return { engine, seed, genesis, startTime, state }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw new KeptChainError(
      file,
      `${file} cannot be read. Move it away to begin with a new chain.`,
      {
        cause,
      },
    )
  }
}

/** Keeps a chain, wholly or not at all: what was kept before stays until the new file is on the disk. */
export function writeKeptChain(folder: string, chainId: number, kept: KeptChain): Promise<void> {
  return replaceFile(keptChainFile(folder, chainId), JSON.stringify(kept))
}
