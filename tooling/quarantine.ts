/** A test that is known to be shaky. It runs and is reported, and does not fail the run. */
export type Quarantined = {
  /** Its name as the summary prints it: `packages/a/src/b.test.ts › suite › test`. */
  test: string
  /** The day it came in, for example `2026-11-25`. */
  since: string
  /** How it failed, and how often. */
  seen: string
}

/** The shaky tests. Empty is the aim; ten are the most (tooling/summary.test.ts). */
export const quarantine: readonly Quarantined[] = []
