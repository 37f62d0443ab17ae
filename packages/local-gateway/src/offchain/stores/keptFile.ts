import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'

import { createMutex } from '../../createMutex.ts'
import type { Disk } from './disk.ts'
import type { Kept } from './Store.ts'

/** A file with what can be read again. */
export type KeptFile = {
  /** Undefined when there is no file, or it is damaged. */
  read(): Promise<Kept | undefined>
  /** Writes the file anew. The earlier one stays until the new one is whole. */
  write(kept: CopiedHead): Promise<void>
}

/** What is written: its head does not change any more. */
type CopiedHead = { head: Uint8Array; bytes: readonly Uint8Array[] }

/** Copies the head as it is now. */
export function copyHead({ head, bytes }: Kept): CopiedHead {
  const sizes = bytes.map((part) => part.length)
  return { head: serialize({ head, sizes }), bytes }
}

/** The file begins with this number and the length of the head, and ends with the SHA-256 of everything before. */
const mark = 0x31584b47
const startLength = 8
const digestLength = 32

/** Readable by the user alone, as the journal. */
const mode = 0o600

/** So many bytes are written or checked at once; then other requests are answered. */
const atOnce = 1_000_000

/**
 * Opens a file of what can be read again. It is not forced to the disk: what a power cut leaves of it has another checksum, and is not
 * read.
 */
export function keptFile(disk: Disk, file: string): KeptFile {
  const runExclusive = createMutex()

  async function write({ head, bytes }: CopiedHead): Promise<void> {
    const next = `${file}.new`
    const start = Buffer.alloc(startLength)
    start.writeUInt32LE(mark, 0)
    start.writeUInt32LE(head.length, 4)
    try {
      const handle = await disk.open(next, 'w', mode)
      try {
        await writeWithDigest(handle, [start, head, ...bytes])
      } finally {
        await handle.close()
      }
      await disk.rename(next, file)
    } catch (error) {
      // The journal may need the space.
      await disk.rm(next, { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    write: (kept) => runExclusive(() => write(kept)),
    async read() {
      const source = await disk.readFile(file).catch(() => undefined)
      if (!source || source.length < startLength + digestLength) return undefined
      const end = source.length - digestLength
      const digest = await digestOf(source.subarray(0, end))
      if (!digest.equals(source.subarray(end)) || source.readUInt32LE(0) !== mark) return undefined
      const headEnd = startLength + source.readUInt32LE(4)
      // It is what was written: the digest says so.
      const { head, sizes } = deserialize(source.subarray(startLength, headEnd)) as {
        head: unknown
        sizes: readonly number[]
      }
      let at = source.byteOffset + headEnd
      const bytes = sizes.map((size) => {
        const part = new Uint8Array(source.buffer, at, size)
        at += size
        return part
      })
      return { head, bytes }
    },
  }
}

/** Writes bytes and their digest, in portions. */
async function writeWithDigest(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const hash = createHash('sha256')
  let portion: Uint8Array[] = []
  let length = 0
  const flush = async () => {
    const bytes = Buffer.concat(portion)
    hash.update(bytes)
    await handle.writeFile(bytes)
    portion = []
    length = 0
  }
  for (const part of parts) {
    portion.push(part)
    length += part.length
    if (length >= atOnce) await flush()
  }
  await flush()
  await handle.writeFile(hash.digest())
}

async function digestOf(source: Buffer): Promise<Buffer> {
  const hash = createHash('sha256')
  for (let at = 0; at < source.length; at += atOnce) {
    hash.update(source.subarray(at, at + atOnce))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return hash.digest()
}
