/**
 * Puts an empty live region on the page, for what happens while no dialog is open. It has to be there before it speaks, and
 * stands beside the page, because a dialog makes the page inert.
 *
 * @returns the way to take it away
 */
export function addLiveRegion(): () => void {
  const region = document.createElement('div')
  region.className = 'ck-hidden'
  for (const name of ['data-ck-live', 'data-ck-keep']) region.setAttribute(name, '')
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return () => region.remove()
}
