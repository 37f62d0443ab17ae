import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Hash, type Hex, isHash, isHex, keccak256 } from 'viem'

/** A transaction that a chain was handed after it was kept the last time. */
export type LoggedTransaction = {
  /** Signed, as it was handed over. */
  raw: Hex
  /** When, in seconds since 1970. */
  time: number
}

/** The transactions that a chain was handed since it was kept: written down before the chain gets them. */
export type TransactionLog = {
  /** Writes a transaction down. It is on the disk when this resolves. */
  add: (raw: Hex) => Promise<void>
  /** Notes that the chain did not take a transaction. */
  refuse: (raw: Hex) => Promise<void>
  /** The hashes of those that may not be on the kept chain. */
  hashes: () => readonly Hash[]
  /** Forgets transactions that the kept chain has, or that are gone with a part of the chain. */
  forget: (hashes: readonly Hash[]) => Promise<void>
  close: () => Promise<void>
}

/** Where the transactions of a chain are written down. */
export const transactionLogFile = (folder: string, chainId: number): string =>
  join(folder, `chain-${chainId}.transactions.jsonl`)

type Line = { genesis: Hash } | { raw: Hex; time: number } | { refused: Hash }

/**
 * Reads the transactions that a chain was handed after it was kept, in their order, without those that it did not take.
 *
 * @param genesis the chain's first block: what is written down for another chain is not read
 */
export async function readTransactionLog(
  folder: string,
  { chainId, genesis }: { chainId: number; genesis: Hash },
): Promise<readonly LoggedTransaction[]> {
  const text = await readFile(transactionLogFile(folder, chainId), 'utf8').catch(() => '')
  const [first, ...lines] = text.split('\n').flatMap(readLine)
  if (!first || !('genesis' in first) || first.genesis !== genesis) return []
  const refused = new Set(lines.flatMap((line) => ('refused' in line ? [line.refused] : [])))
  return lines.flatMap((line) => ('raw' in line && !refused.has(keccak256(line.raw)) ? [line] : []))
}

/** A line that a crash has torn is none: nobody was told that its transaction was taken. */
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
 * Begins to write down what a chain is handed.
 *
 * @param genesis the chain's first block
 * @param known what was written down before, and is not on the kept chain yet
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
  const waiting = new Map<Hash, LoggedTransaction>(known.map((it) => [keccak256(it.raw), it]))
  let handle: FileHandle | undefined
  let last: Promise<unknown> = Promise.resolve()

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  async function append(line: Line): Promise<void> {
    await handle?.appendFile(`${JSON.stringify(line)}\n`)
    await handle?.datasync()
  }
  /** Writes the file anew, wholly or not at all. */
  async function rewrite(): Promise<void> {
    const lines = [{ genesis }, ...waiting.values()].map((line) => `${JSON.stringify(line)}\n`)
    await writeFile(`${file}.new`, lines.join(''), { flush: true })
    await handle?.close()
    handle = undefined
    await rename(`${file}.new`, file)
    handle = await open(file, 'a')
  }

  await rewrite()
  return {
    add: (raw) =>
      inTurn(async () => {
        const entry = { raw, time: Math.floor(Date.now() / 1000) }
        waiting.set(keccak256(raw), entry)
        await append(entry)
      }),
    refuse: (raw) =>
      inTurn(async () => {
        const hash = keccak256(raw)
        if (waiting.delete(hash)) await append({ refused: hash })
      }),
    hashes: () => [...waiting.keys()],
    forget: (hashes) =>
      inTurn(async () => {
        const gone = hashes.filter((hash) => waiting.delete(hash))
        if (gone.length > 0) await rewrite()
      }),
    close: () =>
      inTurn(async () => {
        await handle?.close()
        handle = undefined
      }),
  }
}
