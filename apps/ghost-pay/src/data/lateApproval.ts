let isThere = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  isThere = next
  for (const notify of listeners) notify()
}

/**
 * Whether a wallet has approved something that was not on the screen any more, and that is therefore not used: the person who
 * approved it has to know.
 */
export const lateApproval = {
  read: (): boolean => isThere,
  note: (): void => {
    change(true)
  },
  /** The person has read it. */
  forget: (): void => {
    change(false)
  },
  /** @returns unsubscribes */
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
}
