import { readFile } from 'node:fs/promises'

import { definePackage } from '../../tooling/tsup.ts'

/**
 * Marks every call in the schemas as free of side effects. Bundlers know it of functions in the same file only; with the mark, an
 * app that imports one call gets the schemas of that call and no others. `src/schema.ts` is not among them: its calls do
 * the reading.
 */
const pureSchemas = {
  name: 'pure-schemas',
  setup(build: {
    onLoad: (
      options: { filter: RegExp },
      load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' }>,
    ) => void
  }) {
    build.onLoad({ filter: /[\\/]src[\\/]schemas[\\/]\w+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /(?<=^(?!(?:export )?(?:async )?function).*[\s([{,:=])((?:v\.)?[a-z]\w*)(?=(?:<[^()]*>)?\()/gm,
        '/* @__PURE__ */ $1',
      ),
      loader: 'ts',
    }))
  },
}

export default definePackage({ esbuildPlugins: [pureSchemas] })
