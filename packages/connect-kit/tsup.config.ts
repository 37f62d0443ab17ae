import { globSync } from 'node:fs'

import { definePackage } from '../../tooling/tsup.ts'

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: (path) => /\.(?:test|stories)\.tsx?$|src\/testing$/.test(path),
})

/**
 * Every module stays a file of its own, so that the bundler of an app loads the button without the dialogs, and one wallet
 * without the others. A wallet's icon is part of the module that loads it. A relative import is left as it is, but for the
 * extension, which esbuild does not rewrite by itself.
 */
export default definePackage({
  // The oldest browsers that the README promises; styles get the prefixes that these need.
  target: ['es2022', 'chrome111', 'edge111', 'firefox115', 'safari16.4'],
  entry: Object.fromEntries<string>([
    ...modules.map((path): [string, string] => [
      path.replace(/^src\//, '').replace(/\.tsx?$/, ''),
      path,
    ]),
    ['styles', 'src/styles.css'],
    ['styles-layered', 'src/styles-layered.css'],
  ]),
  loader: { '.svg': 'dataurl' },
  esbuildPlugins: [
    {
      name: 'module-per-file',
      setup(build) {
        build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ kind, path }) =>
          kind === 'entry-point'
            ? undefined
            : { path: path.replace(/\.tsx?$/, '.js'), external: true },
        )
      },
    },
  ],
})
