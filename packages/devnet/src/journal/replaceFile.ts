import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Replaces the text of a file atomically, also when the power fails: the old text stays until the new text and its name are on the disk.
 *
 * @throws the error of the file system; the file is then unchanged
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`
  try {
    await writeFile(draft, text, { flush: true })
    await rename(draft, file)
  } catch (error) {
    // A draft would take space on a full disk.
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/** Writes the names of a folder's files to the disk. Not every file system supports that for a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
