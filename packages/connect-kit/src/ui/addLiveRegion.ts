/**
 * Puts an empty live region on the page, for what happens while no dialog is open. It has to exist before its text changes, and
 * stands beside the page, because a dialog makes the page inert.
 *
 * @returns a function that removes it
 */
export function addLiveRegion(): () => void {
  const region = document.createElement('div')
  region.className = 'ck-unseen'
  region.dataset['ckLive'] = region.dataset['ckKeep'] = ''
  region.setAttribute('aria-live', 'polite')
  // A page that takes out whatever it does not know is not fought.
  let times = 5
  const add = () => {
    if (region.isConnected || times === 0) return
    times -= 1
    document.body.append(region)
  }
  add()
  // A page that is put together anew keeps the app alone.
  const changes = new MutationObserver(add)
  changes.observe(document.documentElement, { childList: true })
  changes.observe(document.body, { childList: true })
  return () => {
    changes.disconnect()
    region.remove()
  }
}
