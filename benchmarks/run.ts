/**
 * Every benchmark, one after another; each prints ratios of one run. `pnpm build` first. With `--short` each one only proves that it
 * still works, also those that are otherwise started by themselves.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { isShort } from './mode.ts'

const benchmarks = [
  'hashing.ts',
  'gateway.ts',
  'chains.ts',
  'minimalApp.ts',
  'kitModal.ts',
  'devnetStart.ts',
  'localGateway.ts',
  'largeSeed.ts',
  ...(isShort ? ['bareNode.ts', 'app.ts'] : []),
]

for (const name of benchmarks) {
  console.log(`\n== ${name}`)
  const file = fileURLToPath(new URL(name, import.meta.url))
  const begin = performance.now()
  const args = isShort ? [file, '--short'] : [file]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
  if (!isShort) continue
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  console.log(`-- ${name} ${status === 0 ? 'works' : 'FAILED'}, ${seconds} s`)
}
