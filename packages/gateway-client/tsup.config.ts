import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'

import { definePackage } from '../../tooling/tsup.ts'

type Build = {
  onLoad: (
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' }>,
  ) => void
  onResolve: (
    options: { filter: RegExp },
    resolve: (file: {
      path: string
      importer: string
      resolveDir: string
    }) => { path: string; external: true } | undefined,
  ) => void
}

/**
 * Marks every call in the schemas as free of side effects. Bundlers know it of functions in the same file only; with the mark, an
 * app that imports one call gets the schemas of that call and no others. `src/schema.ts` is not among them: its calls do
 * the reading.
 */
const pureSchemas = {
  name: 'pure-schemas',
  setup(build: Build) {
    build.onLoad({ filter: /[\\/]src[\\/]schemas[\\/]\w+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /(?<=^(?!(?:export )?(?:async )?function).*[\s([{,:=])([a-z]\w*)(?=(?:<[^()]*>)?\()/gm,
        '/* @__PURE__ */ $1',
      ),
      loader: 'ts',
    }))
  },
}

/**
 * Lets the React door import the main door, so that both have the same error classes and nothing comes twice; and what is for the
 * client only from a file that says so, which a server component's bundler leaves alone.
 */
const oneCore = {
  name: 'one-core',
  setup(build: Build) {
    const react = resolve('src/react') + sep
    build.onResolve({ filter: /^\.\.\// }, ({ path, importer, resolveDir }) => {
      const leaves = importer.startsWith(react) && !resolve(resolveDir, path).startsWith(react)
      return leaves ? { path: './index.js', external: true } : undefined
    })
    build.onResolve({ filter: /^\.\/client\.ts$/ }, ({ importer }) =>
      importer === `${react}index.ts` ? { path: './react-client.js', external: true } : undefined,
    )
  },
}

export default definePackage({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    'react-client': 'src/react/client.ts',
  },
  esbuildPlugins: [pureSchemas, oneCore],
})
