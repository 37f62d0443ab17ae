import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'

/** Where an address is shown on the chain's explorer (behaviour/chains#explorer); undefined where there is none. */
export function explorerAddressUrl(chain: Chain, address: Address): string | undefined {
  return getExplorerUrl({ chain, type: 'address', value: address })
}
