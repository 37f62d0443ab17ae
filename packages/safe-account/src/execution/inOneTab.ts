import { CheckFailedError } from '../signing/CheckFailedError.ts'

/**
 * Does something in one tab of a browser at a time: the one that comes second does not wait.
 * Where a browser has no locks, every tab goes ahead.
 *
 * @param name of what is done; of anything else it is another matter
 * @throws CheckFailedError `askedElsewhere` when another tab is at it: then nothing was done here; what the act throws
 */
export async function inOneTab(name: string, act: () => Promise<void>): Promise<void> {
  // Pages that are not served securely have none, and neither has Node.
  const locks = (globalThis as { navigator?: Partial<Navigator> }).navigator?.locks
  if (locks === undefined) {
    await act()
    return
  }
  await locks.request(`safe-account.${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new CheckFailedError({ kind: 'askedElsewhere' })
    await act()
  })
}
