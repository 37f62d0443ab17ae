/**
 * Does what is not needed yet: a second later, which is for what the page itself still fetches, and once it has nothing else to do. Not at
 * all where the visitor has asked the browser to save data. Safari does not say when it is idle; there the second is all.
 */
export function whenIdle(work: () => void): void {
  if ((navigator as Saving).connection?.saveData) return
  setTimeout((window as Partial<Window>).requestIdleCallback ?? work, 1000, work)
}

/** The browsers that have it call it so (Network Information API). */
type Saving = { connection?: { saveData?: boolean } }
