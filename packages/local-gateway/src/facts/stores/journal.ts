import { dirname, join, resolve } from 'node:path'

import { type Disk, disk as realDisk, syncFolder } from './disk.ts'
import { type JournalFile, journalFile } from './journalFile.ts'
import { JournalInUseError, lockFolder } from './lockFolder.ts'
import type { Store } from './Store.ts'

/** What `journalStore` is told. */
export type JournalStoreParameters = {
  /** Made when it does not exist. One file for each scope. */
  folder: string
}

/**
 * Keeps facts in append-only files of JSON lines. Each write reaches the disk (fsync) before it is answered; a last line
 * that a crash has torn is dropped, and a write that failed leaves nothing behind. The first call locks the folder for this
 * process until `close`; a lock whose process has ended is taken over.
 *
 * Its calls throw `JournalInUseError`, `JournalDamagedError` and `JournalWriteError`.
 */
export function journalStore({ folder }: JournalStoreParameters): Store {
  return openJournal({ folder, disk: realDisk })
}

/** `journalStore` over a file system of one's own. */
export function openJournal({ folder, disk }: JournalStoreParameters & { disk: Disk }): Store {
  let shared: SharedFolder | undefined

  async function withFolder<Value>(work: (folder: SharedFolder) => Promise<Value>): Promise<Value> {
    // Between finding the folder and holding it nothing is waited for.
    const opened = shared ?? (shared = share(resolve(folder), disk))
    return opened.inTurn(async () => {
      await opened.hold()
      return work(opened)
    })
  }

  return {
    read: (scope) => withFolder((opened) => opened.file(scope).read()),
    append: (scope, value) => withFolder((opened) => opened.file(scope).append(value)),
    replace: (scope, values) => withFolder((opened) => opened.file(scope).replace(values)),
    async close() {
      const left = shared
      shared = undefined
      await left?.leave()
    },
  }
}

/** A folder as this process sees it: all stores over it write in one line, and hold its lock together. */
type SharedFolder = {
  file(this: void, scope: string): JournalFile
  /** One after the other, so that lines cannot mix. */
  inTurn<Value>(this: void, work: () => Promise<Value>): Promise<Value>
  /** @throws JournalInUseError */
  hold(this: void): Promise<void>
  leave(this: void): Promise<void>
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

  /** True when nobody uses it any more. */
  function leave(): boolean {
    entry.users -= 1
    if (entry.users === 0 && sharedFolders.get(path) === entry) sharedFolders.delete(path)
    return entry.users === 0
  }
}

function createFolder(path: string, disk: Disk, isLeft: () => boolean): SharedFolder {
  const files = new Map<string, JournalFile>()
  let last: Promise<unknown> = Promise.resolve()
  let unlock: (() => Promise<void>) | undefined

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function make(): Promise<void> {
    const first = await disk.mkdir(path, { recursive: true, mode: 0o700 })
    // Each new folder is an entry in the one above it.
    for (let made = path; first && made.length >= first.length; made = dirname(made))
      await syncFolder(disk, dirname(made))
  }

  return {
    inTurn,
    file(scope) {
      const name = join(path, `${scope.replace(/[^\w-]/g, '_')}.jsonl`)
      const file = files.get(name) ?? journalFile(disk, name)
      files.set(name, file)
      return file
    },
    async hold() {
      await make()
      unlock ??= await lockFolder(path).catch((error: unknown) => {
        if (error instanceof JournalInUseError) throw error
        // A machine without room for the lock may have room for the journal.
        return undefined
      })
    },
    leave: () =>
      inTurn(async () => {
        if (!isLeft()) return
        await unlock?.()
        unlock = undefined
      }),
  }
}
