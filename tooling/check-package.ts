/** Packs the package of the current folder as npm would get it, and lets publint and attw look at the archive. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, args: string[]): void => {
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}

const folder = mkdtempSync(join(tmpdir(), 'ghost-pay-pack-'))
try {
  run('pnpm', ['pack', '--pack-destination', folder])
  const archive = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    publishConfig: { exports: Record<string, unknown> }
  }
  const styles = Object.keys(publishConfig.exports).filter((door) => door.endsWith('.css'))
  run('publint', ['--strict', archive])
  run('attw', [
    archive,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--format',
    'ascii',
    ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
