/**
 * The built app on a devnet of its own: served under its own policy and headers, with the owners' wallets and the names of the demo
 * in its page. Says when it is ready, and ends with its parent.
 */
import { preview } from 'vite'
import { devnet } from '@ghost-pay/devnet/vite'

import { endWithAncestors } from '../../../tooling/endWithAncestors.mjs'
import { demoNamesScript } from '../demoNames.ts'
import { responseHeaders } from '../src/build/contentSecurityPolicy.ts'
import { demoScripts, root } from './demoPage.mjs'

const [port, nodePort, outDir] = process.argv.slice(2)
const scripts = {
  [demoScripts.names]: demoNamesScript,
  [demoScripts.node]: `globalThis.devnetRpcUrl = 'http://127.0.0.1:${nodePort}'`,
}

const server = await preview({
  root,
  configFile: false,
  base: '/',
  logLevel: 'error',
  plugins: [
    devnet({ port: Number(nodePort), gatewayPort: 0, mining: 'auto', preview: true }),
    {
      name: 'demo-scripts',
      configurePreviewServer({ middlewares }) {
        for (const [path, text] of Object.entries(scripts))
          middlewares.use(path, (_, response) => {
            response.setHeader('content-type', 'text/javascript')
            response.end(text)
          })
      },
    },
  ],
  build: { outDir },
  preview: { host: '127.0.0.1', port: Number(port), strictPort: true, headers: responseHeaders },
})

let isEnding = false
async function end() {
  // A terminal tells this process and its parent, and the parent tells it once more.
  if (isEnding) return
  isEnding = true
  await server.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
endWithAncestors(end)
process.send('ready')
