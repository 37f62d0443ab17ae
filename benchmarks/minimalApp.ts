/**
 * The cost of the smallest page that connects a wallet: packages installed, bytes until the button shows.
 *
 *     node benchmarks/minimalApp.ts [--short]
 *
 * Packs `chains`, `connect-kit` and `wallet-marks` as npm would get them, installs them with their peers into an empty folder, builds
 * examples/vite-minimal there, and once more with the button replaced by plain wagmi, for comparison.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { missBudget } from './mode.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const example = join(root, 'examples/vite-minimal')
const budget = { initialKilobytes: 105, packages: 30 }

type Manifest = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const run = (cwd: string, command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Runs the pnpm that has started this benchmark, or else the one that the workspace names: it need not be on the PATH. */
function pnpm(cwd: string, ...args: string[]): void {
  const started = process.env['npm_execpath'] ?? ''
  if (/^pnpm(\.exe)?$/.test(basename(started))) return run(cwd, started, ...args)
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  run(cwd, 'npx', '-y', packageManager, ...args)
}

const installedVersion = (name: string): string => {
  const manifest = join(example, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

function pack(name: string, folder: string): string {
  const source = join(root, 'packages', name)
  pnpm(source, 'build')
  pnpm(source, 'pack', '--pack-destination', folder)
  const file = readdirSync(folder).find((entry) => entry.startsWith(`ghost-pay-${name}-`))
  if (file === undefined) throw new Error(`${name} left no archive in ${folder}`)
  return `file:${join(folder, file)}`
}

/** Kilobytes (1000 bytes, gzip) of what the built page loads before the first action of the visitor. */
function initialKilobytes(dist: string): number {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  )
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

const baseline = `
import { mainnet, sepolia } from 'wagmi/chains'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useConnect, useConnection, useConnectors, WagmiProvider } from 'wagmi'
const config = createConfig({ chains: [mainnet, sepolia], ssr: true, transports: { 1: http(), 11155111: http() } })
function Button() {
  const { address } = useConnection()
  const connect = useConnect()
  const [connector] = useConnectors()
  return <button onClick={() => connector && connect.mutate({ connector })}>{address ?? 'Connect'}</button>
}
createRoot(document.getElementById('root')!).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}><Button /></QueryClientProvider></WagmiProvider>,
)
`

const work = mkdtempSync(join(tmpdir(), 'ghost-pay-minimal-'))
try {
  const archives = {
    chains: pack('chains', work),
    kit: pack('connect-kit', work),
    marks: pack('wallet-marks', work),
  }
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(example, 'package.json'), 'utf8'),
  ) as Manifest
  const page = join(work, 'page')
  cpSync(example, page, {
    recursive: true,
    filter: (path) => !/node_modules|dist$|tsconfig/.test(path.slice(example.length)),
  })
  const versions = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, installedVersion(name)]),
  )
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      ...versions,
      '@ghost-pay/chains': archives.chains,
      '@ghost-pay/connect-kit': archives.kit,
      '@ghost-pay/wallet-marks': archives.marks,
    },
    overrides: { viem: installedVersion('viem'), '@ghost-pay/chains': archives.chains },
  }
  const write = (value: unknown) => {
    writeFileSync(join(page, 'package.json'), JSON.stringify(value))
  }
  write(manifest)
  run(page, 'npm', 'install', '--no-audit', '--no-fund', '--omit=dev', '--omit=optional')
  const lock = JSON.parse(readFileSync(join(page, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean; peer?: boolean }>
  }
  const packages = Object.entries(lock.packages).filter(
    ([path, { optional }]) => path !== '' && optional !== true,
  ).length

  write({
    ...manifest,
    devDependencies: Object.fromEntries(
      Object.keys(devDependencies)
        .filter((name) => !/^@(?:types|ghost-pay)\//.test(name))
        .map((name) => [name, installedVersion(name)]),
    ),
  })
  run(page, 'npm', 'install', '--no-audit', '--no-fund')
  run(page, 'npx', 'vite', 'build', '--outDir', 'dist-kit')
  writeFileSync(join(page, 'src/main.tsx'), baseline)
  run(page, 'npx', 'vite', 'build', '--outDir', 'dist-baseline')

  const kit = initialKilobytes(join(page, 'dist-kit'))
  const bare = initialKilobytes(join(page, 'dist-baseline'))
  console.log(`packages installed, peers included   ${packages} (budget ${budget.packages})`)
  console.log(
    `initial JavaScript, gzip             ${kit.toFixed(1)} kB (budget ${budget.initialKilobytes})`,
  )
  console.log(`the same page with wagmi alone       ${bare.toFixed(1)} kB`)
  console.log(`ratio                                ${(kit / bare).toFixed(3)}`)
  if (kit > budget.initialKilobytes || packages > budget.packages) missBudget()
} finally {
  rmSync(work, { recursive: true, force: true })
}
