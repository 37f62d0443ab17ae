/**
 * Cuts devnets off, again and again, while they are used, and looks whether anything is lost:
 *
 *     node scripts/soak.ts [cuts, 300] [seed, 1]
 *
 * Some two seconds for each cut. Ends with 1, and leaves the folder of the journal, when something is not as it should be; the same seed makes
 * the same cuts again. `pnpm verify:release` makes 60.
 */
import { runSoak } from '../src/testing/soak/runSoak.ts'

const [cuts = 300, seed = 1] = process.argv.slice(2).map(Number)
const begin = Date.now()
const say = (text: string) => process.stdout.write(`${text}\n`)
try {
  const {
    cuts: made,
    answered,
    refused,
    looks,
  } = await runSoak({
    cuts,
    seed,
    onCut(number, kind) {
      const line = `${number} of ${cuts}: ${kind}`.padEnd(50)
      if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
      else if (number % 7 === 0) say(line)
    },
  })
  if ((answered['transaction'] ?? 0) === 0 || looks === 0)
    throw new Error('Nobody wrote, or nobody looked: these cuts show nothing.')
  const row = ([name, count]: [string, number]) => `${name.padEnd(32)}${String(count).padStart(8)}`
  const print = (title: string, counts: Record<string, number>) =>
    say([`\n${title}`, ...Object.entries(counts).map(row)].join('\n'))
  print('Cuts', made)
  print('Answered', answered)
  print('And', {
    'refused, nothing done': refused,
    'looked whether it is there': looks,
    'lost or wrong': 0,
    seconds: Math.round((Date.now() - begin) / 1000),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}
