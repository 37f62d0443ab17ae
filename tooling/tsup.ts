/**
 * How every package is built: one file for each entry point. The entry points are read from the package's own `exports` (source) and
 * `publishConfig.exports` (what npm gets), so they are named in one place.
 */
import { globSync, readFileSync } from 'node:fs'

import { defineConfig, type Options } from 'tsup'

type Target = string | { default: string }
type Manifest = {
  exports: Record<string, Target>
  bin?: Record<string, string>
  publishConfig: { exports: Record<string, Target>; bin?: Record<string, string> }
}

const pathOf = (target: Target | undefined): string | undefined =>
  typeof target === 'string' ? target : target?.default

/** Output name (without `dist/` and the extension) → source file. */
function entriesOf({ exports, bin = {}, publishConfig }: Manifest): Record<string, string> {
  const pairs = [
    ...Object.entries(publishConfig.exports).map(
      ([entryPoint, target]) => [target, exports[entryPoint]] as const,
    ),
    ...Object.entries(publishConfig.bin ?? {}).map(
      ([name, target]) => [target, bin[name]] as const,
    ),
  ]
  return Object.fromEntries(
    pairs.flatMap(([target, source]) => {
      const output = /^\.\/dist\/(.*)\.(?:js|css)$/.exec(pathOf(target) ?? '')?.[1]
      const input = pathOf(source)
      return output !== undefined && input !== undefined ? [[output, input]] : []
    }),
  )
}

/** Every source file: output name → source file. Tests, stories and what only they use are left out. */
const modulesOf = (): Record<string, string> =>
  Object.fromEntries(
    globSync('src/**/*.{ts,tsx}', {
      exclude: (path) => /\.(?:test|stories)\.tsx?$|src[\\/](?:testing|recipes)$/.test(path),
    }).map((path) => [path.replace(/^src[\\/]/, '').replace(/\.tsx?$/, ''), path]),
  )

/**
 * Leaves a relative import as it is, but for the extension, which esbuild does not rewrite by itself. Each file takes the numbers that it
 * goes by from `limits.ts` into itself: a bundler that splits code by file would load all of them with the first.
 */
const keepImports: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-imports',
  setup(build) {
    build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.endsWith('/limits.ts')
        ? undefined
        : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    )
  },
}

/** What differs from every other package. */
type PackageOptions = Options & {
  /**
   * Whether every source file becomes a file of its own, instead of one for each entry point. A bundler then drops the files that an
   * app does not use (`sideEffects: false`), and `'use client'` holds for the file that says it and no other.
   */
  modulePerFile?: boolean
}

/**
 * The build of the package in the current folder.
 *
 * @param options what differs from every other package, for example styles as further entries
 */
export function definePackage({
  modulePerFile = false,
  ...options
}: PackageOptions = {}): ReturnType<typeof defineConfig> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const entry = entriesOf(manifest)
  return defineConfig({
    entry: modulePerFile ? { ...modulesOf(), ...entry } : entry,
    format: ['esm'],
    target: 'es2022',
    dts: {
      entry: Object.fromEntries(
        Object.entries(entry).filter(
          ([, source]) => /\.tsx?$/.test(source) && !/cli\.ts$/.test(source),
        ),
      ),
    },
    // What is built is readable as it stands; maps doubled the size of a package.
    sourcemap: false,
    clean: true,
    silent: true,
    splitting: !modulePerFile,
    ...options,
    esbuildPlugins: [...(modulePerFile ? [keepImports] : []), ...(options.esbuildPlugins ?? [])],
  })
}

export default definePackage()
