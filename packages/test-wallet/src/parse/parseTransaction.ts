import type { AccessList } from 'viem'

import type { TransactionRequest, TransactionType } from '../WalletRequest.ts'
import {
  invalidParams,
  parseAddress,
  parseArray,
  parseChainId,
  parseHex,
  parseObjectWith,
  parseQuantity,
} from './values.ts'

const fields = [
  'accessList',
  'chainId',
  'data',
  'from',
  'gas',
  'gasLimit',
  'gasPrice',
  'input',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'to',
  'type',
  'value',
] as const

/** The kinds of EIP-2718 that this wallet signs, by their number. */
const types: readonly TransactionType[] = ['legacy', 'eip2930', 'eip1559']

/**
 * Reads the parameter of `eth_sendTransaction`.
 *
 * @throws WalletRpcError -32602 for a field that is unknown, makes no sense, or contradicts another
 */
export function parseTransaction(value: unknown): TransactionRequest {
  const given = parseObjectWith(value, 'The transaction', fields)
  const quantity = (name: keyof typeof given): bigint | undefined =>
    given[name] === undefined ? undefined : parseQuantity(given[name], name)
  const data = readAlias(given, 'data', 'input')
  const gas = readAlias(given, 'gas', 'gasLimit')
  const nonce = quantity('nonce')
  const transaction: TransactionRequest = {
    from: parseAddress(given.from, 'from'),
    to: given.to === undefined ? undefined : parseAddress(given.to, 'to'),
    data: data === undefined ? '0x' : parseHex(data, 'data'),
    value: quantity('value') ?? 0n,
    gas: gas === undefined ? undefined : parseQuantity(gas, 'gas'),
    chainId: given.chainId === undefined ? undefined : parseChainId(given.chainId),
    nonce: nonce === undefined ? undefined : Number(nonce),
    type: given.type === undefined ? undefined : parseType(given.type),
    gasPrice: quantity('gasPrice'),
    maxFeePerGas: quantity('maxFeePerGas'),
    maxPriorityFeePerGas: quantity('maxPriorityFeePerGas'),
    accessList: given.accessList === undefined ? undefined : parseAccessList(given.accessList),
  }
  if (transaction.to === undefined && transaction.data === '0x')
    throw invalidParams(
      'The transaction has neither a recipient (to) nor data to create a contract.',
    )
  checkFees(transaction)
  return transaction
}

/** Reads a field that has two names. Different values are ambiguous, so they are refused. */
function readAlias<Field extends string>(
  given: Partial<Record<Field, unknown>>,
  name: Field,
  other: Field,
): unknown {
  if (given[name] !== undefined && given[other] !== undefined && given[name] !== given[other])
    throw invalidParams(`The transaction says one thing in ${name} and another in ${other}.`)
  return given[name] ?? given[other]
}

function parseType(value: unknown): TransactionType {
  const type = types[Number(parseQuantity(value, 'type'))]
  if (type === undefined)
    throw invalidParams(`This wallet sends transactions of the types 0x0, 0x1 and 0x2.`)
  return type
}

function parseAccessList(value: unknown): AccessList {
  return parseArray(value, 'accessList').map((entry) => {
    const { address, storageKeys } = parseObjectWith(entry, 'accessList', [
      'address',
      'storageKeys',
    ])
    return {
      address: parseAddress(address, 'accessList'),
      storageKeys: parseArray(storageKeys, 'storageKeys').map((key) =>
        parseHex(key, 'storageKeys'),
      ),
    }
  })
}

function checkFees(transaction: TransactionRequest): void {
  const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } = transaction
  const isCapped = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice !== undefined && (isCapped || type === 'eip1559'))
    throw invalidParams('A transaction has a gasPrice or a maxFeePerGas, not both.')
  if (isCapped && type !== undefined && type !== 'eip1559')
    throw invalidParams('A transaction with a maxFeePerGas has the type 0x2.')
  if (accessList !== undefined && type === 'legacy')
    throw invalidParams('A transaction of the type 0x0 has no accessList.')
  if (
    maxFeePerGas !== undefined &&
    maxPriorityFeePerGas !== undefined &&
    maxFeePerGas < maxPriorityFeePerGas
  )
    throw invalidParams('maxPriorityFeePerGas must not be more than maxFeePerGas.')
}
