/**
 * How every package is built: one entry for each door. The doors are read from the package's own `exports` (source) and
 * `publishConfig.exports` (what npm gets), so they are named in one place.
 */
import { readFileSync } from 'node:fs'

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
      ([door, target]) => [target, exports[door]] as const,
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

/**
 * The build of the package in the current folder.
 *
 * @param options what differs from every other package, for example the `"use client"` banner
 */
export function definePackage(options: Options = {}): ReturnType<typeof defineConfig> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const entry = entriesOf(manifest)
  return defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    dts: {
      entry: Object.fromEntries(
        Object.entries(entry).filter(
          ([, source]) => /\.tsx?$/.test(source) && !/cli\.ts$/.test(source),
        ),
      ),
    },
    // What is built is readable as it stands, a file for each module or door; maps doubled what everybody installs.
    sourcemap: false,
    clean: true,
    silent: true,
    splitting: true,
    ...options,
  })
}

export default definePackage()
