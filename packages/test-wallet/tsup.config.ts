import { writeFile } from 'node:fs/promises'

import { definePackage } from '../../tooling/tsup.ts'
import { bundleInpage } from './scripts/bundleInpage.ts'

// `script` reads the in-page script from beside itself.
export default definePackage({
  async onSuccess() {
    await writeFile('dist/inpage.js', await bundleInpage())
  },
})
