const key = 'test-wallet:auto'

/** Reads `auto` from the page's address and stores it for the tab, so that it survives a navigation. */
export function readAutoParameter(): boolean {
  const wanted = new URLSearchParams(location.search).get('auto')
  try {
    if (wanted !== null) sessionStorage.setItem(key, wanted)
    return sessionStorage.getItem(key) === '1'
  } catch {
    return wanted === '1'
  }
}
