import { createUuid } from '../createUuid.ts'
import { sendTransaction } from '../sendTransaction.ts'
import type { ConsentRequest } from '../WalletRequest.ts'
import type { WalletState } from '../walletState.ts'
import { callsSender } from './checkCalls.ts'

/**
 * Starts a batch that was approved.
 *
 * @param state the wallet's state
 * @param request the batch
 * @returns the id by which the page asks for its status (EIP-5792)
 * @throws WalletRpcError 5720 when the page has used the id before
 */
export function sendCalls(
  state: WalletState,
  request: Extract<ConsentRequest, { kind: 'sendCalls' }>,
): { id: string } {
  const { chainId, calls, id = createUuid() } = request
  const account = state.accountOf(callsSender(state, request))
  const node = state.nodeOf(chainId)
  state.batches.start(
    { id, chainId, calls },
    {
      send: (transaction) =>
        state.enqueueTransaction(() => sendTransaction(node, { account, chainId, transaction })),
      receiptOf: (hash) => node('eth_getTransactionReceipt', [hash]),
    },
  )
  return { id }
}
