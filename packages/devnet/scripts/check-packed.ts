/**
 * Installs the command as a stranger would, and lets it run: packs this package and what it needs of ours, installs the archives
 * with npm into an empty folder, starts `npx ghost-pay-devnet`, asks its gateway, presses Ctrl-C, and looks whether anything is
 * left. Ends with 1 when something is not as it should be.
 *
 * Needs built packages (`pnpm build`) and a registry, or npm's cache. NODE names another Node to run the command with.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const packages = ['safe-protocol', 'local-chain', 'local-gateway', 'test-wallet', 'devnet']
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ghost-devnet-packed-'))
const node = process.env['NODE'] ?? process.execPath
const env = {
  ...process.env,
  PATH: [dirname(node), process.env['PATH']].join(process.platform === 'win32' ? ';' : ':'),
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const run = (command: string, args: string[], cwd: string): string =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what}: no`)
  say(`${what}: yes`)
}

/** Waits for the line of JSON that describes what was started. */
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The command has no output.')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The command ended with ${String(code)} before it said anything.`)
  })
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [
    string,
  ]
  return line
}

try {
  for (const name of packages)
    run('npx', ['-y', 'pnpm@12.21.0', 'pack', '--pack-destination', folder], join(root, name))
  const archives = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  check(archives.length === packages.length, `${packages.length} packages are packed`)
  const archiveOf = (name: string) =>
    `file:./${archives.find((file) => file.startsWith(`ghost-pay-${name}-`)) ?? ''}`
  // Only the command is asked for. What it needs of ours comes with it, as it would from the registry.
  const others = packages.filter((name) => name !== 'devnet')
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: { '@ghost-pay/devnet': archiveOf('devnet') },
      overrides: Object.fromEntries(others.map((name) => [`@ghost-pay/${name}`, archiveOf(name)])),
    }),
  )
  const begin = Date.now()
  run('npm', ['install', '--no-audit', '--no-fund'], folder)
  say(`npm install took ${Math.round((Date.now() - begin) / 1000)} s`)
  say(`the command runs on Node ${run(node, ['--version'], folder).trim()}`)

  const wallets = run(
    node,
    [
      '--input-type=module',
      '-e',
      `import { testWalletScript } from '@ghost-pay/test-wallet/script'
       const privateKey = '0x' + '11'.repeat(32)
       console.log(await testWalletScript([{ name: 'Alice', privateKey, chains: [{ id: 31337 }] }]))`,
    ],
    folder,
  )
  check(wallets.includes('startTestWallets([{"name":"Alice"'), 'the wallets’ script is there')

  const child = spawn('npx', ['ghost-pay-devnet', '--json', '--port', '0', '--gateway-port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  })
  // What `--json` prints; a wrong shape fails the checks below.
  const devnet = JSON.parse(await firstLine(child)) as {
    chains: { rpcUrl: string; engine: string; pid?: number }[]
    gatewayUrl: string
    accounts: { name: string; address: string }[]
    timings: { total: number }
  }
  say(`the devnet was up in ${devnet.timings.total} ms`)
  const treasury = devnet.accounts.find(({ name }) => name === 'Treasury')?.address
  const answer = await fetch(
    `${devnet.gatewayUrl}/v1/chains/31337/safes/${treasury}/balances/usd`,
  ).then((response) => response.json() as Promise<{ items: { balance: string }[] }>)
  const balances = answer.items.map(({ balance }) => balance)
  check(balances.includes('40000000000000000000'), 'the Treasury has 40 ETH')

  const pid = devnet.chains[0]?.pid
  // What Ctrl-C does: a signal to the whole foreground group.
  if (child.pid !== undefined)
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGINT')
  await once(child, 'exit')
  await new Promise((resolve) => setTimeout(resolve, 500))
  check(pid === undefined || !isRunning(pid), 'Ctrl-C stopped the chain')
} catch (error) {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
