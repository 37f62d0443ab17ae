/** Three bundlers behind one function: source of an ES module in, what a browser would load out. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import webpack from 'webpack'

const here = dirname(fileURLToPath(import.meta.url))

/** The package as npm gets it. */
export const dist = join(here, '../packages/chains/dist')

/** Bundles a module and gives what has to be there before it runs, minified. What it loads later is left out. */
export type Bundler = (source: string) => Promise<string>

export const withEsbuild: Bundler = (source) => esbuildWith(source, '[name]-[hash]')

/** As `withEsbuild`, and the files that are loaded later have no hash in their names. */
export const withEsbuildUnhashed: Bundler = (source) => esbuildWith(source, '[name]')

async function esbuildWith(source: string, chunkNames: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: here },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    chunkNames,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const text = (path: string) =>
    outputFiles.find((file) => file.path.replaceAll('\\', '/').endsWith(path))?.text ?? ''
  /** The entry, and what it cannot run without. */
  const needed = new Set<string>()
  const follow = (path: string) => {
    if (needed.has(path)) return
    needed.add(path)
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') follow(next)
  }
  follow(Object.keys(metafile.outputs).find((path) => path.endsWith('stdin.js')) ?? '')
  return [...needed].map((path) => text(path)).join('\n')
}

/** Rollup minifies nothing itself; esbuild does it for both. Takes absolute addresses only. */
export const withRollup: Bundler = async (source) => {
  const entry = '\0entry'
  const bundle = await rollup({
    input: entry,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const { code } = await transform(output[0].code, { minify: true, format: 'esm' })
  return code
}

export const withWebpack: Bundler = async (source) => {
  const folder = mkdtempSync(join(tmpdir(), 'ghost-pay-webpack-'))
  try {
    writeFileSync(join(folder, 'entry.mjs'), source)
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: join(folder, 'entry.mjs'),
      output: { path: join(folder, 'out'), filename: 'entry.js', module: true },
      experiments: { outputModule: true },
      resolve: { modules: [join(here, 'node_modules'), 'node_modules'] },
      performance: false,
    })
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error)
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
        else resolve()
      })
    })
    await new Promise((resolve) => compiler.close(resolve))
    const file = readdirSync(join(folder, 'out')).find((name) => name === 'entry.js')
    return file === undefined ? '' : readFileSync(join(folder, 'out', file), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Bytes after gzip at its best. */
export const gzip = (code: string): number => gzipSync(code, { level: 9 }).length
