// `node ../../tooling/check-size.ts` in a package that is built: its sizes beside the limits in its package.json and the goals.
// `--write` sets the limits.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { limitFor, printSizes } from './printSizes.ts'

type Measured = { name: string; size: number; sizeLimit: number }

/** Measures with size-limit, which prints everything and ends with 1 where a size is above its limit. */
function measure(): Measured[] {
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (!stdout.trimStart().startsWith('[')) throw new Error(stdout + stderr)
  return JSON.parse(stdout) as Measured[]
}

const isWriting = process.argv.includes('--write')
const measured = measure()
if (isWriting) {
  const file = existsSync('.size-limit.js') ? '.size-limit.js' : 'package.json'
  const limits = measured.map(({ size }) => limitFor(size / 1000)).values()
  const text = readFileSync(file, 'utf8').replaceAll(
    /([\s{]"?limit"?: ["'])[^"']*/g,
    (_, before: string) => `${before}${limits.next().value ?? 0} kB`,
  )
  writeFileSync(file, text)
}
const { name: owner } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
printSizes(
  owner.replace('@ghost-pay/', ''),
  measured.map(({ name, size, sizeLimit }) => ({
    name,
    kilobytes: size / 1000,
    limit: isWriting ? limitFor(size / 1000) : sizeLimit / 1000,
  })),
)
