// `pnpm lint`: ESLint over every package, each in a process of its own, two at a time. The rules read types, and the types of all
// packages at once do not fit into one process's memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
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

/** Lints some paths, and says when it has. */
const lint = async (paths) => {
  const child = spawn(process.execPath, [eslint, '--max-warnings', '0', ...paths], {
    cwd: root,
    stdio: 'inherit',
  })
  const [status] = await once(child, 'exit')
  console.log(`${status === 0 ? 'clean' : 'FAILED'}  ${paths.join(' ')}`)
  return status === 0
}

const waiting = [['*.{js,ts}', 'tooling'], ...folders.sort().map((folder) => [folder])]
const results = []
const work = async () => {
  for (let paths = waiting.shift(); paths !== undefined; paths = waiting.shift())
    results.push(await lint(paths))
}
// Each process may need two gigabytes, so at most two run at a time.
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
process.exit(results.every(Boolean) ? 0 : 1)
