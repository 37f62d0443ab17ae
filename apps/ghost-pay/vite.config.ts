import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { getRpcUrls } from '@ghost-pay/chains/rpc'
import { devnet } from '@ghost-pay/devnet/vite'
import { defaultBaseUrl } from '@ghost-pay/gateway-client'

import { serviceWorker } from './serviceWorkerPlugin.ts'
import { appChains } from './src/appChains.ts'
import { type PolicyParameters, responseHeaders } from './src/policy.ts'
import { buildHashOf, sealPage } from './src/sealPage.ts'
import { subsetFonts } from './subsetFonts.ts'
import { verifyPage } from './verifyPagePlugin.ts'

const portOf = (name: string): number | undefined => {
  const value = process.env[name]
  return value === undefined ? undefined : Number(value)
}

/** Seals the page of the built app, once its files are as they stay. */
function sealedPage(): Plugin {
  let policy: PolicyParameters = { gatewayUrl: defaultBaseUrl, rpcUrls: [] }
  return {
    name: 'sealed-page',
    apply: 'build',
    configResolved({ env }) {
      const devnetRpcUrl = textOf(env['VITE_DEVNET_RPC_URL'])
      const chains = appChains({ testnets: textOf(env['VITE_ENABLE_TESTNETS']), devnetRpcUrl })
      policy = {
        gatewayUrl: textOf(env['VITE_GATEWAY_URL']) ?? defaultBaseUrl,
        rpcUrls: chains.flatMap((chain) => getRpcUrls(chain)),
      }
    },
    async writeBundle({ dir }, bundle) {
      // The build of the stories has other pages.
      if (dir === undefined || bundle['index.html'] === undefined) return
      const written = Object.keys(bundle).filter((path) => /\.(js|css)$/.test(path))
      const files = new Map(
        await Promise.all(
          written.map(async (path) => [path, await readFile(join(dir, path))] as const),
        ),
      )
      const page = join(dir, 'index.html')
      const sealed = sealPage(await readFile(page, 'utf8'), { files, policy })
      await writeFile(page, sealed)
      this.info(`${buildHashOf(sealed)}  the scripts of this build`)
    },
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * Gives the demo owners and their accounts a name in this browser, as a person would in the app, and tells the first page which
 * account to show.
 */
function demoNames(): Plugin {
  const script = `
    const key = 'ghost-pay.people.v1'
    const isNew = () => {
      try { return localStorage.getItem(key) === null } catch { return false }
    }
    const { owners, accounts, chains } = await (await fetch('/__devnet.json')).json()
    const [treasury] = accounts
    if (treasury !== undefined && chains.length > 0) {
      document.documentElement.dataset.demoTreasury = chains[0].chainId + ':' + treasury.address
      window.dispatchEvent(new Event('ghost-pay:demo'))
    }
    if (isNew()) {
      const named = [...owners, ...accounts].map(({ address, name }) => [address, name])
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(named)))
      window.dispatchEvent(new Event('ghost-pay:address-book'))
    }`
  return {
    name: 'demo-names',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: script }],
  }
}

export default defineConfig({
  // Runs from any folder of any static host.
  base: './',
  plugins: [
    react(),
    subsetFonts(),
    devnet({
      port: portOf('DEVNET_PORT'),
      gatewayPort: portOf('GATEWAY_PORT'),
      mining: process.env['DEVNET_MINING'] === 'auto' ? 'auto' : undefined,
    }),
    demoNames(),
    verifyPage(),
    sealedPage(),
    serviceWorker(),
  ],
  server: { host: '127.0.0.1', port: portOf('PORT') ?? 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers: responseHeaders },
  build: {
    target: 'es2022',
    sourcemap: process.env['SOURCEMAP'] === 'true',
    manifest: true,
    // A browser that knows no module preload loads the same files a little later.
    modulePreload: { polyfill: false },
    // What the first page needs is one file: one request, and compressed as one.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        // The first page has a list of all files. What several screens share goes by its hash there.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
})
