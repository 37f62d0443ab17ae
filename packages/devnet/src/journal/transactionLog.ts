import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Hash, type Hex, isHash, isHex, keccak256 } from 'viem'
import { createMutex } from '@ghost-pay/local-gateway/node'

import { replaceFile } from './replaceFile.ts'

/** A transaction that a chain received after it was saved. */
export type LoggedTransaction = {
  /** The signed transaction, serialized. */
  raw: Hex
  /** When it was received, in seconds since 1970. */
  time: number
}

/** The transactions that a chain received since it was saved. Each is logged before the chain receives it. */
export type TransactionLog = {
  /** Logs a transaction. It is on the disk when this resolves, and it is not when this rejects. */
  add: (raw: Hex) => Promise<void>
  /** Logs that the chain refused a transaction. One that was sent twice is removed when it was refused twice. */
  refuse: (raw: Hex) => Promise<void>
  /** The hashes of those that may be missing in the saved chain. */
  hashes: () => readonly Hash[]
  /** Removes transactions that the saved chain has, or that a revert has removed from the chain. */
  forget: (hashes: readonly Hash[]) => Promise<void>
  close: () => Promise<void>
}

/** The log file of a chain. */
export const transactionLogFile = (folder: string, chainId: number): string =>
  join(folder, `chain-${chainId}.transactions.jsonl`)

type Line = { genesis: Hash } | { raw: Hex; time: number } | { refused: Hash }

/**
 * Reads the transactions that a chain received after it was saved, in their order, without those that it refused.
 *
 * @param genesis the chain's first block: the log of another chain is not read
 */
export async function readTransactionLog(
  folder: string,
  { chainId, genesis }: { chainId: number; genesis: Hash },
): Promise<readonly LoggedTransaction[]> {
  const text = await readFile(transactionLogFile(folder, chainId), 'utf8').catch(() => '')
  const [first, ...lines] = text.split('\n').flatMap(readLine)
  if (!first || !('genesis' in first) || first.genesis !== genesis) return []
  const received = new Map<Hash, LoggedTransaction>()
  for (const line of lines)
    if ('raw' in line) received.set(keccak256(line.raw), line)
    else if ('refused' in line) received.delete(line.refused)
  return [...received.values()]
}

/** Parses a line. A line that a crash has cut off does not count: its transaction was not answered. */
function readLine(text: string): readonly Line[] {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return []
    const { genesis, raw, time, refused } = value as Record<string, unknown> // checked below
    if (typeof genesis === 'string' && isHash(genesis)) return [{ genesis }]
    if (typeof refused === 'string' && isHash(refused)) return [{ refused }]
    return isHex(raw) && typeof time === 'number' ? [{ raw, time }] : []
  } catch {
    return []
  }
}

/**
 * Opens the log of a chain.
 *
 * @param genesis the chain's first block
 * @param known transactions of an earlier log that the saved chain does not have
 */
export async function openTransactionLog(
  folder: string,
  {
    chainId,
    genesis,
    known,
  }: { chainId: number; genesis: Hash; known: readonly LoggedTransaction[] },
): Promise<TransactionLog> {
  const file = transactionLogFile(folder, chainId)
  const waiting = new Map(known.map((it) => [keccak256(it.raw), { ...it, times: 1 }]))
  let handle: FileHandle | undefined
  const runExclusive = createMutex()

  async function append(line: Line): Promise<void> {
    if (!handle) throw new Error('The journal is closed.')
    const { size } = await handle.stat()
    try {
      // A line starts with a line break, so that it does not continue half a line that could not be truncated.
      await handle.appendFile(`\n${JSON.stringify(line)}`)
      await handle.datasync()
    } catch (error) {
      await handle.truncate(size).catch(() => undefined)
      throw error
    }
  }
  /** Replaces the file atomically. */
  async function rewrite(): Promise<void> {
    const lines: Line[] = [{ genesis }]
    for (const { raw, time } of waiting.values()) lines.push({ raw, time })
    await handle?.close()
    handle = undefined
    try {
      await replaceFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    } finally {
      handle = await open(file, 'a')
    }
  }

  await rewrite()
  return {
    add: (raw) =>
      runExclusive(async () => {
        const hash = keccak256(raw)
        const known = waiting.get(hash)
        const entry = { raw, time: Math.floor(Date.now() / 1000) }
        if (!known) await append(entry)
        waiting.set(hash, known ? { ...known, times: known.times + 1 } : { ...entry, times: 1 })
      }),
    refuse: (raw) =>
      runExclusive(async () => {
        const hash = keccak256(raw)
        const known = waiting.get(hash)
        if (!known) return
        if (known.times > 1) waiting.set(hash, { ...known, times: known.times - 1 })
        else {
          waiting.delete(hash)
          await append({ refused: hash })
        }
      }),
    hashes: () => [...waiting.keys()],
    forget: (hashes) =>
      runExclusive(async () => {
        const gone = hashes.filter((hash) => waiting.delete(hash))
        if (gone.length > 0) await rewrite()
      }),
    close: () =>
      runExclusive(async () => {
        await handle?.close()
        handle = undefined
      }),
  }
}
