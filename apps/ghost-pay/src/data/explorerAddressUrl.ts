import type { Address } from 'viem'
import type { Chain } from 'wagmi/chains'

/** Where an address is shown on the chain's explorer (the specification, section 7); undefined where there is none. */
export function explorerAddressUrl(chain: Chain, address: Address): string | undefined {
  const base = chain.blockExplorers?.default.url
  return base && `${base}/address/${address}`
}
