import type { Address } from 'viem'

import { sendCalls } from './calls/sendCalls.ts'
import { ChainNotAllowedError, HostNotAllowedError, WalletRpcError } from './errors.ts'
import { getPermissions } from './getPermissions.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signTypedDataJson } from './typedData.ts'
import type { ConsentRequest } from './WalletRequest.ts'
import type { WalletState } from './walletState.ts'

/**
 * Performs a request that was approved.
 *
 * @param state the wallet's state
 * @param request the request
 * @param options `keepsChain`, whether the wallet does not switch to a chain that it adds; `batcher`, the contract that makes a batch
 *   of calls one transaction
 * @returns the answer to the request
 * @throws WalletRpcError with the node's message, or -32602 for what cannot be done
 */
export async function performRequest(
  state: WalletState,
  request: ConsentRequest,
  { keepsChain, batcher }: { keepsChain: boolean; batcher: Address | undefined },
): Promise<unknown> {
  switch (request.kind) {
    case 'connect':
      state.change({ connected: true })
      return request.method === 'eth_requestAccounts'
        ? state.visibleAccounts()
        : getPermissions(state)
    case 'switchChain':
      state.change({ chainId: request.chainId })
      return null
    case 'addChain':
      addChain(state, request)
      if (!keepsChain) state.change({ chainId: request.chainId })
      return null
    case 'signMessage':
      return state.accountOf(request.address).signMessage({ message: { raw: request.message } })
    case 'signTypedData':
      return signTypedDataJson(state.accountOf(request.address), request.typedData)
    case 'sendTransaction': {
      const { transaction } = request
      const { chainId } = state.now
      const account = state.accountOf(transaction.from)
      return state.enqueueTransaction(() =>
        sendTransaction(state.nodeOf(chainId), {
          account,
          chainId,
          transaction,
          authorizations: [],
        }),
      )
    }
    case 'sendCalls':
      return sendCalls(state, request, batcher)
    case 'watchAsset':
      return true
  }
}

function addChain(
  state: WalletState,
  { chainId: id, name, rpcUrl }: Extract<ConsentRequest, { kind: 'addChain' }>,
): void {
  try {
    state.addChain({ id, name, rpcUrl }, 'page')
  } catch (error) {
    const isRefused = error instanceof ChainNotAllowedError || error instanceof HostNotAllowedError
    throw isRefused ? new WalletRpcError(-32602, error.message) : error
  }
}
