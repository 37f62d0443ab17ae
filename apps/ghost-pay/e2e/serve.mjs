/**
 * The app for the end-to-end tests: built once, and served for each worker on a devnet of its own. Each server tells the page where its
 * node is. Ends with its parent.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import { endWithAncestors } from '../../../tooling/endWithAncestors.mjs'
import { freePort } from '../../../tooling/freePort.ts'
import { demoInPage, root } from './demoPage.mjs'

const ports = process.env['E2E_PORTS'].split(',')
const nodePorts = await Promise.all(ports.map(() => freePort()))
// By its port, so that two runs in one checkout do not serve each other's app.
const outDir = fileURLToPath(new URL(`../../../test-results/app-${ports[0]}`, import.meta.url))
await mkdir(outDir, { recursive: true })

const server = fileURLToPath(new URL('./serveOne.mjs', import.meta.url))
const servers = ports.map((port, at) => fork(server, [port, `${nodePorts[at]}`, outDir]))

let isEnding = false
async function end(code) {
  if (isEnding) process.exit(1)
  isEnding = true
  const running = servers.filter((each) => each.exitCode === null && each.signalCode === null)
  for (const each of running) each.kill('SIGINT')
  await Promise.all(running.map((each) => once(each, 'exit')))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
endWithAncestors(() => end(0))
// Without one of them, its worker has no app.
for (const each of servers) each.once('exit', () => isEnding || end(1))

/** Says what took how long since the start of this process. */
const say = (what) => console.log(`${what} after ${Math.round(performance.now() / 1000)} s`)

async function buildOnce() {
  const [first, ...others] = nodePorts.map((port) => `http://127.0.0.1:${port}`)
  // The policy of the page allows every node; which one a page asks stands in the page.
  Object.assign(process.env, {
    VITE_GATEWAY_URL: '/gateway',
    VITE_DEVNET_RPC_URL: first,
    VITE_HOSTS: others.join(' '),
  })
  await build({
    root,
    logLevel: 'error',
    mode: 'production',
    plugins: [demoInPage],
    define: { 'import.meta.env.VITE_DEVNET_RPC_URL': 'globalThis.devnetRpcUrl' },
    build: { outDir, emptyOutDir: true },
  })
  say('The app is built')
}

await Promise.all([buildOnce(), ...servers.map((each) => once(each, 'message'))])
say(`${servers.length} servers are ready`)
