/**
 * The seed `large` on this machine: processor time of its start (this process and the node), of a gateway that reads it, and of every
 * page of its history, beside their budgets, scaled by the speed of the machine at that moment.
 *
 *     node benchmarks/largeSeed.ts [--short] [anvil|edr]
 *
 * Ends with exit code 1 when something takes more than its budget, or when a row is missing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Engine, startLocalChain } from '@ghost-pay/local-chain'

import { slowness, startGateway } from './localGatewayMeasures.ts'
import { given, isShort, missBudget } from './mode.ts'
import { processTimeOf } from './processTime.ts'

/** Milliseconds of processor time. The first time a page is read, who signed what is on it is worked out. */
const budget = { seed: 15_000, indexing: 20_000, newPage: 30, page: 5 }
const executions = 10_000

const ownTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const row = (name: string, value: number, limit = Infinity) => {
  const beside = limit === Infinity ? '' : ` (budget ${limit})`
  console.log(`${name.padEnd(38)}${value.toFixed(1).padStart(10)}${beside}`)
  if (value > limit) missBudget()
}

let slow = await slowness()
row('slowness of the machine', slow)
const before = ownTime()
const [engine] = given
const chain = await startLocalChain({ seed: 'large', engine: engine as Engine | undefined })
const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
const gateway = await startGateway(chain, folder)
try {
  const started = ownTime() - before + processTimeOf(chain.pid)
  slow = (slow + (await slowness())) / 2
  row('start with 10,000 executions, ms', started / slow, budget.seed)
  row('  elapsed, ms', chain.timings.seed)

  await gateway.get('/about')
  await gateway.used()
  await gateway.get(`/v1/chains/${chain.chainId}/about/indexing`)
  slow = await slowness()
  row('indexing, ms', (await gateway.used()).cpu / slow, budget.indexing)

  const { address } = chain.accounts.treasury
  const history = `/v1/chains/${chain.chainId}/safes/${address}/transactions/history`
  await gateway.get(history)
  row('first history, ms', (await gateway.used()).cpu / slow)
  const { pages, shown } = await walk(gateway, history)
  row('pages of the history', pages)
  row('  the first time, ms each', (await gateway.used()).cpu / pages / slow, budget.newPage)
  if (!isShort) {
    slow = await slowness()
    await gateway.used()
    await walk(gateway, history)
    slow = (slow + (await slowness())) / 2
    row('  again, ms each', (await gateway.used()).cpu / pages / slow, budget.page)
  }
  row('executions shown', shown.size)
  if (shown.size !== executions) {
    console.error(`${shown.size} of ${executions} executions are shown.`)
    process.exitCode = 1
  }
} finally {
  await gateway.stop()
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Reads a list from its first page to its last one, as a client does. */
async function walk({ get }: Pick<typeof gateway, 'get'>, path: string) {
  const shown = new Set<string>()
  let pages = 0
  for (let next: string | null = path; next !== null; pages += 1) {
    const page = (await get(next)) as {
      next: string | null
      results: { transaction?: { id: string } }[]
    }
    for (const { transaction } of page.results)
      if (transaction?.id.startsWith('multisig_')) shown.add(transaction.id)
    next = page.next && page.next.replace(/^https?:\/\/[^/]+/, '')
  }
  return { pages, shown }
}
