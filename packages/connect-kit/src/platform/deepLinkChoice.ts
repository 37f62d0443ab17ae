import { writeItem } from './localStorage.ts'

/** Where WalletConnect's libraries look for the app that requests go to. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers which app a visitor chose, so that later requests open it. Only the part before the question mark is kept. */
export function storeDeepLinkChoice({ href, name }: { href: string; name: string }): void {
  writeItem(key, JSON.stringify({ href: href.split('?')[0], name }))
}

/** Forgets the app link that was chosen: the visitor disconnects (behaviour/connection#disconnect). */
export function clearDeepLinkChoice(): void {
  writeItem(key, null)
}
