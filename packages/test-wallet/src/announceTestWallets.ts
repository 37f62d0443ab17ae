import type { TestWallet } from './TestWallet.ts'

/**
 * Announces wallets to the page (EIP-6963), now and at every `eip6963:requestProvider` of the page.
 *
 * @param wallets the wallets, in the order in which they are announced
 * @param target the window to announce in; the page's own unless given
 * @returns a function that removes the listener
 */
export function announceTestWallets(
  wallets: readonly Pick<TestWallet, 'info' | 'provider'>[],
  target: EventTarget = window,
): () => void {
  const details = wallets.map(({ info, provider }) =>
    Object.freeze({ info: Object.freeze({ ...info }), provider }),
  )
  const announce = (): void => {
    for (const detail of details)
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener('eip6963:requestProvider', announce)
}
