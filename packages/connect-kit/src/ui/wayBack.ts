/**
 * Calls back when the visitor of a phone goes back, or presses Escape; not every browser tells, and TypeScript does not know it yet.
 *
 * @param isMeant whether this dialog is the one to close
 * @returns `isWatched`, whether the browser will call, and `stop`
 */
export function watchWayBack(isMeant: () => boolean, onBack: () => void) {
  const { CloseWatcher } = globalThis as {
    CloseWatcher?: new () => { onclose: () => void; destroy: () => void }
  }
  let back: { destroy: () => void } | undefined
  function watch() {
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    back = watcher
    watcher.onclose = () => {
      back = undefined
      if (isMeant()) onBack()
      else watch()
    }
  }
  watch()
  return { isWatched: () => back !== undefined, stop: () => back?.destroy() }
}
