// `pnpm lint`: ESLint over every package in turn, each in a process of its own. The rules read types, and the types of all
// packages at once do not fit into one process's memory.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { requireNode } from './requireNode.mjs'

requireNode('lint')

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = createRequire(import.meta.url).resolve('eslint/package.json')
const eslint = join(dirname(manifest), 'bin', 'eslint.js')
const folders = globSync(['{packages,apps,examples}/*/package.json', 'benchmarks/package.json'], {
  cwd: root,
}).map((path) => dirname(path))

const results = [['*.{js,ts}', 'tooling'], ...folders.sort().map((folder) => [folder])].map(
  (paths) => {
    const { status } = spawnSync(process.execPath, [eslint, '--max-warnings', '0', ...paths], {
      cwd: root,
      stdio: 'inherit',
    })
    console.log(`${status === 0 ? 'clean' : 'FAILED'}  ${paths.join(' ')}`)
    return status
  },
)
process.exit(results.every((status) => status === 0) ? 0 : 1)
