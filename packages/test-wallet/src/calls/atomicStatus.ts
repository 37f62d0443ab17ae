import type { Address } from 'viem'

import type { Rpc } from '../createRpc.ts'

/** Whether batches of an account are one transaction (EIP-5792): they are, they will be with the first one, or they are not. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/**
 * What the chain says of an account: it runs the code that sends batches (EIP-7702), it is a plain key that can be made to, or it
 * runs other code.
 *
 * @param node the chain's node
 * @param account the account
 * @param batcher the contract that sends batches; `unsupported` without one
 */
export async function atomicStatus(
  node: Rpc,
  account: Address,
  batcher: Address | undefined,
): Promise<AtomicStatus> {
  if (batcher === undefined) return 'unsupported'
  const code = await node('eth_getCode', [account, 'latest'])
  if (code === '0x') return 'ready'
  return code === `0xef0100${batcher.slice(2).toLowerCase()}` ? 'supported' : 'unsupported'
}
