/** Runs a gateway over a chain, asks it, and reads what that has cost. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'
import { keccak256, recoverAddress, toHex } from 'viem'
import { sign } from 'viem/accounts'

import { isShort } from './mode.ts'
import type { PayingChain } from './payingChain.ts'
import type { Usage } from './reportUsage.ts'

/** How often each read is repeated. */
const rounds = isShort ? 2 : 20
const queued = 30

/** Milliseconds of processor time, and megabytes. */
const budget = {
  read: 5,
  turn: 50,
  start: 50,
  memory: 250,
  indexing: (size: number) => 2000 + size * 1.8,
}

type Gateway = {
  url: string
  get(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<void>
  used(this: void): Promise<Usage>
  /** Ends the process, by SIGTERM unless another signal is given. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The gateway as npm gets it: built, without types to strip. */
async function bundle(folder: string): Promise<string> {
  const outfile = join(folder, 'gateway.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('localGatewayProcess.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'warning',
  })
  return outfile
}

/** How long the recovery of a signer takes on an idle machine of today, in milliseconds. */
const usualRecovery = 0.75

/** How much slower this machine is at the moment than an idle one of today: a busy one is, in processor time, too. */
export async function slowness(): Promise<number> {
  const hash = keccak256(toHex('a payment'))
  const signature = await sign({ hash, privateKey: hash, to: 'hex' })
  const recover = async (times: number) => {
    const before = process.cpuUsage()
    for (let index = 0; index < times; index++) await recoverAddress({ hash, signature })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / times
  }
  await recover(30)
  return (await recover(30)) / usualRecovery
}

/** As the README of the gateway says: Node keeps little for what is short-lived. */
const execArgv = ['--max-semi-space-size=8']

/** Starts a gateway over a chain, which keeps what it is told in a folder. Stop it afterwards. */
export async function startGateway(
  { rpcUrl }: Pick<PayingChain, 'rpcUrl'>,
  folder: string,
): Promise<Gateway> {
  const file = await bundle(folder)
  const child: ChildProcess = fork(file, [rpcUrl, folder], { execArgv })
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    async get(path) {
      for (;;) {
        const answer = await fetch(url + path)
        if (answer.ok) return (await answer.json()) as unknown
        const reason = await answer.text()
        // A long chain is read in steps; what was read is kept.
        if (!reason.includes('still being read')) throw new Error(`${path}: ${reason}`)
      }
    },
    async post(path, body) {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await fetch(url + path, init)
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    },
    async used() {
      child.send('used')
      const [usage] = (await once(child, 'message')) as [Usage]
      return usage
    },
    async stop(signal) {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** What was measured: scaled to an idle machine of today, in milliseconds of processor time and megabytes. */
export type Measured = { figures: Map<string, number>; over: string[] }

/** Asks a new gateway, and a second one after it, for everything. */
export async function measureLocalGateway(
  chain: PayingChain,
  size: number,
  folder: string,
): Promise<Measured> {
  const figures = new Map<string, number>()
  const over: string[] = []
  const note = (name: string, value: number, limit = Infinity) => {
    figures.set(name, value)
    if (value > limit) over.push(`${name} at ${size}: ${value.toFixed(1)}, budget ${limit}`)
  }
  const base = `/v1/chains/${chain.chainId}`
  const reads = readsOf(chain, size)
  let slow = await slowness()
  note('slowness of the machine', slow)

  let gateway = await startGateway(chain, folder)
  await gateway.get('/about')
  await gateway.used()
  await gateway.get(`${base}/about/indexing`)
  const indexed = await gateway.used()
  slow = (slow + (await slowness())) / 2
  const indexedSlow = slow
  note('indexing', indexed.cpu / slow, budget.indexing(size))
  note('  longest turn', indexed.longestTurn / slow, budget.turn)
  await gateway.get(reads.history)
  const first = await gateway.used()
  note('first history', first.cpu / slow)
  note('  longest turn in it', first.longestTurn / slow, budget.turn)
  await gateway.get(reads['executions, filtered'])
  const filtered = await gateway.used()
  note('first filtered list', filtered.cpu / slow)
  note('  its longest turn', filtered.longestTurn / slow, budget.turn)
  for (let index = 0; index < queued; index++)
    await gateway.post(
      `${base}/transactions/${chain.treasury}/propose`,
      await chain.proposal(size + index),
    )
  note('a proposal', (await gateway.used()).cpu / queued / slow)

  const page = (await gateway.get(reads['history, middle'])) as {
    results: { transaction?: { id: string } }[]
  }
  const id = page.results.find(({ transaction }) => transaction)?.transaction?.id ?? ''
  const all = { ...reads, transaction: `${base}/transactions/${id}` }
  for (const [name, path] of Object.entries(all)) {
    for (let round = 0; round < rounds; round++) await gateway.get(path)
    const before = await slowness()
    await gateway.used()
    for (let round = 0; round < rounds; round++) await gateway.get(path)
    const { cpu } = await gateway.used()
    // 100 rows are five pages.
    const limit = name.includes('100') ? 5 * budget.read : budget.read
    note(name, cpu / rounds / ((before + (await slowness())) / 2), limit)
  }
  const { rss, mostRss } = await gateway.used()
  note('memory', rss, budget.memory)
  note('most memory', mostRss)
  await gateway.stop()

  gateway = await startGateway(chain, folder)
  await gateway.used()
  slow = await slowness()
  await gateway.get(reads.overview)
  const again = await gateway.used()
  // It was killed: what it had not kept is read again.
  note('overview after restart', again.cpu / slow, budget.start + indexed.cpu / indexedSlow / 3)
  note('  longest turn there', again.longestTurn / slow, budget.turn)
  await gateway.get(reads.history)
  note('history after it', (await gateway.used()).cpu / slow)
  note('memory after restart', (await gateway.used()).rss, budget.memory)
  await gateway.stop()
  return { figures, over }
}

/** The paths of the calls that a page makes. */
function readsOf({ chainId, treasury, owner }: PayingChain, size: number) {
  const safe = `/v1/chains/${chainId}/safes/${treasury}`
  const cursor = (limit: number, offset: number) => `cursor=limit%3D${limit}%26offset%3D${offset}`
  const history = `${safe}/transactions/history`
  return {
    account: safe,
    overview: `/v1/safes?currency=USD&safes=${chainId}:${treasury}`,
    balances: `${safe}/balances/usd`,
    queue: `${safe}/transactions/queued`,
    history,
    'history, middle': `${history}?${cursor(20, Math.floor(size / 2))}`,
    'history, 100 rows': `${history}?${cursor(100, 0)}`,
    executions: `${safe}/multisig-transactions?executed=true`,
    'executions, filtered': `${safe}/multisig-transactions?executed=true&to=${treasury}`,
    incoming: `${safe}/incoming-transfers`,
    nonces: `${safe}/nonces`,
    owned: `/v1/chains/${chainId}/owners/${owner}/safes`,
  }
}
