/**
 * Puts an empty live region on the page, for what happens while no dialog is open. It has to exist before its text changes, and
 * stands beside the page, because a dialog makes the page inert.
 *
 * @returns a function that removes it
 */
export function addLiveRegion(): () => void {
  const region = document.createElement('div')
  region.className = 'ck-hidden'
  region.dataset['ckLive'] = region.dataset['ckKeep'] = ''
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return () => region.remove()
}
