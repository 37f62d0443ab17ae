/**
 * Announces details as they are, whatever they are, now and whenever the page asks.
 *
 * @param target the window of the page
 * @param details what to announce
 * @returns a function that stops
 */
export function announceRaw(target: Window, details: readonly unknown[]): () => void {
  const announce = (): void => {
    for (const detail of details) {
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener('eip6963:requestProvider', announce)
}
