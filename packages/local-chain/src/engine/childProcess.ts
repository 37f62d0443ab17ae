import type { ChildProcess } from 'node:child_process'

import { ChainStoppedError } from '../errors.ts'

const children = new Set<ChildProcess>()

function killChildren(): void {
  for (const child of children) child.kill('SIGKILL')
}

/** Kills a child when this process exits. One listener serves all children. */
export function killOnExit(child: ChildProcess): void {
  if (children.size === 0) process.on('exit', killChildren)
  children.add(child)
  child.once('exit', () => {
    children.delete(child)
    if (children.size === 0) process.off('exit', killChildren)
  })
}

/** Whether a child's process has ended. */
export const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null

/**
 * The error of a child that has ended.
 *
 * @param child a child that has exited
 * @param what the beginning of the sentence: what has ended, and when
 */
export function stoppedError(
  { exitCode, signalCode }: ChildProcess,
  what: string,
): ChainStoppedError {
  const how = signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`
  return new ChainStoppedError(`${what} (${how}). Start it again.`, {
    exitCode,
    signal: signalCode,
  })
}

/** Ends a child: by SIGTERM, and after two seconds by SIGKILL. Resolves when it has exited. */
export function terminate(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasExited(child)) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 2_000).unref()
  })
}
