import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user may not be asked, but it lives.
    return error.code === 'EPERM'
  }
}

/** The process that a lock names, if it lives. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes sure that one run at a time uses a folder. The lock is given back when this process ends; one that a dead process left is
 * taken over.
 *
 * @param {string} file the lock
 * @returns {number | undefined} the process that holds it, when it is another one
 */
export function onlyRun(file) {
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(file, { force: true }))
      return undefined
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = holderOf(file)
      if (holder !== undefined) return holder
      rmSync(file, { force: true })
    }
  }
  return holderOf(file) ?? 0
}
