/**
 * What a page loads before the visitor presses the button, with each of three bundlers: they split code differently, and a
 * module that the button shares with a dialog can end up in the first load of one and not of another.
 *
 *     node tooling/sizeBundlers.ts [--list]          (after `pnpm build`; `--list` names the files)
 *
 * Builds a minimal consumer from `dist`, with the peers left out, and fails above the limits.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import * as esbuild from 'esbuild'
import { build as viteBuild } from 'vite'
import webpack from 'webpack'

import { printSizes } from '../../../tooling/printSizes.ts'

/** Kilobytes of 1000 bytes, minified and gzipped: what was measured and 10 %. */
const limits = { Vite: 8.8, esbuild: 10.05, webpack: 9.16 }

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const peers =
  /^(?:react|react-dom|wagmi|viem|@tanstack\/react-query|@walletconnect\/sign-client|@ghost-pay\/chains)(?:\/|$)/

const consumer = `
import { ConnectButton, ConnectKitProvider } from '@ghost-pay/connect-kit'
console.log(ConnectButton, ConnectKitProvider)
`

/** A file of the first load, and what it holds. */
type Chunk = { code: Uint8Array | string; modules: readonly string[] }

async function withEsbuild(entry: string, out: string): Promise<Chunk[]> {
  const { metafile, outputFiles } = await esbuild.build({
    entryPoints: [entry],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    legalComments: 'none',
    absWorkingDir: packageFolder,
    alias: { '@ghost-pay/connect-kit': join(packageFolder, 'dist/index.js') },
    plugins: [
      {
        name: 'peers',
        setup(build) {
          build.onResolve({ filter: peers }, ({ path }) => ({ path, external: true }))
        },
      },
    ],
  })
  const first = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(basename(entry)),
  )?.[0]
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const each of metafile.outputs[path]?.imports ?? []) {
      if (each.kind === 'import-statement' && !each.external) visit(each.path)
    }
  }
  if (first !== undefined) visit(first)
  return [...seen].map((path) => ({
    code: outputFiles.find((file) => file.path.endsWith(basename(path)))?.contents ?? '',
    modules: Object.keys(metafile.outputs[path]?.inputs ?? {}),
  }))
}

async function withVite(entry: string, out: string): Promise<Chunk[]> {
  const result = await viteBuild({
    configFile: false,
    root: dirname(entry),
    logLevel: 'silent',
    resolve: { alias: { '@ghost-pay/connect-kit': join(packageFolder, 'dist/index.js') } },
    build: {
      outDir: out,
      write: false,
      rolldownOptions: { input: entry, external: peers },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no output')
  const chunks = result.output.filter((each) => each.type === 'chunk')
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const each of chunk.imports) visit(each)
  }
  visit(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '')
  return chunks
    .filter(({ fileName }) => seen.has(fileName))
    .map(({ code, moduleIds }) => ({ code, modules: moduleIds }))
}

async function withWebpack(entry: string, out: string): Promise<Chunk[]> {
  const compiler = webpack({
    mode: 'production',
    entry: { main: entry },
    output: { path: out, filename: '[name].js', module: true, chunkFormat: 'module' },
    experiments: { outputModule: true },
    target: ['web', 'es2022'],
    externalsType: 'module',
    externals: [({ request }, done) => done(undefined, peers.test(request) ? request : false)],
    resolve: { alias: { '@ghost-pay/connect-kit': join(packageFolder, 'dist/index.js') } },
    performance: false,
  })
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, done) => {
      if (error ?? !done) reject(error ?? new Error('webpack gave no output'))
      else resolve(done)
    })
  })
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  const { entrypoints } = stats.toJson({ entrypoints: true })
  return (entrypoints?.['main']?.assets ?? []).map(({ name }) => ({
    code: readFileSync(join(out, name)),
    modules: [],
  }))
}

const work = mkdtempSync(join(packageFolder, 'dist', '.size-'))
try {
  const entry = join(work, 'consumer.js')
  writeFileSync(entry, consumer)
  writeFileSync(join(work, 'package.json'), '{ "type": "module", "sideEffects": true }')
  const bundlers = { Vite: withVite, esbuild: withEsbuild, webpack: withWebpack }
  for (const name of ['Vite', 'esbuild', 'webpack'] as const) {
    const chunks = await bundlers[name](entry, join(work, name))
    if (chunks.length === 0) throw new Error(`${name} built nothing`)
    const kilobytes =
      chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000
    printSizes('connect-kit', [{ name: `at once, ${name}`, kilobytes, limit: limits[name] }])
    if (process.argv.includes('--list')) {
      for (const path of chunks.flatMap(({ modules }) => modules)) {
        process.stdout.write(`  ${path.replace(/.*dist\//, '')}\n`)
      }
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
