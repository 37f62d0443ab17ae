/**
 * Installs the packages from their archives, as an app outside of this repository does, once with the lowest peers that they declare and once with
 * the newest: type checks every entry point without `skipLibCheck`, builds an app with Vite and with esbuild, imports every entry point in
 * Node, renders the button on a server, and looks whether anything came twice. Ends with 1 when something is not as it should be.
 *
 * Needs built packages (`pnpm build`) and a registry, or npm's cache.
 */
import { execFileSync } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Manifest = {
  name: string
  private?: boolean
  exports: Record<string, unknown>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const shell = process.platform === 'win32'
const packages = readdirSync(join(root, 'packages'))
  .map((home) => ({
    home: join(root, 'packages', home),
    manifest: JSON.parse(
      readFileSync(join(root, 'packages', home, 'package.json'), 'utf8'),
    ) as Manifest,
  }))
  .filter(({ manifest }) => manifest.private !== true)

/** Entry points that only make sense beside a tool that the host brings, which is not installed here. */
const beside = [
  '@ghost-pay/devnet/vite',
  '@ghost-pay/test-wallet/playwright',
  '@ghost-pay/test-wallet/relay',
]
const entryPoints = packages.flatMap(({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((entry) => !/\.(?:css|json|svg)$/.test(entry))
    .map((entry) => manifest.name + entry.slice(1))
    .filter((entry) => !beside.includes(entry)),
)

/** Peers by name. Optional ones stay away, but for viem: without it nothing of ours can be shown at work. */
const peers = Object.fromEntries(
  packages.flatMap(({ manifest: { peerDependencies = {}, peerDependenciesMeta = {} } }) =>
    Object.entries(peerDependencies).filter(
      ([name]) => peerDependenciesMeta[name]?.optional !== true,
    ),
  ),
)
const lowestOf = (range: string) => range.replace(/^(?:\^|>=)/, '')

const say = (line: string) => process.stdout.write(`${line}\n`)

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what}: no`)
  say(`${what}: yes`)
}

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'pipe'] })

/** What a tool said, whether it was content or not. */
function outputOf(args: readonly string[], cwd: string): string {
  try {
    return run(process.execPath, args, cwd)
  } catch (error) {
    // The error of execFileSync has what the program wrote.
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return `${stdout ?? ''}${stderr ?? ''}`
  }
}

/** The program of a package that this workspace uses. */
function toolOf(name: string, from: string): string {
  const require = createRequire(join(root, from, 'package.json'))
  const path = require.resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin: Record<string, string> }
  return join(path, '..', Object.values(bin)[0] ?? '')
}
const tools = {
  tsc: toolOf('typescript7', '.').replace(/tsserver/, 'tsc'),
  vite: toolOf('vite', '.'),
  esbuild: toolOf('esbuild', 'packages/chains'),
}

const app = `
import '@ghost-pay/connect-kit/styles.css'
import { mainnet } from '@ghost-pay/chains'
import { optimism } from '@ghost-pay/chains/op-stack'
import { ConnectButton, ConnectKitProvider, createKitConfig } from '@ghost-pay/connect-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'

const config = createKitConfig({ chains: [mainnet, optimism] })
const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <ConnectButton />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`

const files: Readonly<Record<string, string>> = {
  'index.html': '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  'App.tsx': app,
  'main.tsx': `
import { createRoot } from 'react-dom/client'
import { App } from './App.js'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`,
  'server.tsx': `
import { renderToString } from 'react-dom/server'
import { App } from './App.js'

console.log(renderToString(<App />))
`,
  'entryPoints.ts': [
    ...entryPoints.map((entry, index) => `import * as entry${index} from '${entry}'`),
    `export const all = [${entryPoints.map((_, index) => `entry${index}`).join(', ')}]`,
  ].join('\n'),
  'work.mjs': `
import { optimism } from '@ghost-pay/chains/op-stack'
import { createGatewayClient, getSafeInfo } from '@ghost-pay/gateway-client'
import { createLocalGateway, memoryStore } from '@ghost-pay/local-gateway'
import { safeTxHash, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { createPublicClient, custom, hashTypedData } from 'viem'

const zeros = '0x' + '00'.repeat(32)
const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const receipt = { l1Fee: '0x10', logs: [], status: '0x1', transactionHash: zeros }
const client = createPublicClient({
  chain: optimism,
  transport: custom({ request: async () => receipt }),
})
const { l1Fee } = await client.getTransactionReceipt({ hash: zeros })
const signed = { chainId: 10, safe, version: '1.4.1', transaction: { to: safe, nonce: 1 } }
const gateway = createLocalGateway({
  chains: [{ chainId: 10, name: 'OP', rpcUrl: 'http://127.0.0.1:1', transport: custom({ request: async () => '0xa' }) }],
  store: memoryStore(),
})
const about = await gateway.fetch(new Request('http://gateway.test/about'))
console.log(JSON.stringify({
  l1Fee: typeof l1Fee,
  hash: safeTxHash(signed) === hashTypedData(JSON.parse(JSON.stringify(safeTxTypedData(signed)))),
  gateway: about.status,
  polling: client.pollingInterval,
  client: typeof createGatewayClient === 'function' && typeof getSafeInfo === 'function',
}))
`,
  'open.mjs': `
for (const entry of ${JSON.stringify(entryPoints)}) {
  const module = await import(entry)
  if (Object.keys(module).length === 0) throw new Error(entry + ' is empty')
}
console.log('imported')
`,
  ...Object.fromEntries(
    (['bundler', 'nodenext'] as const).map((resolution) => [
      `tsconfig.${resolution}.json`,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
          noEmit: true,
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: ['node'],
          jsx: 'react-jsx',
          module: resolution === 'bundler' ? 'esnext' : 'nodenext',
          moduleResolution: resolution,
        },
        include: ['App.tsx', 'main.tsx', 'server.tsx', 'entryPoints.ts', 'css.d.ts'],
      }),
    ]),
  ),
  'css.d.ts': `declare module '*.css' {}`,
}

/** What a program wrote, as JSON. */
const jsonOf = (text: string) => JSON.parse(text) as Record<string, unknown>

type Kind = 'lowest' | 'newest'

/** Writes a project that depends on our archives and on the peers, and installs it. */
function install(kind: Kind, archives: string, folder: string): void {
  const archiveOf = (name: string) =>
    `file:${join(archives, readdirSync(archives).find((file) => file.startsWith(`${name.slice(1).replace('/', '-')}-`)) ?? '')}`
  const own = Object.fromEntries(packages.map(({ manifest: { name } }) => [name, archiveOf(name)]))
  const react = kind === 'lowest' ? lowestOf(peers['react'] ?? '') : 'latest'
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        ...own,
        ...Object.fromEntries(
          Object.entries(peers).map(([name, range]) => [
            name,
            kind === 'lowest' ? lowestOf(range) : range,
          ]),
        ),
        '@types/react': react,
        '@types/react-dom': react,
        '@types/node': '24',
      },
      overrides: own,
    }),
  )
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  // Programs for other machines and engines to choose from are not looked at here.
  run('npm', ['install', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
}

function checkVersions(kind: Kind, folder: string): void {
  for (const [name, range] of Object.entries(peers)) {
    const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
    const { version } = JSON.parse(manifest) as { version: string }
    if (kind === 'lowest') check(version === lowestOf(range), `${name} is ${lowestOf(range)}`)
    else say(`${name} is ${version}`)
  }
  const copies = globSync('node_modules/**/node_modules/{viem,wagmi,react}/package.json', {
    cwd: folder,
  })
  check(copies.length === 0, `one copy of viem, wagmi and React${copies.join(', ')}`)
}

function checkTypes(folder: string): void {
  for (const resolution of ['bundler', 'nodenext']) {
    const lines = outputOf(
      [tools.tsc, '-p', `tsconfig.${resolution}.json`, '--pretty', 'false'],
      folder,
    )
      .split('\n')
      .filter((line) => line.includes('error TS'))
    // What is wrong in the types of others is theirs.
    const ours = lines.filter((line) => !/^(?:\.\.\/)*node_modules\/(?!@ghost-pay\/)/.test(line))
    for (const line of ours) say(line)
    check(
      ours.length === 0,
      `types are right as ${resolution} reads them (${lines.length - ours.length} errors in types of others)`,
    )
  }
}

function checkWork(folder: string): void {
  check(
    outputOf(['open.mjs'], folder).trim() === 'imported',
    'every entry point can be imported in Node',
  )
  const work = outputOf(['work.mjs'], folder)
  const expected = { l1Fee: 'bigint', hash: true, gateway: 200, polling: 1000, client: true }
  check(
    work.startsWith('{') && JSON.stringify(jsonOf(work)) === JSON.stringify(expected),
    `chains, protocol, client and gateway work (${work.trim().slice(0, 2000)})`,
  )
}

function checkBundles(folder: string): void {
  const bundled = (args: readonly string[]) => {
    execFileSync(tools.esbuild, ['--bundle', '--log-level=error', '--jsx=automatic', ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell,
    })
  }
  mkdirSync(join(folder, 'out'))
  bundled(['main.tsx', '--splitting', '--format=esm', '--minify', '--outdir=out'])
  check(readdirSync(join(folder, 'out')).includes('main.js'), 'esbuild builds the app')
  bundled([
    'server.tsx',
    '--platform=node',
    '--format=esm',
    '--packages=external',
    '--loader:.css=empty',
    '--external:@ghost-pay/connect-kit/styles.css',
    '--outfile=server.mjs',
  ])
  const server = readFileSync(join(folder, 'server.mjs'), 'utf8').replace(
    /^import ".*\.css";$/m,
    '',
  )
  writeFileSync(join(folder, 'server.mjs'), server)
  const html = outputOf(['server.mjs'], folder)
  check(
    html.includes('Connect Wallet'),
    `a server renders the button${html.includes('Connect Wallet') ? '' : ` (${html.slice(0, 2000)})`}`,
  )
  const vite = outputOf([tools.vite, 'build', '--logLevel', 'warn', '--outDir', 'dist'], folder)
  check(
    globSync('dist/assets/*.js', { cwd: folder }).length > 0 && !/error/i.test(vite),
    `Vite builds the app${vite === '' ? '' : ` (${vite.trim()})`}`,
  )
}

function checkWith(kind: Kind, archives: string): void {
  const folder = mkdtempSync(join(tmpdir(), `ghost-pay-${kind}-`))
  try {
    say(`\nWith the ${kind} peers`)
    install(kind, archives, folder)
    checkVersions(kind, folder)
    checkTypes(folder)
    checkWork(folder)
    checkBundles(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const archives = mkdtempSync(join(tmpdir(), 'ghost-pay-archives-'))
try {
  run(
    'npx',
    [
      '-y',
      'pnpm@12.21.0',
      ...packages.flatMap(({ manifest }) => ['--filter', manifest.name]),
      'pack',
      '--pack-destination',
      archives,
    ],
    root,
  )
  check(readdirSync(archives).length === packages.length, `${packages.length} packages are packed`)
  checkWith('lowest', archives)
  checkWith('newest', archives)
} catch (error) {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
} finally {
  rmSync(archives, { recursive: true, force: true })
}
