/**
 * Does something in one tab of this browser at a time: the one that comes second does not wait, and learns that it is the second.
 * Where a browser has no locks, every tab goes ahead.
 *
 * @param name of what is done; of anything else it is another matter
 * @returns false when another tab is at it: then nothing was done here
 */
export async function inOneTab(name: string, act: () => Promise<void>): Promise<boolean> {
  // Pages that are not served securely have none.
  const locks = (navigator as Partial<Navigator>).locks
  if (locks === undefined) {
    await act()
    return true
  }
  return locks.request(`ghost-pay.${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await act()
    return true
  })
}
