import * as files from 'node:fs/promises'

/** What the journal needs of a file system. A test passes one that fails. */
export type Disk = Pick<
  typeof files,
  'chmod' | 'mkdir' | 'open' | 'readFile' | 'rename' | 'rm' | 'stat' | 'truncate'
>

/** The machine's own file system. */
export const disk: Disk = files

/** Makes new and renamed files of a folder survive a power cut. Not every file system lets a folder be opened. */
export async function syncFolder({ open }: Pick<Disk, 'open'>, folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  if (!handle) return
  try {
    await handle.sync()
  } catch {
    // The file itself is on the disk; its name follows with the next write of the system.
  } finally {
    await handle.close()
  }
}

/** The code of a system error, such as `ENOSPC`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
