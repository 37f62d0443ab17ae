import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Puts another text in the place of a file, wholly or not at all, also when the power fails: what was there stays until the new text
 * and its name are on the disk.
 *
 * @throws what the file system says; the file is then as it was
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`
  try {
    await writeFile(draft, text, { flush: true })
    await rename(draft, file)
  } catch (error) {
    // A full disk should not be fuller for it.
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/** Lets the names of a folder's files survive a power cut. Not every file system can do that with a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
