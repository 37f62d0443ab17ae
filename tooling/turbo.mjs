// Runs turbo, and switches the telemetry of every tool off.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname } from 'node:path'

import { requireNode } from './requireNode.mjs'

requireNode('test')

// turbo executes `pnpm` itself, without a shell. Where npm blocks install scripts (npm 12), the `pnpm` that npx puts on
// the PATH is a shell script without a shebang, which that cannot run. pnpm names its real program in npm_execpath.
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
const pnpm = process.env.npm_execpath ?? ''
const path = /^pnpm(\.exe)?$/.test(basename(pnpm))
  ? dirname(pnpm) + delimiter + process.env[pathKey]
  : process.env[pathKey]

const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
const child = spawn(process.execPath, [turbo, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    [pathKey]: path,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 128))
