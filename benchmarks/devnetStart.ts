/**
 * The start of a devnet with two chains, contracts, demo data and gateway: processor time of all its processes, beside the budget
 * of 2 s. A busy machine makes a start longer, but hardly its processor time.
 *
 *     node benchmarks/devnetStart.ts [--short]
 *
 * Ends with exit code 1 when the median start takes more than the budget.
 */
import { startDevnet } from '@ghost-pay/devnet'

import { isShort, missBudget } from './mode.ts'
import { processTimeOf } from './processTime.ts'

const budgetMs = 2_000
const rounds = isShort ? 1 : 5

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN

async function measure() {
  const before = process.cpuUsage()
  const devnet = await startDevnet({
    chains: [{ chainId: 31337 }, { chainId: 1337 }],
    port: 0,
    gatewayPort: 0,
  })
  const { user, system } = process.cpuUsage(before)
  const nodes = devnet.chains
    .map(({ pid }) => processTimeOf(pid))
    .reduce((sum, time) => sum + time, 0)
  await devnet.stop()
  return { own: (user + system) / 1000, nodes, timings: devnet.timings }
}

const starts: Awaited<ReturnType<typeof measure>>[] = []
for (let round = 0; round < rounds; round++) starts.push(await measure())

const of = (pick: (start: (typeof starts)[number]) => number) => median(starts.map(pick))
const row = (what: string, value: number) => {
  console.log(`${what.padEnd(44)} ${value.toFixed(0).padStart(8)} ms`)
}
const cpu = of(({ own, nodes }) => own + nodes)
row(
  'processor time, this process',
  of(({ own }) => own),
)
row(
  'processor time, the nodes',
  of(({ nodes }) => nodes),
)
row(`processor time, all (budget ${String(budgetMs)} ms)`, cpu)
row(
  'elapsed: nodes',
  of(({ timings }) => timings.chain),
)
row(
  'elapsed: contracts',
  of(({ timings }) => timings.contracts),
)
row(
  'elapsed: demo data',
  of(({ timings }) => timings.seed),
)
row(
  'elapsed: gateway',
  of(({ timings }) => timings.gateway),
)
row(
  'elapsed: all',
  of(({ timings }) => timings.total),
)
if (cpu > budgetMs) missBudget()
