import { dirname, join, resolve } from 'node:path'

import { createMutex, type RunExclusive } from '../../createMutex.ts'
import { type Disk, disk as realDisk, syncFolder } from './disk.ts'
import { type JournalFile, journalFile } from './journalFile.ts'
import { copyHead, type KeptFile, keptFile } from './keptFile.ts'
import { JournalInUseError, lockFolder } from './lockFolder.ts'
import type { Store } from './Store.ts'

/** Parameters of `journalStore`. */
export type JournalStoreParameters = {
  /** Created when it does not exist. One file for each scope. */
  folder: string
}

/**
 * A store of append-only files of JSON lines. Each write is on the disk (fsync) before its promise resolves. A last line that a
 * crash has cut is dropped, and a failed write leaves nothing in the file. The first call locks the folder for this process until
 * `close`; the lock of a process that has ended is taken over.
 *
 * The calls of the store throw `JournalInUseError`, `JournalDamagedError` and `JournalWriteError`.
 */
export function journalStore({ folder }: JournalStoreParameters): Store {
  return openJournal({ folder, disk: realDisk })
}

/** `journalStore` over a given file system. */
export function openJournal({ folder, disk }: JournalStoreParameters & { disk: Disk }): Store {
  let shared: SharedFolder | undefined

  async function withFolder<Value>(work: (folder: SharedFolder) => Promise<Value>): Promise<Value> {
    // No await between finding the folder and sharing it.
    const opened = shared ?? (shared = share(resolve(folder), disk))
    return opened.runExclusive(async () => {
      await opened.lock()
      return work(opened)
    })
  }

  const keptOf = (scope: string) => withFolder((opened) => Promise.resolve(opened.kept(scope)))

  return {
    read: (scope) => withFolder((opened) => opened.file(scope).read()),
    append: (scope, value) => withFolder((opened) => opened.file(scope).append(value)),
    replace: (scope, values) => withFolder((opened) => opened.file(scope).replace(values)),
    readKept: async (scope) => (await keptOf(scope)).read(),
    // Not in the mutex of the journals: a proposal does not wait for it.
    keep(scope, kept) {
      const copied = copyHead(kept)
      return keptOf(scope).then((file) => file.write(copied))
    },
    async close() {
      const left = shared
      shared = undefined
      await left?.release()
    },
  }
}

/** A folder within this process: all stores over it share one mutex and one lock. */
type SharedFolder = {
  file(this: void, scope: string): JournalFile
  /** What can be read again, and is kept. */
  kept(this: void, scope: string): KeptFile
  /** One task at a time, so that lines do not mix. */
  runExclusive: RunExclusive
  /** @throws JournalInUseError */
  lock(this: void): Promise<void>
  /** Unlocks the folder after its last store has left. */
  release(this: void): Promise<void>
}

const sharedFolders = new Map<string, { folder: SharedFolder; users: number }>()

function share(path: string, disk: Disk): SharedFolder {
  const known = sharedFolders.get(path)
  if (known && disk === realDisk) {
    known.users += 1
    return known.folder
  }
  const entry = { folder: createFolder(path, disk, leave), users: 1 }
  if (disk === realDisk) sharedFolders.set(path, entry)
  return entry.folder

  /** True when no store uses the folder any more. */
  function leave(): boolean {
    entry.users -= 1
    if (entry.users === 0 && sharedFolders.get(path) === entry) sharedFolders.delete(path)
    return entry.users === 0
  }
}

function createFolder(path: string, disk: Disk, isUnused: () => boolean): SharedFolder {
  const files = new Map<string, JournalFile>()
  const keptFiles = new Map<string, KeptFile>()
  const pathOf = (scope: string) => join(path, scope.replace(/[^\w-]/g, '_'))
  const runExclusive = createMutex()
  let unlock: (() => Promise<void>) | undefined

  async function create(): Promise<void> {
    const first = await disk.mkdir(path, { recursive: true, mode: 0o700 })
    // Each new folder is an entry of its parent.
    for (let made = path; first && made.length >= first.length; made = dirname(made))
      await syncFolder(disk, dirname(made))
  }

  return {
    runExclusive,
    file(scope) {
      const name = `${pathOf(scope)}.jsonl`
      const file = files.get(name) ?? journalFile(disk, name)
      files.set(name, file)
      return file
    },
    kept(scope) {
      const name = `${pathOf(scope)}.index`
      const file = keptFiles.get(name) ?? keptFile(disk, name)
      keptFiles.set(name, file)
      return file
    },
    async lock() {
      await create()
      unlock ??= await lockFolder(path).catch((error: unknown) => {
        if (error instanceof JournalInUseError) throw error
        // The lock is in another folder, whose disk may be full while this one is not.
        return undefined
      })
    },
    release: () =>
      runExclusive(async () => {
        if (!isUnused()) return
        await unlock?.()
        unlock = undefined
      }),
  }
}
