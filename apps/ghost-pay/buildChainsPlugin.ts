import { loadEnv, type Plugin } from 'vite'

import { readBuild } from './src/build/readBuild.ts'

/** Tells the app which chains are named for the build (`env.further`), read and checked once, by the build. */
export function buildChains(): Plugin {
  return {
    name: 'build-chains',
    config({ root = process.cwd() }, { mode }) {
      const { further } = readBuild(loadEnv(mode, root))
      return { define: { 'import.meta.env.VITE_CHAINS': JSON.stringify(further) } }
    },
  }
}
