import type { ConsentRequest } from '../WalletRequest.ts'
import {
  invalidParams,
  parseArray,
  parseChainId,
  parseObjectWith,
  parseQuantity,
  parseString,
} from './values.ts'

/**
 * Reads the parameter of `wallet_addEthereumChain` (EIP-3085) as strictly as wallets do: at least one node, a currency of 18
 * decimals, and a list of explorers that is absent rather than empty.
 *
 * @throws WalletRpcError -32602
 */
export function parseAddChain(value: unknown): Extract<ConsentRequest, { kind: 'addChain' }> {
  const chain = parseObjectWith(value, 'The chain', [
    'blockExplorerUrls',
    'chainId',
    'chainName',
    'iconUrls',
    'nativeCurrency',
    'rpcUrls',
  ])
  const chainId = parseChainId(chain.chainId)
  const name = parseString(chain.chainName, 'chainName')
  const [rpcUrl] = parseUrls(chain.rpcUrls, 'rpcUrls')
  if (chain.blockExplorerUrls !== undefined) parseUrls(chain.blockExplorerUrls, 'blockExplorerUrls')
  if (chain.nativeCurrency !== undefined) checkCurrency(chain.nativeCurrency)
  return { kind: 'addChain', chainId, name, rpcUrl }
}

function parseUrls(value: unknown, what: string): readonly string[] {
  const urls = parseArray(value, what).map((url) => {
    if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url))
      throw invalidParams(`${what} must be addresses that start with http.`)
    return url
  })
  if (urls.length === 0) throw invalidParams(`${what} must name at least one address.`)
  return urls
}

function checkCurrency(value: unknown): void {
  const { symbol, decimals } = parseObjectWith(value, 'nativeCurrency', [
    'name',
    'symbol',
    'decimals',
  ])
  parseString(symbol, 'The symbol of nativeCurrency')
  if (parseQuantity(decimals, 'The decimals of nativeCurrency') !== 18n)
    throw invalidParams('The decimals of nativeCurrency must be 18.')
}
