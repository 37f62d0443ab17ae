import { chainIcon, type KitChain } from '../connection/chainIcon.ts'

/** The chain a wallet is on, as it is shown. */
export type ChainView = {
  id: number
  /** Absent for a chain that the host does not know. */
  name: string | undefined
  iconUrl: KitChain['iconUrl']
  iconBackground: string | undefined
  /** The host does not know this chain. */
  unsupported: boolean
}

/** Looks the wallet's chain up among the host's. One that is not there is unsupported. */
export function chainView(chainId: number, chains: readonly KitChain[]): ChainView {
  const chain = chains.find(({ id }) => id === chainId)
  return {
    id: chainId,
    name: chain?.name,
    iconUrl: chain && chainIcon(chain),
    iconBackground: chain?.iconBackground,
    unsupported: !chain,
  }
}
