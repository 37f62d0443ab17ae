import { type Address, type Hex, isAddress, isHex, stringToHex } from 'viem'

import { parseAddChain } from './parse/parseAddChain.ts'
import { parseCalls } from './parse/parseCalls.ts'
import { parseTransaction } from './parse/parseTransaction.ts'
import { parseTypedData } from './parse/parseTypedData.ts'
import {
  invalidParams,
  parseAddress,
  parseArray,
  parseChainId,
  parseHex,
  parseObject,
  parseObjectWith,
  parseString,
} from './parse/values.ts'
import type { WalletRequest } from './WalletRequest.ts'

/** A message as bytes: hexadecimal is taken as the bytes, anything else as text. */
function parseMessage(value: unknown): Hex {
  if (typeof value !== 'string') throw invalidParams('The message must be a text.')
  return isHex(value) && value.length % 2 === 0 ? value : stringToHex(value)
}

/** `personal_sign` takes message and account; the opposite order is accepted too, as by any wallet. */
function parsePersonalSign(first: unknown, second: unknown): { message: Hex; address: Address } {
  const isSigner = (value: unknown) =>
    typeof value === 'string' && isAddress(value, { strict: false })
  const [message, address] =
    isSigner(first) && !isSigner(second) ? [second, first] : [first, second]
  return { message: parseMessage(message), address: parseAddress(address, 'The second parameter') }
}

/** The assets of EIP-747. */
const assetTypes: readonly unknown[] = ['ERC20', 'ERC721', 'ERC1155']

function parseWatchAsset(value: unknown): WalletRequest {
  const { type, options } = parseObject(value, 'The asset')
  if (!assetTypes.includes(type))
    throw invalidParams(`The asset’s type must be ${assetTypes.join(', ')}.`)
  const { symbol, address } = parseObject(options, 'The asset’s options')
  return {
    kind: 'watchAsset',
    symbol: typeof symbol === 'string' ? symbol : '',
    address: parseAddress(address, 'The asset’s address'),
  }
}

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
      return {
        kind: 'switchChain',
        chainId: parseChainId(parseObjectWith(list[0], 'The chain', ['chainId']).chainId),
      }
    case 'wallet_addEthereumChain':
      return parseAddChain(list[0])
    case 'personal_sign':
      return { kind: 'signMessage', ...parsePersonalSign(list[0], list[1]) }
    case 'personal_ecRecover':
      return {
        kind: 'recover',
        message: parseMessage(list[0]),
        signature: parseHex(list[1], 'The signature'),
      }
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      return {
        kind: 'signTypedData',
        address: parseAddress(list[0], 'The first parameter'),
        typedData: parseTypedData(list[1], method === 'eth_signTypedData_v3' ? 'v3' : 'v4'),
      }
    case 'eth_sendTransaction':
      return { kind: 'sendTransaction', transaction: parseTransaction(list[0]) }
    case 'wallet_getCapabilities':
      return {
        kind: 'capabilities',
        address: list[0] === undefined ? undefined : parseAddress(list[0], 'The first parameter'),
        chainIds:
          list[1] === undefined ? undefined : parseArray(list[1], 'The chains').map(parseChainId),
      }
    case 'wallet_sendCalls':
      return parseCalls(list[0])
    case 'wallet_getCallsStatus':
    case 'wallet_showCallsStatus':
      return { kind: 'callsStatus', method, id: parseString(list[0], 'The id') }
    case 'wallet_watchAsset':
      return parseWatchAsset(Array.isArray(params) ? list[0] : params)
    default:
      return /^(?:wallet_|personal_|eth_sign|eth_subscribe|eth_unsubscribe)/.test(method)
        ? { kind: 'unsupported', method }
        : { kind: 'node', method, params: params ?? [] }
  }
}
