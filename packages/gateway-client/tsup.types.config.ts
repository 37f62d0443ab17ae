import { globSync, rmSync } from 'node:fs'

import { defineConfig } from 'tsup'

// What both entry points reach has come apart in the first pass, and two long lists of names tie it together again.
for (const file of globSync('dist/*-*.d.ts')) rmSync(file)

/** The declarations of the main entry point, all in one file. `./react` imports from there either way. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  clean: false,
  dts: { only: true },
  silent: true,
})
