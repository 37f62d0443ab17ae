import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

import { codeOf, type Disk, syncFolder } from './disk.ts'

/** A line of a journal is damaged. Repair it, or move the file away to start with a new one. */
export class JournalDamagedError extends Error {
  override name = 'JournalDamagedError'
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The sentence for callers over HTTP, without the path. */
  readonly reason: string

  constructor(file: string, line: number, cause: unknown) {
    const advice = 'cannot be read. Repair it, or move the file away to begin with an empty one.'
    super(`Line ${line} of ${file} ${advice}`, { cause })
    this.file = file
    this.line = line
    this.reason = `Line ${line} of the journal ${advice}`
  }
}

/** A line could not be written, and was not recorded. Free disk space, or repair the folder, and try again. */
export class JournalWriteError extends Error {
  override name = 'JournalWriteError'
  readonly file: string
  /** As the system names it, such as `ENOSPC`. */
  readonly code: string
  /** The sentence for callers over HTTP, without the path. */
  readonly reason: string

  constructor(file: string, cause: unknown) {
    const code = codeOf(cause) ?? 'unknown'
    super(`${file} cannot be written (${code}). Nothing was recorded.`, { cause })
    this.file = file
    this.code = code
    this.reason = `The journal cannot be written (${code}). Nothing was recorded.`
  }
}

/** One file of JSON lines. Its calls must not overlap. */
export type JournalFile = {
  /** @throws JournalDamagedError */
  read(): Promise<unknown[]>
  /** @throws JournalWriteError after which the file is unchanged */
  append(value: unknown): Promise<void>
  /** @throws JournalWriteError after which the file is unchanged */
  replace(values: readonly unknown[]): Promise<void>
}

/** Readable by the user alone: the file may contain the secret that signs sessions. */
const mode = 0o600

/**
 * Opens a file of JSON lines. A line is valid once its line break is on the disk. A write that fails half-way leaves bytes after
 * the last valid line; the next write removes them first.
 *
 * @param file created by the first write
 */
export function journalFile(disk: Disk, file: string): JournalFile {
  /** The length of the valid lines in bytes; undefined before the first reading, and after a failed one. */
  let length: number | undefined
  /** Whether a write has failed, so that there may be bytes after the last valid line. */
  let isTorn = false
  /** Whether the entry of the file in its folder is on the disk. */
  let isNamed = false

  /** Reads the file, and finds the end of its valid lines. */
  async function load(): Promise<unknown[]> {
    length = undefined
    const source = await disk.readFile(file).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return Buffer.alloc(0)
      throw error
    })
    // Bytes after the last line break belong to a write that did not succeed.
    const whole = source.lastIndexOf(0x0a) + 1
    const values = parseLines(file, source.subarray(0, whole).toString('utf8'))
    length = whole
    isTorn = whole < source.length
    return values
  }

  async function write(lines: Buffer): Promise<void> {
    if (length === undefined) await load()
    const handle = await disk.open(file, constants.O_WRONLY | constants.O_CREAT, mode)
    try {
      const { size } = await handle.stat()
      // Another process has changed the file.
      if (size !== length && !isTorn) await load()
      const start = length ?? 0
      try {
        if (size > start) await handle.truncate(start)
        isTorn = true
        await writeAll(handle, lines, start)
        await handle.sync()
        isTorn = false
        length = start + lines.length
      } catch (error) {
        // Frees the space on a full disk. When this fails, too, the next write does it.
        await handle
          .truncate(start)
          .then(() => (isTorn = false))
          .catch(() => undefined)
        throw error
      }
    } finally {
      await handle.close()
    }
    if (!isNamed) await syncFolder(disk, dirname(file))
    isNamed = true
  }

  async function writeAnew(lines: Buffer): Promise<void> {
    const next = `${file}.new`
    try {
      const handle = await disk.open(next, 'w', mode)
      try {
        await handle.writeFile(lines)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await disk.rename(next, file)
    } catch (error) {
      await disk.rm(next, { force: true }).catch(() => undefined)
      throw error
    }
    length = lines.length
    isTorn = false
    await syncFolder(disk, dirname(file))
  }

  const named = (error: unknown): never => {
    throw error instanceof JournalDamagedError ? error : new JournalWriteError(file, error)
  }
  return {
    async read() {
      const values = await load()
      // An earlier version created the file readable by other users. On a read-only folder this fails.
      await disk.chmod(file, mode).catch(() => undefined)
      return values
    },
    append: (value) => write(asLines([value])).catch(named),
    async replace(values) {
      if (values.length > 0) return writeAnew(asLines(values)).catch(named)
      await disk.rm(file, { force: true }).catch(named)
      length = 0
      isTorn = false
      isNamed = false
      await syncFolder(disk, dirname(file))
    },
  }
}

async function writeAll(handle: FileHandle, bytes: Buffer, start: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const rest = bytes.length - written
    written += (await handle.write(bytes, written, rest, start + written)).bytesWritten
  }
}

function asLines(values: readonly unknown[]): Buffer {
  return Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
}

function parseLines(file: string, source: string): unknown[] {
  return source.split('\n').flatMap((line, index): unknown[] => {
    // An editor may leave an empty line.
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line)]
    } catch (error) {
      throw new JournalDamagedError(file, index + 1, error)
    }
  })
}
