import { useSyncExternalStore } from 'react'

/**
 * The demo's treasury, as `ghost-devnet:0x…`, where this page was started together with a demo. Only the development server writes
 * it into the page; the built app never has one.
 */
export const useDemoTreasury = (): string | undefined => useSyncExternalStore(subscribe, read)

const read = () => document.documentElement.dataset['demoTreasury']

function subscribe(notify: () => void): () => void {
  window.addEventListener('ghost-pay:demo', notify)
  return () => {
    window.removeEventListener('ghost-pay:demo', notify)
  }
}
