/** What one page does while it leads the pages of its origin. */
export type Leadership = {
  /** Takes the lead from a page that holds it and does not answer, for example a frozen one. */
  takeOver(this: void): void
  /** Gives the lead up, and stands at the end of the line. */
  renounce(this: void): void
  /** Gives the lead to the next page. */
  resign(this: void): void
}

/**
 * Lets one page of an origin lead at a time, by a Web Lock. The browser releases the lock of a page that is closed or killed, and
 * the next page in line leads.
 *
 * @param name of the lock
 */
export function standForLead(
  name: string,
  { onLead, onLost }: { onLead: () => void; onLost: () => void },
): Leadership {
  const { locks } = navigator
  const end = new AbortController()
  let release: (() => void) | undefined

  function hold(): Promise<void> {
    if (end.signal.aborted) return Promise.resolve()
    onLead()
    return new Promise((resolve) => (release = resolve))
  }

  /** Whether it was lost to another page or renounced, and not given up for good. */
  function lost(): boolean {
    if (end.signal.aborted) return false
    onLost()
    return true
  }

  function standInLine(): void {
    const again = () => {
      if (lost()) standInLine()
    }
    locks.request(name, { signal: end.signal }, hold).then(again, again)
  }

  standInLine()
  return {
    // The place in line is kept meanwhile.
    takeOver: () => void locks.request(name, { steal: true }, hold).then(lost, lost),
    renounce: () => release?.(),
    resign() {
      end.abort()
      release?.()
    },
  }
}
