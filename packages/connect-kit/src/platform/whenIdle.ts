/**
 * Does what is not needed yet: once the page is loaded and drawn, and has nothing else to do. Not at all where the visitor has asked the
 * browser to save data. Safari does not say when it is idle; there it waits for a second instead.
 */
export function whenIdle(work: () => void): void {
  if ((navigator as Saving).connection?.saveData) return
  const start = () =>
    requestAnimationFrame(() =>
      ((window as Partial<Window>).requestIdleCallback ?? inASecond)(() => work()),
    )
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

const inASecond = (work: () => void): void => void setTimeout(work, 1000)

/** The browsers that have it call it so (Network Information API). */
type Saving = { connection?: { saveData?: boolean } }
