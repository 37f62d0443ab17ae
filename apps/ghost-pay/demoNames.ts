import type { Plugin } from 'vite'

/**
 * Gives the demo owners, their accounts and six of those whom they pay a name in this browser, as a person would in the app, and tells the page which
 * account to show first and whose wallets these are: their owner is changed by one press. A module of a page that has a devnet behind it.
 */
export const demoNamesScript = `
    const key = 'ghost-pay.people.v1'
    const isNew = () => {
      try { return localStorage.getItem(key) === null } catch { return false }
    }
    const { owners, accounts, payees, chains } = await (await fetch('/__devnet.json')).json()
    const root = document.documentElement
    const [treasury] = accounts
    root.dataset.demoOwners = owners.map(({ name }) => name).join()
    // Who presses there has said so: the wallet need not ask once more.
    window.addEventListener('ghost-pay:demo-owner', ({ detail: { name, isAllowed } }) => 
      globalThis.testWallets?.[name]?.setAuto(isAllowed || new URLSearchParams(location.search).get('auto') === '1'))
    if (treasury !== undefined && chains.length > 0) {
      root.dataset.demoTreasury = chains[0].chainId + ':' + treasury.address
    }
    window.dispatchEvent(new Event('ghost-pay:demo'))
    if (isNew()) {
      // Two of the eight whom the payrolls pay are left without a name.
      const named = [...owners, ...accounts, ...payees.slice(0, 6)].map(({ address, name }) => [address, name])
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(named)))
      window.dispatchEvent(new Event('ghost-pay:address-book'))
    }`

/** Puts {@link demoNamesScript} into the page of the dev server. */
export function demoNames(): Plugin {
  return {
    name: 'demo-names',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module' }, children: demoNamesScript },
    ],
  }
}
