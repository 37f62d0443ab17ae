import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { devnet } from '@ghost-pay/devnet/vite'
import { defaultBaseUrl } from '@ghost-pay/gateway-client'

import { buildChains } from './buildChainsPlugin.ts'
import { codeGroups } from './codeGroups.ts'
import { demoNames } from './demoNames.ts'
import { licences } from './licencesPlugin.ts'
import { linkedPreload } from './linkedPreloadPlugin.ts'
import { serviceWorker } from './serviceWorkerPlugin.ts'
import { type PolicyParameters, responseHeaders } from './src/build/contentSecurityPolicy.ts'
import { readBuild } from './src/build/readBuild.ts'
import { buildHashOf, sealPage } from './src/build/sealPage.ts'
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
      policy = readBuild(env).policy
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

export default defineConfig({
  // Runs from any folder of any static host.
  base: './',
  plugins: [
    react(),
    buildChains(),
    subsetFonts(),
    devnet({
      port: portOf('DEVNET_PORT'),
      gatewayPort: portOf('GATEWAY_PORT'),
      mining: process.env['DEVNET_MINING'] === 'auto' ? 'auto' : undefined,
    }),
    demoNames(),
    verifyPage(),
    licences(),
    linkedPreload(),
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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: codeGroups },
        // The first page has a list of all files. What several screens share goes by its hash there.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
})
