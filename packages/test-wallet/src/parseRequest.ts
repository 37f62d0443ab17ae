import { getAddress, isAddress, isHex, stringToHex, type Address, type Hex } from 'viem'

import { WalletRpcError } from './errors.ts'
import type { TransactionRequest, TypedDataJson, WalletRequest } from './WalletRequest.ts'

const invalid = (message: string) => new WalletRpcError(-32602, message)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw invalid(`${what} must be an object.`)
  return value
}

function addressOf(value: unknown, what: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw invalid(`${what} must be an address.`)
  return getAddress(value)
}

function quantityOf(value: unknown, what: string): bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return BigInt(value)
  if (typeof value === 'string' && /^(?:0x[\da-f]+|\d+)$/i.test(value)) return BigInt(value)
  throw invalid(`${what} must be a hexadecimal number.`)
}

const chainIdOf = (value: unknown): number => Number(quantityOf(value, 'chainId'))

function typedDataOf(value: unknown): TypedDataJson {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw invalid('The typed data must be JSON.')
  }
  const { domain, types, primaryType, message } = recordOf(parsed, 'The typed data')
  if (!isRecord(types) || typeof primaryType !== 'string')
    throw invalid('The typed data must have types and a primaryType.')
  return {
    domain: recordOf(domain ?? {}, 'The domain'),
    // The shape of each type is checked by viem when it encodes them.
    types: types as TypedDataJson['types'],
    primaryType,
    message: recordOf(message, 'The message'),
  }
}

function dataOf(value: unknown): Hex {
  if (value === undefined || value === null) return '0x'
  if (!isHex(value)) throw invalid('data must be hexadecimal.')
  return value
}

function transactionOf(value: unknown): TransactionRequest {
  const { from, to, data, input, value: amount, gas, chainId } = recordOf(value, 'The transaction')
  return {
    from: addressOf(from, 'from'),
    to: to === undefined || to === null ? undefined : addressOf(to, 'to'),
    data: dataOf(data ?? input),
    value: amount === undefined ? 0n : quantityOf(amount, 'value'),
    gas: gas === undefined ? undefined : quantityOf(gas, 'gas'),
    chainId: chainId === undefined ? undefined : chainIdOf(chainId),
  }
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads a raw EIP-1193 request.
 *
 * @param method the method's name
 * @param params its parameters, as the page sent them
 * @returns the request, sorted by who answers it
 * @throws WalletRpcError -32602 when the parameters do not fit the method
 */
export function parseRequest(method: string, params: unknown): WalletRequest {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  switch (method) {
    case 'eth_accounts':
      return { kind: 'accounts' }
    case 'eth_chainId':
      return { kind: 'chainId' }
    case 'net_version':
      return { kind: 'networkId' }
    case 'wallet_getPermissions':
      return { kind: 'permissions' }
    case 'wallet_revokePermissions':
      return { kind: 'revoke' }
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
      return { kind: 'connect', method }
    case 'wallet_switchEthereumChain':
      return { kind: 'switchChain', chainId: chainIdOf(recordOf(list[0], 'The chain')['chainId']) }
    case 'wallet_addEthereumChain': {
      const chain = recordOf(list[0], 'The chain')
      const urls: readonly unknown[] = Array.isArray(chain['rpcUrls']) ? chain['rpcUrls'] : []
      return {
        kind: 'addChain',
        chainId: chainIdOf(chain['chainId']),
        name: stringOf(chain['chainName']),
        rpcUrl: typeof urls[0] === 'string' ? urls[0] : undefined,
      }
    }
    case 'personal_sign': {
      const message = stringOf(list[0])
      return {
        kind: 'signMessage',
        address: addressOf(list[1], 'The second parameter'),
        message: isHex(message) ? message : stringToHex(message),
      }
    }
    case 'eth_signTypedData_v4':
      return {
        kind: 'signTypedData',
        address: addressOf(list[0], 'The first parameter'),
        typedData: typedDataOf(list[1]),
      }
    case 'eth_sendTransaction':
      return { kind: 'sendTransaction', transaction: transactionOf(list[0]) }
    case 'wallet_watchAsset': {
      const asset = recordOf(Array.isArray(params) ? list[0] : params, 'The asset')
      const options = recordOf(asset['options'], 'The asset’s options')
      return {
        kind: 'watchAsset',
        symbol: stringOf(options['symbol']),
        address: stringOf(options['address']),
      }
    }
    default:
      return /^(?:wallet_|personal_|eth_sign|eth_subscribe|eth_unsubscribe)/.test(method)
        ? { kind: 'unsupported', method }
        : { kind: 'node', method, params: params ?? [] }
  }
}
