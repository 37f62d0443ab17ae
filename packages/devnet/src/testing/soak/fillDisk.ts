import { execFileSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { Random } from './createRandom.ts'

/**
 * Lets a process write for some time, and takes it the room on the disk meanwhile; in half of the cases it gets it back. The limit is near
 * the length of a file, so that lines are cut in two. Needs Linux; elsewhere there is room all the time.
 *
 * @param folder what the process writes to
 * @param time in milliseconds
 */
export async function fillDisk({
  folder,
  pid,
  random,
  time,
}: {
  folder: string
  pid: number
  random: Random
  time: number
}): Promise<void> {
  const part = time / 3
  await wait(part)
  const sizes = (
    await Promise.all((await readdir(folder)).map((name) => sizeOf(folder, name)))
  ).filter((size) => size > 0)
  const size = sizes[random.below(sizes.length)] ?? 0
  limitFiles(pid, size + random.below(400))
  await wait(part)
  if (random.below(2) === 0) limitFiles(pid, undefined)
  await wait(part)
}

/** A draft may be gone before it is looked at. */
const sizeOf = (folder: string, name: string): Promise<number> =>
  stat(join(folder, name)).then(
    (it) => (it.isFile() ? it.size : 0),
    () => 0,
  )

/** Limits how long the files of a process may become, in bytes; `undefined` lifts it. */
function limitFiles(pid: number, bytes: number | undefined): void {
  if (process.platform !== 'linux') return
  const soft = bytes === undefined ? 'unlimited' : String(bytes)
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:unlimited`])
}
