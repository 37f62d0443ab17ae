/** What a terminal, a service manager and a closed window send. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends the process in order on the first signal, and at once on the second.
 *
 * @param stop what has to be stopped before
 * @param complain tells a person of an error while stopping, after which the process ends with 1
 */
export function stopOnSignals(stop: () => Promise<void>, complain: (error: unknown) => void): void {
  let isStopping = false
  for (const signal of signals)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          complain(error)
          process.exit(1)
        },
      )
    })
}
