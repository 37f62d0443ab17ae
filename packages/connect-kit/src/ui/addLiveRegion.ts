/** Read out, not drawn. It takes no room of the page, which may have no stylesheet of the kit: an app in a shadow root has it there. */
const unseen = {
  ...{ position: 'absolute', top: '0', left: '0', width: '1px', height: '1px' },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
}

/**
 * Puts an empty live region on the page, for what happens while no dialog is open. It comes with what says something there, and
 * stands beside the page, because a dialog makes the page inert.
 *
 * @returns a function that removes it
 */
export function addLiveRegion(): () => void {
  const region = document.createElement('div')
  Object.assign(region.style, unseen)
  region.dataset['ckLive'] = region.dataset['ckKeep'] = ''
  region.setAttribute('aria-live', 'polite')
  // A page that takes out whatever it does not know is not fought. One that has another body, as at every visit of a router, is a new one.
  let times = 0
  let body: HTMLElement | undefined
  const add = () => {
    if (body !== document.body) {
      ;({ body } = document)
      times = 5
      changes.observe(body, { childList: true })
    }
    if (region.isConnected || times === 0) return
    times -= 1
    body.append(region)
  }
  // A page that is put together anew keeps the app alone.
  const changes = new MutationObserver(add)
  changes.observe(document.documentElement, { childList: true })
  add()
  return () => {
    changes.disconnect()
    region.remove()
  }
}
