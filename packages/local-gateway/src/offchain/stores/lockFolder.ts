import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { codeOf } from './disk.ts'

/** Another process writes to the folder of a journal. End that process, or choose another folder. */
export class JournalInUseError extends Error {
  override name = 'JournalInUseError'
  readonly folder: string
  /** The process that holds the folder. */
  readonly pid: number
  /** The sentence for callers over HTTP, without the path. */
  readonly reason: string

  constructor(folder: string, pid: number) {
    const advice = 'End that process, or choose another folder.'
    super(`The journal in ${folder} is in use by process ${pid}. ${advice}`)
    this.folder = folder
    this.pid = pid
    this.reason = `The journal is in use by process ${pid}. ${advice}`
  }
}

/** The process that holds a lock, and when it started: a later process may have the same id. */
type Holder = { pid: number; began: string }

/** Another process may have created the file and not written it yet. The interval is in milliseconds. */
const retries = { attempts: 5, interval: 20 } as const

/**
 * Locks a folder for this process. The lock of a process that has ended is taken over. The lock is a file in the folder for
 * temporary files, named after the inode of the folder, so that every path to the folder has the same lock.
 *
 * @returns a function that unlocks the folder
 * @throws JournalInUseError when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const identity = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)
  const user = process.getuid?.() ?? 'user'
  const file = join(tmpdir(), `ghost-pay-journal-${user}-${identity}.lock`)
  const own = JSON.stringify({ pid: process.pid, began: startOf(process.pid) })
  for (let attempt = 0; attempt < retries.attempts; attempt++) {
    if (await create(file, own)) return () => release(file, own)
    const found = await readFile(file, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const holder = readHolder(found)
    if (holder && isAlive(holder)) throw new JournalInUseError(folder, holder.pid)
    // A file without a holder may be written next.
    if (!holder && attempt < retries.attempts - 2) await wait(retries.interval)
    else await takeAway(file, found)
  }
  throw new JournalInUseError(folder, readHolder(await readFile(file, 'utf8'))?.pid ?? 0)
}

/** False when the file is there already. */
async function create(file: string, content: string): Promise<boolean> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return undefined
    throw error
  })
  if (!handle) return false
  try {
    await handle.writeFile(content)
    return true
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Removes the lock of a dead process, unless another process has taken it over first. */
async function takeAway(file: string, expected: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const found = await readFile(aside, 'utf8')
  if (found !== expected) await create(file, found)
  await rm(aside, { force: true })
}

async function release(file: string, own: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch(() => undefined)
  if (found === own) await rm(file, { force: true })
}

function readHolder(source: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(source)
    if (typeof value !== 'object' || value === null) return undefined
    const { pid, began } = value as Record<string, unknown> // an object; both fields are looked at
    return typeof pid === 'number' && typeof began === 'string' ? { pid, began } : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, began }: Holder): boolean {
  // This process does not hold the lock yet: the file is of an earlier process with the same id.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: a process of another user, which is alive.
    if (codeOf(error) !== 'EPERM') return false
  }
  return began === '' || startOf(pid) === began
}

/** When a process started: the boot id and the ticks since the boot; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name in parentheses may hold anything; the 22nd field counts from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const started = fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot} ${started}`
  } catch {
    return ''
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
