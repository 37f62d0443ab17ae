import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type { Hex } from 'viem'

import { ChainStoppedError, NoEngineError } from '../errors.ts'
import { devMnemonic } from '../seed/owners.ts'
import { type Entrance, type EntranceGuard, openEntrance } from './openEntrance.ts'
import { createRpc, type Rpc } from './rpc.ts'
import { watchOver } from './watchOver.ts'

/** What runs the chain: anvil as a child process, or hardhat's EDR in this process. */
export type Engine = 'anvil' | 'edr'

/** When blocks are made: with every transaction, or every so many milliseconds. */
export type Mining = 'auto' | { intervalMs: number }

export type StartChainParameters = {
  chainId: number
  /** 0 for any free port. */
  port: number
  /** The time of the first block, in milliseconds since 1970. */
  startTime: number
  /** anvil where there is a binary, else EDR, unless given. */
  engine?: Engine | undefined
  /** Whether a state is going to be loaded, which may be large. */
  loadsState?: boolean | undefined
  /** Origins of pages, besides those of this machine, that may ask the node. */
  allowedOrigins?: readonly string[] | undefined
}

/** How a chain is kept and gone on with: blocks, logs and receipts, but neither traces nor earlier states. */
export type ChainState = {
  /** Name and version of what runs the chain: another version may not read the state. */
  engine: () => Promise<string>
  dump: () => Promise<Hex>
  /** Puts a state, first block included, in the place of everything that is on the chain. */
  load: (state: Hex) => Promise<void>
}

/** A running chain. */
export type Chain = {
  chainId: number
  rpcUrl: string
  engine: Engine
  /** The process that runs it, when it is not this one. */
  pid: number | undefined
  /** Asks the node itself, behind the entrance. */
  rpc: Rpc
  /** Opens the entrance, once everything is on the chain that people are to find there. */
  admit: (guard?: EntranceGuard) => void
  setMining: (mining: Mining) => Promise<void>
  /** Lets the chain's clock go on from the wall clock, after blocks were made in the past. */
  setClockToNow: () => Promise<void>
  /** Absent where the engine has no way to keep a chain. */
  state: ChainState | undefined
  /** Settles, with the reason, when the chain ends without having been stopped. */
  ended: Promise<ChainStoppedError>
  hasEnded: () => boolean
  stop: () => Promise<void>
}

const require = createRequire(import.meta.url)
const startTimeoutMs = 15_000

/** The binary out of npm, seen from anvil's own place (pnpm hides it from ours), or the one on the PATH. */
function findAnvil(): string | undefined {
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  try {
    const anvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    const platform = anvil.resolve(`@foundry-rs/anvil-${process.platform}-${cpu}/package.json`)
    const binary = join(dirname(platform), 'bin', program)
    if (existsSync(binary)) return binary
  } catch {
    // Not every platform has a package, and not every registry has every platform's.
  }
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((candidate) => existsSync(candidate))
}

const children = new Set<ChildProcess>()

/** Ends a child together with this process. One listener does for all. */
function killOnExit(child: ChildProcess): void {
  if (children.size === 0) process.on('exit', killChildren)
  children.add(child)
  child.once('exit', () => {
    children.delete(child)
    if (children.size === 0) process.off('exit', killChildren)
  })
}

function killChildren(): void {
  for (const child of children) child.kill('SIGKILL')
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null

/** Says what a child ended with. */
function stopped({ exitCode, signalCode }: ChildProcess, what: string): ChainStoppedError {
  const how = signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`
  return new ChainStoppedError(`${what} (${how}). Start the devnet anew.`, {
    exitCode,
    signal: signalCode,
  })
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 2_000).unref()
  })
}

/** Waits for the first answer, and makes sure that it is our child who gave it. */
async function untilReady(rpc: Rpc, child: ChildProcess, chainId: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    if (hasEnded(child)) throw stopped(child, 'anvil ended before it answered')
    const answer = await rpc('eth_chainId').catch(() => undefined)
    if (Number(answer) === chainId && !hasEnded(child)) return
    if (answer !== undefined && Number(answer) !== chainId)
      throw new ChainStoppedError(`Chain ${Number(answer)} answers where ${chainId} should.`)
    if (Date.now() > deadline)
      throw new ChainStoppedError(`anvil did not answer within ${startTimeoutMs / 1000} seconds.`)
    await wait(5)
  }
}

/**
 * An address of this machine for the node itself, at which no web page finds it. macOS has but one: there a page that tries all
 * ports might.
 */
const hiddenHost = (): string =>
  process.platform === 'darwin'
    ? '127.0.0.1'
    : `127.${[randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')}`

/** Waits until the child says where it listens: a port that the system has given it, so nobody else can be there. */
async function untilListening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new ChainStoppedError('anvil has no output.')
  const lines = createInterface(child.stdout)
  try {
    for await (const line of lines) {
      const found = /^Listening on (\S+)$/.exec(line)?.[1]
      if (found !== undefined) return `http://${found}`
    }
    throw await new Promise<ChainStoppedError>((resolve) => {
      const tell = () => resolve(stopped(child, 'anvil ended before it answered'))
      if (hasEnded(child)) tell()
      else child.once('exit', tell)
    })
  } finally {
    // What it writes later is of no interest, but it has to go somewhere; and it must not keep this process running.
    child.stdout.resume()
    if (child.stdout instanceof Socket) child.stdout.unref()
  }
}

async function startAnvil(
  binary: string,
  { chainId, startTime, loadsState = false }: StartChainParameters,
  entrance: Entrance,
): Promise<Chain> {
  const child = spawn(
    binary,
    [
      ['--host', hiddenHost()],
      ['--port', '0'],
      ['--no-cors'],
      ['--chain-id', String(chainId)],
      ['--mnemonic', devMnemonic],
      ['--timestamp', String(Math.floor(startTime / 1000))],
      loadsState ? ['--no-request-size-limit'] : [],
    ].flat(),
    // A group of its own: Ctrl-C reaches this process, which then stops the chain in its turn.
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  )
  killOnExit(child)
  let isStopping = false
  const ended = new Promise<ChainStoppedError>((resolve) => {
    child.once('exit', () => {
      void entrance.close()
      if (!isStopping) resolve(stopped(child, `anvil, which ran chain ${chainId}, has ended`))
    })
  })
  const failedToSpawn = new Promise<never>((_, reject) => child.once('error', reject))
  watchOver(child)
  const ready = async () => {
    const node = await untilListening(child)
    const rpc = createRpc(node)
    await untilReady(rpc, child, chainId)
    await rpc('anvil_setLoggingEnabled', [false])
    return { node, rpc }
  }
  const { node, rpc } = await Promise.race([ready(), failedToSpawn]).catch(
    async (error: unknown) => {
      await killed(child)
      throw error
    },
  )
  return {
    chainId,
    rpcUrl: entrance.url,
    engine: 'anvil',
    pid: child.pid,
    rpc,
    admit: (guard) => entrance.admit(node, guard),
    async setMining(mining) {
      await rpc('evm_setAutomine', [mining === 'auto'])
      // anvil counts seconds.
      if (mining !== 'auto')
        await rpc('evm_setIntervalMining', [Math.max(1, Math.round(mining.intervalMs / 1000))])
    },
    async setClockToNow() {
      await rpc('anvil_setTime', [Math.floor(Date.now() / 1000)])
    },
    state: {
      // anvil answers both in this form.
      engine: () => rpc('web3_clientVersion') as Promise<string>,
      dump: () => rpc('anvil_dumpState') as Promise<Hex>,
      async load(state) {
        await rpc('anvil_loadState', [state])
      },
    },
    ended,
    hasEnded: () => hasEnded(child),
    async stop() {
      isStopping = true
      await entrance.close()
      await killed(child)
    },
  }
}

/** The part of hardhat that we use. It is optional, so its types may be absent where this package is installed. */
type Hardhat = {
  createHardhatRuntimeEnvironment: (
    config: unknown,
    globalOptions: object,
    projectRoot: string,
  ) => Promise<{
    network: {
      createServer: (
        network: string,
        host: string,
        port: number,
      ) => Promise<{
        listen: () => Promise<{ address: string; port: number }>
        close: () => Promise<void>
      }>
    }
  }>
}

async function importHardhat(): Promise<Hardhat> {
  try {
    const url = pathToFileURL(require.resolve('hardhat/hre')).href
    return (await import(/* @vite-ignore */ url)) as Hardhat
  } catch (cause) {
    throw new NoEngineError(
      'There is no chain to run: neither anvil (from npm or on the PATH) nor a hardhat that works here was found. ' +
        'Install Foundry, or hardhat 3.17.0 with Node 22.13 or later.',
      { cause },
    )
  }
}

async function startEdr(
  { chainId, startTime }: StartChainParameters,
  entrance: Entrance,
): Promise<Chain> {
  const hardhat = await importHardhat()
  const { network } = await hardhat.createHardhatRuntimeEnvironment(
    {
      networks: {
        devnet: {
          type: 'edr-simulated',
          chainId,
          accounts: { mnemonic: devMnemonic },
          initialDate: new Date(startTime),
          loggingEnabled: false,
        },
      },
    },
    {},
    // Hardhat wants an npm project, and finds this package's manifest from here.
    dirname(fileURLToPath(import.meta.url)),
  )
  const server = await network.createServer('devnet', hiddenHost(), 0)
  const listening = await server.listen()
  const node = `http://${listening.address}:${listening.port}`
  const rpc = createRpc(node)
  return {
    chainId,
    rpcUrl: entrance.url,
    engine: 'edr',
    pid: undefined,
    rpc,
    admit: (guard) => entrance.admit(node, guard),
    async setMining(mining) {
      await rpc('evm_setAutomine', [mining === 'auto'])
      // EDR counts milliseconds.
      await rpc('evm_setIntervalMining', [mining === 'auto' ? 0 : mining.intervalMs])
    },
    async setClockToNow() {
      const latest = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
      const now = Math.max(Math.floor(Date.now() / 1000), Number(latest.timestamp) + 1)
      await rpc('evm_setNextBlockTimestamp', [now])
      await rpc('evm_mine')
    },
    // It lives in this process: what ends it ends everything.
    state: undefined,
    ended: new Promise(() => undefined),
    hasEnded: () => false,
    async stop() {
      await entrance.close()
      await server.close()
    },
  }
}

/**
 * Starts a chain on this machine. This file alone knows what runs it; the methods that differ between engines are on the
 * returned object, everything else goes through `rpc` with the `eth_`, `evm_` and `hardhat_` names that both understand.
 *
 * @param parameters its id, port, first block's time and, if it matters, the engine
 * @returns the chain with automatic mining on; who asks at `rpcUrl` waits until `admit`
 * @throws PortInUseError when the port is taken
 * @throws NoEngineError when neither anvil nor hardhat is there
 * @throws ChainStoppedError when the engine does not come up
 */
export async function startChain(parameters: StartChainParameters): Promise<Chain> {
  const { chainId, port, allowedOrigins } = parameters
  const purpose = `chain ${chainId}`
  // Held from now on, so that nobody else can take the port while the engine starts.
  const entrance = await openEntrance({ port, purpose, allowedOrigins })
  try {
    return await startEngine(parameters, entrance)
  } catch (error) {
    await entrance.close()
    throw error
  }
}

async function startEngine(parameters: StartChainParameters, entrance: Entrance): Promise<Chain> {
  const binary = parameters.engine === 'edr' ? undefined : findAnvil()
  if (binary === undefined && parameters.engine === 'anvil')
    throw new NoEngineError(
      'anvil was not found: its npm package has no binary for this platform, and it is not on the PATH.',
    )
  return binary === undefined
    ? startEdr(parameters, entrance)
    : startAnvil(binary, parameters, entrance)
}
