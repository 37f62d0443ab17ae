/** Measures the parts of a start. */
export type Stopwatch = {
  /** Ends a part: notes the milliseconds since the last one ended. */
  lap: (part: string) => void
  readonly laps: Readonly<Record<string, number>>
}

/** Starts measuring now. */
export function createStopwatch(): Stopwatch {
  const laps: Record<string, number> = {}
  let since = performance.now()
  return {
    laps,
    lap(part) {
      const now = performance.now()
      laps[part] = Math.round(now - since)
      since = now
    },
  }
}
