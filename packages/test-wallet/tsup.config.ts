import { writeFile } from 'node:fs/promises'

import { definePackage } from '../../tooling/tsup.ts'
import { bundleInpage } from './src/bundleInpage.ts'

// `script` reads the in-page script from beside itself. The bundler is needed to make it, not to use it.
export default definePackage({
  external: ['esbuild'],
  async onSuccess() {
    await writeFile('dist/inpage.js', await bundleInpage())
  },
})
