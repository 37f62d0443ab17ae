import { useSyncExternalStore } from 'react'

/**
 * The demo's treasury, as `ghost-devnet:0x…`, where this page was started together with a demo. Only the development server writes
 * it into the page; the built app never has one.
 */
export const useDemoTreasury = (): string | undefined =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['demoTreasury'])

/** The names of the demo's owners in their order, joined by commas, whose wallets are in a page of a demo. */
export const useDemoOwners = (): string | undefined =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['demoOwners'])

/** Whether the wallet of a demo owner connects without asking, because a press in this page has said so. */
export const allowDemoOwner = (name: string, isAllowed: boolean): void => {
  window.dispatchEvent(new CustomEvent('ghost-pay:demo-owner', { detail: { name, isAllowed } }))
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('ghost-pay:demo', notify)
  return () => {
    window.removeEventListener('ghost-pay:demo', notify)
  }
}
