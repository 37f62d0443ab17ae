import { type ChildProcess, execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of some programs that is on the PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** What a program says when it is asked for its version. */
export const versionOf = (program: string): string =>
  execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0]?.trim() ?? ''

/** Ends a process and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await ended
  clearTimeout(timer)
}

/** Waits for a line of a program that says where it listens. */
export function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString()
      const found = pattern.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)))
    setTimeout(() => reject(new Error(`It was not ready within a minute: ${said}`)), 60_000).unref()
  })
}
