import { numberToHex, type Hex, type LocalAccount } from 'viem'

import type { Rpc } from './rpc.ts'
import type { TransactionRequest } from './WalletRequest.ts'

/** Priority fee of a test wallet's transactions, in wei. */
const priorityFee = 1_000_000_000n

// A node answers these methods with a hexadecimal number.
const quantity = async (answer: Promise<unknown>): Promise<bigint> => BigInt((await answer) as Hex)

/**
 * Fills in what a transaction lacks (nonce, fees, gas), signs it and hands it to the node.
 *
 * @param rpc the chain's node
 * @param parameters the account that signs, the chain's id and the transaction (`value` in wei)
 * @returns the transaction's hash
 * @throws WalletRpcError with the node's words, for example when the call would revert
 */
export async function sendTransaction(
  rpc: Rpc,
  {
    account,
    chainId,
    transaction: { to, data, value, gas },
  }: { account: LocalAccount; chainId: number; transaction: TransactionRequest },
): Promise<unknown> {
  const call = { from: account.address, to, data, value: numberToHex(value) }
  const [nonce, block, gasLimit] = await Promise.all([
    quantity(rpc('eth_getTransactionCount', [account.address, 'pending'])),
    // `eth_getBlockByNumber` answers a block; one before EIP-1559 has no base fee.
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ baseFeePerGas?: Hex } | null>,
    gas ?? quantity(rpc('eth_estimateGas', [call])),
  ])
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId,
    to: to ?? null,
    data,
    value,
    nonce: Number(nonce),
    gas: gasLimit,
    maxPriorityFeePerGas: priorityFee,
    maxFeePerGas: BigInt(block?.baseFeePerGas ?? 0) * 2n + priorityFee,
  })
  return rpc('eth_sendRawTransaction', [signed])
}
