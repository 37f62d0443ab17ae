// `pnpm start`: the app with its local chain, account contracts, demo data and local gateway; nothing else to start.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { requireNode } from './requireNode.mjs'

requireNode('start')

const app = fileURLToPath(new URL('../apps/ghost-pay', import.meta.url))
const vite = fileURLToPath(new URL('./bin/vite.js', import.meta.resolve('vite/package.json')))
const child = spawn(process.execPath, [vite, ...process.argv.slice(2)], {
  cwd: app,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 128))
