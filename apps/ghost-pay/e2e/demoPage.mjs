import { fileURLToPath } from 'node:url'

/** Where the app is. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Scripts that each server has for the page that all of them share: the demo’s names, and where the server’s own node is. */
export const demoScripts = { names: '/__demo/names.js', node: '/__demo/node.js' }

/** What a dev server adds to the page, in the form that the policy of a built one allows: scripts of its own host. */
export const demoInPage = {
  name: 'demo-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: demoScripts.node }, injectTo: 'head' },
    { tag: 'script', attrs: { src: '/__devnet/wallets.js' }, injectTo: 'head' },
    { tag: 'script', attrs: { type: 'module', src: demoScripts.names }, injectTo: 'body' },
  ],
}
