/** Every benchmark, one after another; each prints ratios of one run. `pnpm build` first. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const benchmarks = [
  'hashing.ts',
  'gateway.ts',
  'chains.ts',
  'minimalApp.ts',
  'kitModal.ts',
  'devnetStart.ts',
  'localGateway.ts',
  'largeSeed.ts',
]

for (const name of benchmarks) {
  console.log(`\n== ${name}`)
  const file = fileURLToPath(new URL(name, import.meta.url))
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
