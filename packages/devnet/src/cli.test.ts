import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'

import { readCliOptions, UsageError } from './cli/readCliOptions.ts'
import { controlOf } from './testing/controlOf.ts'
import type { DevnetDescription } from './vite/describeDevnet.ts'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

const run = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })

/** Whatever else runs on this machine, no port is taken. */
const anyPorts = ['--port', '0', '--gateway-port', '0']

/** Runs to the end, and gives what was written and the exit code. */
async function runToEnd(...args: string[]) {
  const child = run(...args)
  const written = { out: '', err: '' }
  child.stdout?.on('data', (chunk: Buffer) => (written.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (written.err += chunk.toString()))
  // `exit` comes with the code first.
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...written, code }
}

/** Starts a devnet and waits for its first line. */
async function start(...args: string[]) {
  const child = run(...anyPorts, '--seed', 'empty', '--json', ...args)
  if (!child.stdout) throw new Error('There is no output.')
  // `line` comes with the line.
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const description = JSON.parse(line) as DevnetDescription & { timings: { total: number } }
  return { child, description, pid: description.chains[0]?.pid ?? 0 }
}

/** A port that was free a moment ago. */
async function anyPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const isPortInUse = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (answered: boolean) => () => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', settle(true)).once('error', settle(false))
  })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Room for a start on a busy machine. */
const longer = { timeout: 60_000 }

describe('the command', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves nothing behind on %s',
    async (signal) => {
      const { child, pid, description } = await start()
      expect(isRunning(pid)).toBe(true)
      expect((await fetch(`${description.gatewayUrl}/v1/chains`)).status).toBe(200)
      child.kill(signal)
      const [code] = (await once(child, 'exit')) as [number | null]
      expect(code).toBe(0)
      expect(isRunning(pid)).toBe(false)
    },
  )

  test('leaves nothing behind when it is killed', async () => {
    const { child, pid } = await start()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('a program that starts a devnet and fails leaves nothing behind either', async () => {
    const entryPoint = pathToFileURL(fileURLToPath(new URL('./index.ts', import.meta.url))).href
    const program = `
      import { startDevnet } from ${JSON.stringify(entryPoint)}
      const { chains } = await startDevnet({ port: 0, gatewayPort: 0, seed: 'empty', engine: 'anvil' })
      console.log(chains[0].pid)
      setTimeout(() => { throw new Error('Oops') }, 10)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    // `line` comes with the line, `exit` with the code first.
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    await expect.poll(() => isRunning(Number(line))).toBe(false)
  })

  test('leaves nothing behind when it is stopped during the start', async () => {
    const child = run(...anyPorts)
    await new Promise((resolve) => setTimeout(resolve, 700))
    child.kill('SIGINT')
    const [code] = (await once(child, 'exit')) as [number | null]
    expect([0, null]).toContain(code)
  })

  test(
    'ends when it is stopped while the chain starts, and the chain with it',
    longer,
    async () => {
      const port = await anyPort()
      const child = run('--port', String(port), '--gateway-port', '0')
      await expect.poll(() => isPortInUse(port), { timeout: 30_000, interval: 5 }).toBe(true)
      child.kill('SIGINT')
      const [code] = (await once(child, 'exit')) as [number | null]
      expect(code).toBe(0)
      await expect.poll(() => isPortInUse(port)).toBe(false)
    },
  )

  test('says so and exits with 1 when its chain is killed', async () => {
    const { child, pid, description } = await start('--engine', 'anvil')
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    process.kill(pid, 'SIGKILL')
    // `close` comes with the code first.
    const [code] = (await once(child, 'close')) as [number | null]
    expect(complaint).toBe(
      'anvil, which ran chain 31337, has ended (signal SIGKILL). Start it again.\n',
    )
    expect(code).toBe(1)
    expect(await isPortInUse(Number(new URL(description.gatewayUrl).port))).toBe(false)
  })

  test('goes on with the journal of the last time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'devnet-cli-'))
    const genesis = async () => {
      const { child, description } = await start('--engine', 'anvil', '--journal', folder)
      const control = controlOf(description.chains[0]?.rpcUrl ?? '')
      const { hash } = await control.getBlock({ blockNumber: 0n })
      child.kill('SIGINT')
      await once(child, 'exit')
      return hash
    }
    expect(await genesis()).toEqual(await genesis())
    await rm(folder, { recursive: true })
  })

  test('names the folder that cannot hold a journal, and exits with 1', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'devnet-cli-'))
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await runToEnd(...anyPorts, '--journal', file)).toEqual({
      code: 1,
      out: '',
      err: `The journal cannot be kept in ${file}: it is a file, or lies below one. Choose another folder.\n`,
    })
    await rm(folder, { recursive: true })
  })

  test('names the port that is taken, and exits with 1', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A listening server has an address of this form.
    const { port } = server.address() as AddressInfo
    const chain = await runToEnd('--port', String(port), '--gateway-port', '0')
    expect(chain).toEqual({
      code: 1,
      out: '',
      err: `Port ${port}, wanted for chain 31337, is in use. Stop what listens there, or choose another port.\n`,
    })
    const gateway = await runToEnd('--port', '0', '--gateway-port', String(port))
    expect(gateway.code).toBe(1)
    expect(gateway.err).toContain(`Port ${port}, wanted for the gateway, is in use.`)
    server.close()
  })

  test('prints what it started', longer, async () => {
    const child = run(...anyPorts, '--seed', 'empty', '--chain-id', '1337')
    let out = ''
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await expect.poll(() => out, { timeout: 30_000 }).toContain('Ctrl-C')
    child.kill('SIGINT')
    await once(child, 'exit')
    expect(out).toMatch(
      /^Ghost Devnet 1337 {2}http:\/\/127\.0\.0\.1:\d+ {2}\(chain 1337, (anvil|EDR)\)$/m,
    )
    expect(out).toMatch(/^Treasury +0x[\dA-Fa-f]{40} {2}2 of 3: Alice, Bob, Carol$/m)
    const [, mnemonic = ''] = /^Mnemonic +(.+)$/m.exec(out) ?? []
    const { address } = mnemonicToAccount(mnemonic)
    expect(out).toContain(address)
    expect(out).toContain('Keys and mnemonic are public: never send anything of value')
    expect(out).toMatch(/^Up in \d+ ms: chain \d+, contracts \d+, seed \d+, gateway \d+\.$/m)
  })

  test('says which version it is', async () => {
    const manifest = new URL('../package.json', import.meta.url)
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
    for (const flag of ['--version', '-v'])
      expect(await runToEnd(flag)).toEqual({ code: 0, err: '', out: `${version}\n` })
  })

  test('refuses two chains of one id, and warns of an id that may be a public chain’s', async () => {
    expect(await runToEnd(...anyPorts, '--chain-id', '31337', '--chain-id', '31337')).toEqual({
      code: 1,
      out: '',
      err: 'Chain 31337 is asked for twice. Give every chain an id of its own.\n',
    })
    const { child } = await start('--chain-id', '1')
    // What it wrote by then is waiting.
    expect(String(child.stderr?.read())).toContain("Chain 1 may be a public chain's id")
    child.kill('SIGINT')
    await once(child, 'exit')
  })

  test('explains itself', async () => {
    const unknown = await runToEnd('-x')
    expect(unknown.err).toBe("Unknown option '-x'. See ghost-pay-devnet --help.\n")
    expect(await runToEnd('--help')).toMatchObject({ code: 0, err: '' })
    const wrong = await runToEnd('--seed', 'flower')
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.err).toBe(
      '--seed must be demo or empty or hostile or large or payroll, not "flower". See ghost-pay-devnet --help.\n',
    )
  })
})

describe('the options', () => {
  test('are read', () => {
    const { parameters } = readCliOptions(
      '--port 1 --gateway-port 2 --seed empty --chain-id 1337 --chain-id 1338 --mining auto --journal j --engine edr'.split(
        ' ',
      ),
    )
    expect(parameters).toEqual({
      port: 1,
      gatewayPort: 2,
      seed: 'empty',
      chains: [{ chainId: 1337 }, { chainId: 1338 }],
      mining: 'auto',
      journal: 'j',
      engine: 'edr',
    })
    expect(readCliOptions([]).parameters.mining).toEqual({ intervalMs: 2_000 })
    expect(readCliOptions(['--mining', 'manual']).parameters.mining).toBe('manual')
  })

  test.each([
    '--port -1',
    '--port 65536',
    '--port x',
    '--chain-id 0',
    '--chain-id 1.5',
    '--mining 0',
    '--mining soon',
    '--engine geth',
    '--unknown',
    'extra',
  ])('%s is refused', (args) => {
    expect(() => readCliOptions(args.split(' '))).toThrow(UsageError)
  })
})
