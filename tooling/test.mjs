// `pnpm test`: every test there is. Gets a browser if there is none, and runs each suite whether or not the one before it passed. The
// suites leave their reports in reports/; tooling/summary.ts adds them up and decides.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { onlyRun } from './onlyRun.mjs'
import { requireNode } from './requireNode.mjs'

requireNode('test')

// Not before Node is known to be new enough for TypeScript.
const { quarantine } = await import('./quarantine.ts')
const { describeSummary, readReports, summarize } = await import('./summary.ts')

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const binOf = (name, bin = name) => {
  const manifest = require.resolve(`${name}/package.json`)
  const { bin: bins } = require(manifest)
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin])
}

/** Runs one program under this Node. Says how long it took, and whether it ended well. */
function run(args, env = {}) {
  const begin = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  const [program = '', ...rest] = args
  const name = [basename(program), ...rest.filter((arg) => !arg.startsWith('--'))].join(' ')
  console.log(`-- ${name} took ${Math.round((performance.now() - begin) / 1000)} s`)
  return status === 0
}

const vitest = (suite, ...projects) =>
  run([binOf('vitest'), 'run', ...projects.flatMap((name) => ['--project', name])], {
    TEST_REPORT: suite,
  })

const other = onlyRun(join(root, 'node_modules/.cache/ghost-pay-test.lock'))
if (other !== undefined) {
  console.error(
    `Another run of the tests goes on here (process ${other}). Wait for it, or test in another checkout.`,
  )
  process.exit(1)
}

rmSync(join(root, 'reports'), { recursive: true, force: true })

const hasBrowser = run(['tooling/install-browser.ts'])

const ended = {
  unit: vitest('unit', 'unit*', 'dom'),
  stories: vitest('stories', 'stories*'),
  e2e: run([binOf('@playwright/test', 'playwright'), 'test']),
}
const reports = readReports()
const summary = summarize(reports, quarantine)
console.log(`\n${describeSummary(summary)}`)

/** Suites whose runner ended badly although its report names no reason. */
const unexplained = reports
  .filter(({ report }) => report?.failed.length === 0 && report.errors.length === 0)
  .filter(({ suite }) => !ended[suite])
for (const { suite } of unexplained) {
  console.log(`The runner of ${suite} failed and its report does not say why.`)
}
process.exit(hasBrowser && summary.failed.length === 0 && unexplained.length === 0 ? 0 : 1)
