import { goals } from './goals.ts'

/** A measured size and the most that it may be, both in kilobytes (1000 bytes). */
export type Size = { name: string; kilobytes: number; limit: number }

/** The limit for a measured size: 10 % more, rounded up to a hundredth. */
export const limitFor = (kilobytes: number): number => Math.ceil(kilobytes * 110) / 100

/**
 * Prints sizes beside their limits and goals. The process ends with 1 where one is above its limit.
 *
 * @param owner the package, as the table of goals names it
 */
export function printSizes(owner: string, sizes: readonly Size[]): void {
  for (const { name, kilobytes, limit } of sizes) {
    const isOver = kilobytes > limit
    if (isOver) process.exitCode = 1
    const goal = goals[`${owner}: ${name}`]
    const aim = goal === undefined ? '' : ` (goal ${goal}: ${kilobytes > goal ? 'not met' : 'met'})`
    const shown = `${kilobytes.toFixed(2).padStart(8)} of ${String(limit).padEnd(7)} kB`
    console.log(`${isOver ? 'over' : 'ok  '} ${shown} ${name}${aim}`)
  }
  if (process.exitCode === 1) {
    console.log('Where the new size is meant, `size --write` sets the limits: measured and 10 %.')
  }
}
