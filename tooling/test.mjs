// `pnpm test`: every test there is. Gets a browser if there is none, runs each suite whether or not the one before it
// passed, and leaves the runners' own reports in reports/ for tooling/summary.mjs to add up.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { onlyRun } from './onlyRun.mjs'
import { requireNode } from './requireNode.mjs'
import { describeReports, readReports } from './summary.mjs'

requireNode('test')

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const binOf = (name, bin = name) => {
  const manifest = require.resolve(`${name}/package.json`)
  const { bin: bins } = require(manifest)
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin])
}

/** Runs one program under this Node. Says how long it took, and whether it ended well. */
function run(...args) {
  const begin = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  const [program = '', ...rest] = args
  const name = [basename(program), ...rest.filter((arg) => !arg.startsWith('--'))].join(' ')
  console.log(`-- ${name} took ${Math.round((performance.now() - begin) / 1000)} s`)
  return status === 0
}

const vitest = (report, ...projects) =>
  run(
    binOf('vitest'),
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=reports/${report}.json`,
  )

const other = onlyRun(join(root, 'node_modules/.cache/ghost-pay-test.lock'))
if (other !== undefined) {
  console.error(
    `Another run of the tests goes on here (process ${other}). Wait for it, or test in another checkout.`,
  )
  process.exit(1)
}

rmSync(join(root, 'reports'), { recursive: true, force: true })
mkdirSync(join(root, 'reports'))

const passed = [
  run('tooling/install-browser.ts'),
  vitest('unit', 'unit', 'dom'),
  vitest('stories', 'stories'),
  run(binOf('@playwright/test', 'playwright'), 'test'),
].every(Boolean)

const reports = readReports(join(root, 'reports'))
console.log(`\n${describeReports(reports)}`)
process.exit(passed && reports.every(({ complete }) => complete) ? 0 : 1)
