import type { EIP1193Provider } from 'viem'
import type { Config } from 'wagmi'

import { injectedProviders } from '../wallets/findInjected.ts'
import { makerOf } from '../wallets/injectedMakers.ts'
import type { InjectedWallet } from './configState.ts'

/**
 * Adds the wallets that stand at `window.ethereum` and announce nothing (before EIP-6963), each once. Who announces itself
 * under the same object, or is found by a definition, has its row already: the list leaves these out. A wallet whose flags say
 * nothing has no name: the list calls it Unknown Wallet #n (behaviour/wallets#unknown). A host that lists `window.ethereum` with
 * wagmi's own connector has decided for itself.
 *
 * @param listed the objects that are in the list, to which it adds
 * @param add adds a connector for an object of this page
 */
export function addLegacyWallets(
  config: Config,
  listed: Set<object>,
  add: (wallet: InjectedWallet) => void,
): void {
  if (config.connectors.some(({ id, type }) => type === 'injected' && id === 'injected')) return
  for (const provider of injectedProviders()) {
    if (listed.has(provider)) continue
    listed.add(provider)
    const maker = makerOf(provider)
    const id = `injected.${maker?.flag ?? 'unknown'}`
    const same = config.connectors.filter((connector) => connector.id.startsWith(id)).length
    add({
      // The same from visit to visit, so that who was connected is found again.
      id: same === 0 ? id : `${id}-${same + 1}`,
      name: maker?.name ?? '',
      icon: '',
      // It takes requests; what it answers is checked where it is used.
      provider: provider as EIP1193Provider,
    })
  }
}
