import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import type { Address } from 'viem'

import type { DevnetDescription } from '../../vite/describeDevnet.ts'
import { controlOf } from '../controlOf.ts'

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))
/** Every start reads the same sources. */
const compiled = join(tmpdir(), 'devnet-soak-compiled')
const shiftClock = fileURLToPath(new URL('shiftClock.ts', import.meta.url))

export type StartWorldParameters = {
  /** The journal's folder. */
  folder: string
  port: number
  gatewayPort: number
  /** As the command takes it. */
  mining: string
  /** By how much the clock of the devnet differs from this machine's, in milliseconds. */
  clockShift: number
}

/** What answers, once it does. */
export type World = {
  chainId: number
  rpcUrl: string
  gatewayUrl: string
  /** The Treasury. */
  safe: Address
  owners: DevnetDescription['owners']
  mnemonic: string
  node: ReturnType<typeof controlOf>
  /** The time of the devnet, in milliseconds since 1970. */
  now: () => number
}

/** A devnet in a process of its own. */
export type WorldProcess = {
  pid: number
  /** Resolves when the devnet is up. Rejects, with what it printed, when it ends before. */
  ready: Promise<World>
  /** Ends it, if it runs. */
  kill: () => void
  /** The id of the chain's process; `undefined` until it is up. */
  chainPid: () => number | undefined
  /** Resolves when the process has ended. */
  ended: Promise<{
    /** `null` when a signal has ended it. */
    code: number | null
    /** What it has printed as errors. */
    printed: string
  }>
}

/** Starts the command over a folder. */
export function startWorld(parameters: StartWorldParameters): WorldProcess {
  const { folder, port, gatewayPort, mining, clockShift } = parameters
  const child = spawn(
    process.execPath,
    [
      ['--import', shiftClock, cli, '--json', '--seed', 'empty', '--engine', 'anvil'],
      ['--port', String(port), '--gateway-port', String(gatewayPort)],
      ['--mining', mining, '--journal', folder],
    ].flat(),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, SHIFTED_BY: String(clockShift) },
    },
  )
  if (child.pid === undefined) throw new Error('The devnet cannot be started.')
  let printed = ''
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()))
  // `close` comes with the code first.
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }))
  let chainPid: number | undefined
  const ready = Promise.race([
    readDescription(child),
    ended.then(({ printed }) => {
      throw new Error(`The devnet ended before it was up: ${printed}`)
    }),
  ]).then((description): World => {
    const [chain] = description.chains
    const [treasury] = description.accounts
    if (!chain || !treasury) throw new Error('A devnet has a chain and a Treasury.')
    chainPid = chain.pid
    return {
      chainId: chain.chainId,
      rpcUrl: chain.rpcUrl,
      gatewayUrl: description.gatewayUrl,
      safe: treasury.address,
      owners: description.owners,
      mnemonic: description.mnemonic,
      node: controlOf(chain.rpcUrl),
      now: () => Date.now() + clockShift,
    }
  })
  ready.catch(() => undefined)
  return {
    pid: child.pid,
    ready,
    ended,
    kill: () => child.kill('SIGKILL'),
    chainPid: () => chainPid,
  }
}

async function readDescription({ stdout }: ChildProcess): Promise<DevnetDescription> {
  if (!stdout) throw new Error('The devnet has no output.')
  // `line` comes with the line.
  const [line] = (await once(createInterface(stdout), 'line')) as [string]
  return JSON.parse(line) as DevnetDescription
}
