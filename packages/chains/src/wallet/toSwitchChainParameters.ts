import type { Chain } from '../chain.ts'
import { toChainIdHex } from './toChainIdHex.ts'

/** What `wallet_switchEthereumChain` wants (EIP-3326). */
export type SwitchChainParameters = {
  /** Chain id in hexadecimal. */
  chainId: `0x${string}`
}

/**
 * Asks a wallet to switch: the one parameter of `wallet_switchEthereumChain`.
 *
 * @param chain a chain or its id
 * @returns the parameter
 * @throws InvalidChainIdError when the id is no chain id
 * @example provider.request({ method: 'wallet_switchEthereumChain', params: [toSwitchChainParameters(10)] })
 */
export function toSwitchChainParameters(chain: number | Pick<Chain, 'id'>): SwitchChainParameters {
  return { chainId: toChainIdHex(typeof chain === 'number' ? chain : chain.id) }
}
