import { mkdir, open, readFile, rename, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'

import type { Store } from './Store.ts'

/** A line in the middle of a journal is damaged: what came after it cannot be trusted. Move the file away to start anew. */
export class JournalDamagedError extends Error {
  override name = 'JournalDamagedError'
  readonly file: string
  /** Counted from 1. */
  readonly line: number

  constructor(file: string, line: number, cause: unknown) {
    super(
      `Line ${line} of ${file} cannot be read. Repair it, or move the file away to start anew.`,
      {
        cause,
      },
    )
    this.file = file
    this.line = line
  }
}

/** What `journalStore` is told. */
export type JournalStoreParameters = {
  /** Made when it does not exist. One file for each scope. */
  folder: string
}

/**
 * Keeps facts in append-only files of JSON lines. Each write reaches the disk (fsync) before it is answered; a last line
 * that a crash has torn is dropped. One process may use a folder at a time.
 */
export function journalStore({ folder }: JournalStoreParameters): Store {
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, so that lines cannot mix. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
  const fileOf = (scope: string) => join(folder, `${scope.replace(/[^\w-]/g, '_')}.jsonl`)

  return {
    read: (scope) => inTurn(() => readLines(fileOf(scope))),
    append: (scope, value) =>
      inTurn(async () => {
        await mkdir(folder, { recursive: true })
        await writeLines(fileOf(scope), [value], 'a')
      }),
    replace: (scope, values) =>
      inTurn(async () => {
        const file = fileOf(scope)
        if (values.length === 0) return rm(file, { force: true })
        await mkdir(folder, { recursive: true })
        await writeLines(`${file}.new`, values, 'w')
        await rename(`${file}.new`, file)
        await syncFolder(folder)
      }),
    close: () => inTurn(() => Promise.resolve()),
  }
}

async function readLines(file: string): Promise<unknown[]> {
  let source: string
  try {
    source = await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  // A whole line ends with a line break; what follows the last one was never answered for.
  const whole = source.slice(0, source.lastIndexOf('\n') + 1)
  if (whole.length < source.length) await truncate(file, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, index): unknown => {
      try {
        return JSON.parse(line)
      } catch (error) {
        throw new JournalDamagedError(file, index + 1, error)
      }
    })
}

async function writeLines(file: string, values: readonly unknown[], flags: 'a' | 'w') {
  const handle = await open(file, flags)
  try {
    await handle.writeFile(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a rename survive a power cut. Not every file system lets a folder be opened. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch(() => undefined)
  if (!handle) return
  try {
    await handle.sync()
  } catch {
    // The file itself is on the disk; the rename follows with the next write of the system.
  } finally {
    await handle.close()
  }
}
