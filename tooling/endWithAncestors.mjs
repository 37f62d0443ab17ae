import { readFileSync } from 'node:fs'

/** How often it is looked whether the ancestors live, in milliseconds. */
const lookEveryMs = 500

/** The processes that a package runner puts between a person's shell and a script. */
const runners = /^(?:node|npm|npx|pnpm|yarn|bun|MainThread|sh|dash|bash)/
const shells = /^(?:sh|dash|bash)$/

/** What Linux says about a process; `undefined` on other systems, and when the process has ended. */
function statusOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const [state, parent, , session] = stat.slice(end + 2).split(' ')
    const name = stat.slice(stat.indexOf('(') + 1, end)
    return { name, state, parent: Number(parent), leads: Number(session) === pid }
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  if (statusOf(pid)?.state === 'Z') return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The parent of this process and, where the system says so, the package runners above it, up to a person's shell. */
function ancestors() {
  const found = [process.ppid]
  for (;;) {
    const { parent, leads = true } = statusOf(found.at(-1)) ?? {}
    const above = statusOf(parent)
    // The leader of a session is the terminal's shell, or a process that was detached on purpose.
    if (leads || !above || !runners.test(above.name) || (above.leads && shells.test(above.name)))
      return found
    found.push(parent)
  }
}

/**
 * Calls back once one of the processes is gone that this one was started through. Package runners hand no signal on that is sent to
 * them alone, and a process that is killed hands on nothing.
 *
 * @param {() => void} end
 */
export function endWithAncestors(end) {
  const watched = ancestors()
  const timer = setInterval(() => {
    if (process.ppid === watched[0] && watched.every(isAlive)) return
    clearInterval(timer)
    end()
  }, lookEveryMs)
  timer.unref()
}
