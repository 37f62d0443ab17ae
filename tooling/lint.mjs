// `pnpm lint`: ESLint over every package, each larger one in a process of its own, two at a time. The rules read types, and the types of all
// packages at once do not fit into one process's memory. The rules that cost the most for what they find are left to `pnpm lint:deep`; an
// editor, and ESLint by itself, asks all of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import reactHooks from 'eslint-plugin-react-hooks'

import { requireNode } from './requireNode.mjs'

requireNode('lint')

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = createRequire(import.meta.url).resolve('eslint/package.json')
const eslint = join(dirname(manifest), 'bin', 'eslint.js')
const folders = globSync(['{packages,apps,examples}/*/package.json', 'benchmarks/package.json'], {
  cwd: root,
}).map((path) => dirname(path))

/** The rules of React that read a component as it stands. Each other one runs React's compiler over the file. */
const withoutCompiler = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps']
const deepRules = [
  ...Object.keys(reactHooks.configs.flat.recommended.rules).filter(
    (rule) => !withoutCompiler.includes(rule),
  ),
  '@typescript-eslint/no-deprecated',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/no-unsafe-enum-assignment',
]
const isDeep = process.argv.includes('--deep')
const options = [
  ...['--max-warnings', '0'],
  // A comment that switches off a deep rule is of use where the rule is asked.
  ...(isDeep ? [] : ['--report-unused-disable-directives-severity', 'off']),
  ...(isDeep ? [] : deepRules.flatMap((rule) => ['--rule', `${rule}: off`])),
]

/** Lints some paths, and says when it has. */
const lint = async (paths) => {
  const child = spawn(process.execPath, [eslint, ...options, ...paths], {
    cwd: root,
    stdio: 'inherit',
  })
  const [status] = await once(child, 'exit')
  console.log(`${status === 0 ? 'clean' : 'FAILED'}  ${paths.join(' ')}`)
  return status === 0
}

/** Packages of few files share a process: each by itself reads the types of the same libraries. */
const isSmall = (folder) =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: (name) => name === 'node_modules' })
    .length < 20
const small = folders.filter(isSmall)
const large = folders.filter((folder) => !isSmall(folder))
const waiting = [['*.{js,ts}', 'tooling'], ...large.sort().map((folder) => [folder]), small.sort()]
const results = []
const work = async () => {
  for (let paths = waiting.shift(); paths !== undefined; paths = waiting.shift())
    results.push(await lint(paths))
}
// Each process may need two gigabytes, so at most two run at a time.
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
process.exit(results.every(Boolean) ? 0 : 1)
