import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'

/** Waits for the end of its standard input, which comes however the parent ends, and then kills the process it was given. */
const script = (pid: number) =>
  process.platform === 'win32'
    ? [
        process.execPath,
        '-e',
        `process.stdin.on('end', () => { try { process.kill(${pid}) } catch {} }).resume()`,
      ]
    : ['/bin/sh', '-c', `read _; kill -KILL ${pid} 2>/dev/null`]

/**
 * Starts a process that kills a child when this process ends, also when this process is killed.
 *
 * @param child a running child
 */
export function startWatchdog(child: ChildProcess): void {
  if (child.pid === undefined) return
  const [command = '', ...parameters] = script(child.pid)
  const watchdog = spawn(command, parameters, {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A group of its own: Ctrl-C in the terminal must not end the watchdog before the child.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  watchdog.on('error', () => undefined)
  watchdog.unref()
  // A child's pipe is a socket. It alone must not keep this process running.
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref()
  child.once('exit', () => watchdog.kill('SIGKILL'))
}
