import { writeFile } from 'node:fs/promises'

import { definePackage } from '../../tooling/tsup.ts'
import { bundleInpage } from './scripts/bundleInpage.ts'

// `readInpage` reads the scripts for a page from beside itself.
export default definePackage({
  async onSuccess() {
    for (const name of ['inpage', 'hostileInpage'] as const) {
      await writeFile(`dist/${name}.js`, await bundleInpage(name))
    }
  },
})
