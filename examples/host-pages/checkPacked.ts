/** Runs the tests of all hosts with the kit as npm gets it: packed, unpacked beside what it depends on. Needs built packages. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kit = join(root, 'packages/connect-kit')
const cache = join(kit, 'node_modules/.cache')
const run = (command: string, args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv) =>
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  })

mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'packed-'))
try {
  run('npx', ['-y', 'pnpm@12.21.0', '--silent', 'pack', '--pack-destination', folder], kit)
  run('tar', ['-xzf', readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''], folder)
  const tests = ['exec', 'vitest', 'run', '--project', 'stories*', 'examples/host-pages']
  run('npx', ['-y', 'pnpm@12.21.0', ...tests], root, {
    PACKED_KIT: join(folder, 'package'),
    VITE_HOSTS: 'all',
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
