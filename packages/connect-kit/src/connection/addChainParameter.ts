import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'
import { NoPublicRpcUrlError, toAddChainParameters } from '@ghost-pay/chains/wallet'

/**
 * What a wallet gets when it is asked to add a chain (behaviour/connection#add-chain). What a chain does not have is left out:
 * an empty list is an error to a wallet (EIP-3085). An address that holds a key stays here.
 *
 * @throws UnsupportedDecimalsError for a currency that wallets refuse
 */
export function addChainParameter(
  chain: Chain,
): Omit<AddEthereumChainParameter, 'rpcUrls'> & { rpcUrls?: readonly string[] } {
  try {
    return toAddChainParameters(chain, { local: true })
  } catch (error) {
    if (!(error instanceof NoPublicRpcUrlError)) throw error
    const { id, name, nativeCurrency } = chain
    // Without an address of a node a wallet may know one itself.
    return { chainId: numberToHex(id), chainName: name, nativeCurrency }
  }
}
