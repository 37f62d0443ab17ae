/**
 * What the local gateway costs when one account has made 1,000, 10,000 and 50,000 payments: processor time of its
 * process for indexing, for the first read after a start and for each further read, the longest turn of its loop, and its memory.
 *
 *     node benchmarks/localGateway.ts [--short] [1000 10000 50000]
 *
 * Ends with exit code 1 when something takes more than its budget.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { measureLocalGateway } from './localGatewayMeasures.ts'
import { given, isShort, missBudget } from './mode.ts'
import { startPayingChain } from './payingChain.ts'
import { repeatChain } from './repeatedChain.ts'

const usual = isShort ? [1000] : [1000, 10_000, 50_000]
const sizes = given.length > 0 ? given.map(Number) : usual

/** The payments that are really made; the others repeat them. */
const chain = await startPayingChain(Math.min(500, ...sizes))
const folders: string[] = []
try {
  const measured = []
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
    folders.push(folder)
    const repeated = await repeatChain(chain, size)
    measured.push(await measureLocalGateway(repeated, size, folder))
    repeated.close()
  }
  const row = (name: string, values: (string | number)[]) => {
    const cells = values.map((value) =>
      (typeof value === 'number' ? value.toFixed(1) : value).padStart(10),
    )
    console.log(`${name.padEnd(26)}${cells.join('')}`)
  }
  row('executions (ms CPU, MB)', sizes.map(String))
  for (const name of measured[0]?.figures.keys() ?? [])
    row(
      name,
      measured.map(({ figures }) => figures.get(name) ?? NaN),
    )
  const over = measured.flatMap((one) => one.over)
  if (over.length > 0) {
    console.error(`Over budget:\n${over.join('\n')}`)
    missBudget()
  }
} finally {
  await chain.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
