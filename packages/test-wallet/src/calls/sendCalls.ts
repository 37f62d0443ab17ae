import type { Address } from 'viem'

import { createUuid } from '../createUuid.ts'
import { WalletRpcError } from '../errors.ts'
import { sendTransaction } from '../sendTransaction.ts'
import type { ConsentRequest, WalletCall } from '../WalletRequest.ts'
import type { WalletState } from '../walletState.ts'
import { atomicStatus } from './atomicStatus.ts'
import { callsSender } from './checkCalls.ts'
import { type BatchedCall, sendAtomic } from './sendAtomic.ts'

/**
 * Starts a batch that was approved: as one transaction where the account can, otherwise call by call.
 *
 * @param state the wallet's state
 * @param request the batch
 * @param batcher the contract that makes a batch one transaction
 * @returns the id by which the page asks for its status (EIP-5792)
 * @throws WalletRpcError 5720 when the page has used the id before, 5760 for what must be atomic and cannot be
 */
export async function sendCalls(
  state: WalletState,
  request: Extract<ConsentRequest, { kind: 'sendCalls' }>,
  batcher: Address | undefined,
): Promise<{ id: string }> {
  const { chainId, calls, id = createUuid(), atomicRequired } = request
  const account = state.accountOf(callsSender(state, request))
  const node = state.nodeOf(chainId)
  const status = await atomicStatus(node, account.address, batcher)
  const isAtomic = status !== 'unsupported' && calls.every(isBatched)
  if (atomicRequired && !isAtomic)
    throw new WalletRpcError(5760, 'The wallet cannot send these calls as one transaction.')
  const send = (call: WalletCall) =>
    sendTransaction(node, { account, chainId, transaction: call, authorizations: [] })
  const sendAll = () =>
    sendAtomic(node, {
      account,
      chainId,
      calls: calls.filter(isBatched),
      // It is atomic only where there is one.
      batcher: batcher ?? account.address,
      delegates: status === 'ready',
    })
  state.batches.start(
    { id, chainId, atomic: isAtomic },
    {
      transactions: (isAtomic ? [sendAll] : calls.map((call) => () => send(call))).map(
        (task) => () => state.enqueueTransaction(task),
      ),
      receiptOf: (hash) => node('eth_getTransactionReceipt', [hash]),
    },
  )
  return { id }
}

const isBatched = (call: WalletCall): call is BatchedCall => call.to !== undefined
