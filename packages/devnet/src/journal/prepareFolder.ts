import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { JournalFolderError } from '../errors.ts'
import { syncFolder } from './replaceFile.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/**
 * Makes sure that a folder exists and is writable: creates it, with the folders above it, and writes and removes a file.
 *
 * @param folder its path, relative to the working directory
 * @throws JournalFolderError when it is a file, cannot be created, or is not writable
 */
export async function prepareFolder(folder: string): Promise<void> {
  const path = resolve(folder)
  try {
    await makeFolder(path)
    const probe = join(path, `.writable-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new JournalFolderError(folder, reasonOf(cause), cause)
  }
}

/** One folder after the other: Node's own `recursive` never ends where a parent exists and takes no children, as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) return
    throw Object.assign(new Error(`${path} is a file.`), { code: 'ENOTDIR' })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
  }
  await makeFolder(dirname(path))
  try {
    await mkdir(path)
    await syncFolder(dirname(path))
  } catch (error) {
    // Another process has created it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code === 'ENOTDIR') return 'it is a file, or lies below one'
  if (code === 'EACCES' || code === 'EPERM') return 'you may not write there'
  if (code === 'EROFS') return 'it is on a file system that is read-only'
  if (code === 'ENOENT') return 'it cannot be made there'
  if (code === 'ENOSPC') return 'the disk is full'
  return code ?? String(error)
}
