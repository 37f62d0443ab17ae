/**
 * Packs the package of the current folder as npm would get it, and looks at the archive: publint and attw by their rules, and
 * here whether its pages lead to what is in it, and nothing is in it that only this workspace needs.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { brokenLinks } from './brokenLinks.ts'

const run = (command: string, args: string[]): void => {
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}

const folder = mkdtempSync(join(tmpdir(), 'ghost-pay-pack-'))
try {
  run('pnpm', ['pack', '--pack-destination', folder])
  const archive = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  // Named by its own folder: on Windows, tar takes a drive's letter for another machine.
  execFileSync('tar', ['-xzf', basename(archive)], { cwd: folder })
  const packed = join(folder, 'package')
  const read = (path: string) =>
    existsSync(join(packed, path)) ? readFileSync(join(packed, path), 'utf8') : undefined
  const wrong = [
    ...globSync('**/*.md', { cwd: packed })
      // The changelog is written by the changesets.
      .filter((page) => page !== 'CHANGELOG.md')
      .flatMap((page) => brokenLinks(page, read).map((link) => `${page} leads to ${link}`)),
    ...globSync('**/*.{map,test.*,stories.*}', { cwd: packed }).map((file) => `${file} is packed`),
    ...['README.md', 'LICENSE']
      .filter((file) => read(file) === undefined)
      .map((file) => `${file} is missing`),
    ...Object.keys(JSON.parse(read('package.json') ?? '{}') as object)
      .filter((field) => ['devDependencies', 'scripts', 'size-limit'].includes(field))
      .map((field) => `package.json has ${field}`),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    publishConfig: { exports: Record<string, unknown> }
  }
  const styles = Object.keys(publishConfig.exports).filter((entry) => entry.endsWith('.css'))
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
