import { type Address, concat, type Hex, type LocalAccount, numberToHex, pad, size } from 'viem'

import type { Rpc } from '../createRpc.ts'
import { WalletRpcError } from '../errors.ts'
import { sendTransaction } from '../sendTransaction.ts'
import type { WalletCall } from '../WalletRequest.ts'

/** `multiSend(bytes)` */
const selector = '0x8d80ff0a'

/** A call that a batch can hold: MultiSend creates no contracts. */
export type BatchedCall = WalletCall & { to: Address }

/**
 * Sends calls as one transaction of the account to itself: its address runs the code of `batcher` (EIP-7702), which makes all of
 * the calls or none. An account that does not run it yet is made to by the same transaction.
 *
 * @param node the chain's node
 * @param batch `delegates`: whether the account has yet to be made to run `batcher`, which has `multiSend(bytes)` as Safe's
 *   MultiSend has it
 * @returns the transaction's hash
 * @throws WalletRpcError with the node's message, for example when a call would revert; 4200 for an account that cannot sign
 *   an authorization
 */
export async function sendAtomic(
  node: Rpc,
  {
    account,
    chainId,
    calls,
    batcher,
    delegates,
  }: {
    account: LocalAccount
    chainId: number
    calls: readonly BatchedCall[]
    batcher: Address
    delegates: boolean
  },
): Promise<unknown> {
  // A node answers this method with a hexadecimal number.
  const nonce = Number(await node('eth_getTransactionCount', [account.address, 'pending']))
  if (delegates && !account.signAuthorization)
    throw new WalletRpcError(4200, 'This account cannot sign an authorization.')
  // The transaction counts before its authorizations do.
  const authorization =
    delegates &&
    (await account.signAuthorization?.({ address: batcher, chainId, nonce: nonce + 1 }))
  return sendTransaction(node, {
    account,
    chainId,
    transaction: {
      to: account.address,
      data: encodeBatch(calls),
      value: 0n,
      nonce,
    },
    authorizations: authorization ? [authorization] : [],
  })
}

/**
 * The calldata of a batch, by hand: viem's encoder of ABIs makes the script in a page 5 kB longer. One argument: its place, its
 * length, and each call packed as its kind (a call is 0), recipient, value, length and data.
 */
export function encodeBatch(calls: readonly BatchedCall[]): Hex {
  const packed = concat(
    calls.map(({ to, value, data }) => concat(['0x00', to, word(value), word(size(data)), data])),
  )
  const length = size(packed)
  const padded = pad(packed, { dir: 'right', size: Math.ceil(length / 32) * 32 })
  return concat([selector, word(32), word(length), padded])
}

const word = (value: bigint | number): Hex => numberToHex(value, { size: 32 })
