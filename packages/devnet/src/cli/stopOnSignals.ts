/** The signals of a terminal, a service manager and a closed window. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends the process after `stop` on the first signal, and at once on the second.
 *
 * @param stop runs before the process ends
 * @param printError prints an error of `stop`; the process then ends with 1
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  printError: (error: unknown) => void,
): void {
  let isStopping = false
  for (const signal of signals)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          printError(error)
          process.exit(1)
        },
      )
    })
}
