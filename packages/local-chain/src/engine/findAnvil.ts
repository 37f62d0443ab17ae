import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Finds anvil: the binary out of npm, resolved from the package of anvil itself (pnpm hides it from this one), or the one on the
 * PATH.
 *
 * @returns its path; undefined when there is none
 */
export function findAnvil(): string | undefined {
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  try {
    const anvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    const platform = anvil.resolve(`@foundry-rs/anvil-${process.platform}-${cpu}/package.json`)
    const binary = join(dirname(platform), 'bin', program)
    if (existsSync(binary)) return binary
  } catch {
    // Not every platform has a package, and not every registry has every platform's.
  }
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((candidate) => existsSync(candidate))
}
