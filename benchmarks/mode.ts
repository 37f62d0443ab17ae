/**
 * How a benchmark was started. With `--short` it only proves that it still works: it runs few rounds, and it prints its budgets without
 * failing on them. A wrong result fails in both modes.
 */
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
})

export const isShort = values.short

/** The arguments beside `--short`. */
export const given: readonly string[] = positionals

/** Ends the benchmark with exit code 1. A short run goes on: it measures too little to judge a budget. */
export function missBudget(): void {
  if (!isShort) process.exitCode = 1
}
