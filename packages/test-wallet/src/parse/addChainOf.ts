import type { ConsentRequest } from '../WalletRequest.ts'
import { chainIdOf, invalid, listOf, quantityOf, recordWith, textOf } from './values.ts'

/**
 * Reads the parameter of `wallet_addEthereumChain` (EIP-3085) as strictly as wallets do: at least one node, a currency of 18
 * decimals, and a list of explorers that is absent rather than empty.
 *
 * @throws WalletRpcError -32602
 */
export function addChainOf(value: unknown): Extract<ConsentRequest, { kind: 'addChain' }> {
  const chain = recordWith(value, 'The chain', [
    'blockExplorerUrls',
    'chainId',
    'chainName',
    'iconUrls',
    'nativeCurrency',
    'rpcUrls',
  ])
  const chainId = chainIdOf(chain.chainId)
  const name = textOf(chain.chainName, 'chainName')
  const [rpcUrl] = urlsOf(chain.rpcUrls, 'rpcUrls')
  if (chain.blockExplorerUrls !== undefined) urlsOf(chain.blockExplorerUrls, 'blockExplorerUrls')
  if (chain.nativeCurrency !== undefined) checkCurrency(chain.nativeCurrency)
  return { kind: 'addChain', chainId, name, rpcUrl }
}

function urlsOf(value: unknown, what: string): readonly string[] {
  const urls = listOf(value, what).map((url) => {
    if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url))
      throw invalid(`${what} must be addresses that start with http.`)
    return url
  })
  if (urls.length === 0) throw invalid(`${what} must name at least one address.`)
  return urls
}

function checkCurrency(value: unknown): void {
  const { symbol, decimals } = recordWith(value, 'nativeCurrency', ['name', 'symbol', 'decimals'])
  textOf(symbol, 'The symbol of nativeCurrency')
  if (quantityOf(decimals, 'The decimals of nativeCurrency') !== 18n)
    throw invalid('The decimals of nativeCurrency must be 18.')
}
