import { sendTransaction } from '../sendTransaction.ts'
import { createUuid } from '../uuid.ts'
import type { ConsentRequest } from '../WalletRequest.ts'
import type { WalletState } from '../walletState.ts'
import { batchSender } from './checkCalls.ts'

/**
 * Starts a batch that was agreed to.
 *
 * @param state the wallet's state
 * @param request the batch
 * @returns the id by which the page follows it (EIP-5792)
 * @throws WalletRpcError 5720 when the page has used the id before
 */
export function sendCalls(
  state: WalletState,
  request: Extract<ConsentRequest, { kind: 'sendCalls' }>,
): { id: string } {
  const { chainId, calls, id = createUuid() } = request
  const account = state.accountOf(batchSender(state, request))
  const node = state.nodeOf(chainId)
  state.batches.start(
    { id, chainId, calls },
    {
      send: (transaction) =>
        state.sendInTurn(() => sendTransaction(node, { account, chainId, transaction })),
      receiptOf: (hash) => node('eth_getTransactionReceipt', [hash]),
    },
  )
  return { id }
}
