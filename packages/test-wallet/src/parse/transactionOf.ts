import type { AccessList } from 'viem'

import type { TransactionRequest, TransactionType } from '../WalletRequest.ts'
import { addressOf, bytesOf, chainIdOf, invalid, listOf, quantityOf, recordWith } from './values.ts'

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
export function transactionOf(value: unknown): TransactionRequest {
  const given = recordWith(value, 'The transaction', fields)
  const quantity = (name: keyof typeof given): bigint | undefined =>
    given[name] === undefined ? undefined : quantityOf(given[name], name)
  const data = eitherOf(given, 'data', 'input')
  const gas = eitherOf(given, 'gas', 'gasLimit')
  const nonce = quantity('nonce')
  const transaction: TransactionRequest = {
    from: addressOf(given.from, 'from'),
    to: given.to === undefined ? undefined : addressOf(given.to, 'to'),
    data: data === undefined ? '0x' : bytesOf(data, 'data'),
    value: quantity('value') ?? 0n,
    gas: gas === undefined ? undefined : quantityOf(gas, 'gas'),
    chainId: given.chainId === undefined ? undefined : chainIdOf(given.chainId),
    nonce: nonce === undefined ? undefined : Number(nonce),
    type: given.type === undefined ? undefined : typeOf(given.type),
    gasPrice: quantity('gasPrice'),
    maxFeePerGas: quantity('maxFeePerGas'),
    maxPriorityFeePerGas: quantity('maxPriorityFeePerGas'),
    accessList: given.accessList === undefined ? undefined : accessListOf(given.accessList),
  }
  if (transaction.to === undefined && transaction.data === '0x')
    throw invalid('The transaction has neither a recipient (to) nor data to create a contract.')
  checkFees(transaction)
  return transaction
}

/** Two names of one field: with different values nobody knows which was meant. */
function eitherOf<Field extends string>(
  given: Partial<Record<Field, unknown>>,
  name: Field,
  other: Field,
): unknown {
  if (given[name] !== undefined && given[other] !== undefined && given[name] !== given[other])
    throw invalid(`The transaction says one thing in ${name} and another in ${other}.`)
  return given[name] ?? given[other]
}

function typeOf(value: unknown): TransactionType {
  const type = types[Number(quantityOf(value, 'type'))]
  if (type === undefined)
    throw invalid(`This wallet sends transactions of the types 0x0, 0x1 and 0x2.`)
  return type
}

function accessListOf(value: unknown): AccessList {
  return listOf(value, 'accessList').map((entry) => {
    const { address, storageKeys } = recordWith(entry, 'accessList', ['address', 'storageKeys'])
    return {
      address: addressOf(address, 'accessList'),
      storageKeys: listOf(storageKeys, 'storageKeys').map((key) => bytesOf(key, 'storageKeys')),
    }
  })
}

function checkFees(transaction: TransactionRequest): void {
  const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } = transaction
  const isCapped = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice !== undefined && (isCapped || type === 'eip1559'))
    throw invalid('A transaction has a gasPrice or a maxFeePerGas, not both.')
  if (isCapped && type !== undefined && type !== 'eip1559')
    throw invalid('A transaction with a maxFeePerGas has the type 0x2.')
  if (accessList !== undefined && type === 'legacy')
    throw invalid('A transaction of the type 0x0 has no accessList.')
  if (
    maxFeePerGas !== undefined &&
    maxPriorityFeePerGas !== undefined &&
    maxFeePerGas < maxPriorityFeePerGas
  )
    throw invalid('maxPriorityFeePerGas must not be more than maxFeePerGas.')
}
