/**
 * The built app on a devnet of its own, for the end-to-end tests: built with the devnet's node, served under its own policy and
 * headers, with the owners' wallets and the names of the demo in its page. Ends with its parent.
 */
import { fileURLToPath } from 'node:url'

import { build, preview } from 'vite'
import { devnet } from '@ghost-pay/devnet/vite'

import { endWithAncestors } from '../../../tooling/endWithAncestors.mjs'
import { freePort } from '../../../tooling/freePort.ts'
import { demoNamesScript } from '../demoNames.ts'
import { responseHeaders } from '../src/contentSecurityPolicy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// By its port, so that two runs in one checkout do not serve each other's app.
const outDir = fileURLToPath(
  new URL(`../../../test-results/app-${process.env['PORT']}`, import.meta.url),
)
const namesPath = '/__demo/names.js'

/** What a dev server adds to the page, in the form that the policy of a built one allows: scripts of its own host. */
const demoInPage = {
  name: 'demo-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: '/__devnet/wallets.js' }, injectTo: 'head' },
    { tag: 'script', attrs: { type: 'module', src: namesPath }, injectTo: 'body' },
  ],
}

const demoScript = {
  name: 'demo-script',
  configurePreviewServer({ middlewares }) {
    middlewares.use(namesPath, (_, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(demoNamesScript)
    })
  },
}

const chainPort = await freePort()
process.env['VITE_GATEWAY_URL'] = '/gateway'
process.env['VITE_DEVNET_RPC_URL'] = `http://127.0.0.1:${chainPort}`
await build({
  root,
  logLevel: 'error',
  mode: 'production',
  plugins: [demoInPage],
  build: { outDir, emptyOutDir: true },
})
const server = await preview({
  root,
  configFile: false,
  base: '/',
  logLevel: 'error',
  plugins: [devnet({ port: chainPort, gatewayPort: 0, mining: 'auto', preview: true }), demoScript],
  build: { outDir },
  preview: {
    host: '127.0.0.1',
    port: Number(process.env['PORT']),
    strictPort: true,
    headers: responseHeaders,
  },
})

let isEnding = false
async function end() {
  if (isEnding) process.exit(1)
  isEnding = true
  await server.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
endWithAncestors(end)
