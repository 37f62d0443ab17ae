import { type Hex, type LocalAccount, numberToHex, type SignedAuthorization } from 'viem'

import type { Rpc } from './createRpc.ts'
import type { TransactionRequest } from './WalletRequest.ts'

/** Priority fee of a test wallet's transactions, in wei. */
const priorityFee = 1_000_000_000n

// A node answers these methods with a hexadecimal number.
const quantity = async (answer: Promise<unknown>): Promise<bigint> => BigInt((await answer) as Hex)

/**
 * Fills in the fields that a transaction lacks (nonce, fees, gas), signs it and sends it to the node. Given fields are sent as given.
 *
 * @param rpc the chain's node
 * @param parameters the account that signs, the chain's id, the transaction (`value` and prices in wei), and the `authorizations` of
 *   keys that are to run the code of a contract (EIP-7702)
 * @returns the transaction's hash
 * @throws WalletRpcError with the node's message, for example when the call would revert
 */
export async function sendTransaction(
  rpc: Rpc,
  {
    account,
    chainId,
    transaction,
    authorizations,
  }: {
    account: LocalAccount
    chainId: number
    transaction: Omit<TransactionRequest, 'from'>
    authorizations: readonly SignedAuthorization[]
  },
): Promise<unknown> {
  const { to, data, value, gas, nonce } = transaction
  const call = {
    from: account.address,
    to,
    data,
    value: numberToHex(value),
    ...(authorizations.length > 0 && { authorizationList: authorizations.map(toRpc) }),
  }
  const [nextNonce, gasLimit, fees] = await Promise.all([
    nonce ?? quantity(rpc('eth_getTransactionCount', [account.address, 'pending'])),
    gas ?? quantity(rpc('eth_estimateGas', [call])),
    feesOf(rpc, transaction),
  ])
  const fields = {
    chainId,
    to: to ?? null,
    data,
    value,
    nonce: Number(nextNonce),
    gas: gasLimit,
  }
  const signed = await account.signTransaction(
    authorizations.length > 0 && fees.type === 'eip1559'
      ? { ...fees, ...fields, type: 'eip7702', authorizationList: authorizations }
      : { ...fees, ...fields },
  )
  return rpc('eth_sendRawTransaction', [signed])
}

/** An authorization as a node reads it. */
const toRpc = ({ address, chainId, nonce, r, s, yParity }: SignedAuthorization) => ({
  address,
  chainId: numberToHex(chainId),
  nonce: numberToHex(nonce),
  r,
  s,
  yParity: numberToHex(yParity ?? 0),
})

/** The kind of transaction and its prices: those that it names, for the rest the node's. */
async function feesOf(rpc: Rpc, transaction: Omit<TransactionRequest, 'from'>) {
  const { type, gasPrice, accessList, maxFeePerGas, maxPriorityFeePerGas } = transaction
  if (type === 'legacy' || type === 'eip2930' || gasPrice !== undefined) {
    const price = gasPrice ?? (await quantity(rpc('eth_gasPrice', [])))
    return type === 'eip2930' || accessList !== undefined
      ? ({ type: 'eip2930', gasPrice: price, accessList: accessList ?? [] } as const)
      : ({ type: 'legacy', gasPrice: price } as const)
  }
  const priority = maxPriorityFeePerGas ?? lesser(priorityFee, maxFeePerGas)
  return {
    type: 'eip1559',
    ...(accessList && { accessList }),
    maxPriorityFeePerGas: priority,
    maxFeePerGas: maxFeePerGas ?? (await baseFee(rpc)) * 2n + priority,
  } as const
}

const lesser = (value: bigint, limit: bigint | undefined): bigint =>
  limit !== undefined && limit < value ? limit : value

/** Wei a unit of gas in the newest block; a block from before EIP-1559 has none. */
async function baseFee(rpc: Rpc): Promise<bigint> {
  // `eth_getBlockByNumber` answers a block.
  const block = (await rpc('eth_getBlockByNumber', ['latest', false])) as {
    baseFeePerGas?: Hex
  } | null
  return BigInt(block?.baseFeePerGas ?? 0)
}
