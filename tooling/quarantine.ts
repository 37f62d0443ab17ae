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
export const quarantine: readonly Quarantined[] = [
  {
    test: 'packages/connect-kit/src/ui/focusBack.browser.test.tsx › a button that the page draws into a frame has the focus again after a connection',
    since: '2026-11-26',
    seen: 'The focus stays at the body of the frame when the button of who is connected comes late: one run of three.',
  },
]
