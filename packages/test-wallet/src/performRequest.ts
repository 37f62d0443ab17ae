import { sendCalls } from './calls/sendCalls.ts'
import { ChainNotAllowedError, HostNotAllowedError, WalletRpcError } from './errors.ts'
import { permissionsOf } from './permissions.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signTypedDataJson } from './typedData.ts'
import type { ConsentRequest } from './WalletRequest.ts'
import type { WalletState } from './walletState.ts'

/**
 * Does what was agreed to.
 *
 * @param state the wallet's state
 * @param request what to do
 * @param keepsChain whether a chain that is added is not switched to
 * @returns the answer to the request
 * @throws WalletRpcError with the node's words, or -32602 for what cannot be done
 */
export async function performRequest(
  state: WalletState,
  request: ConsentRequest,
  keepsChain: boolean,
): Promise<unknown> {
  switch (request.kind) {
    case 'connect':
      state.change({ connected: true })
      return request.method === 'eth_requestAccounts'
        ? state.visibleAccounts()
        : permissionsOf(state)
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
      return state.sendInTurn(() =>
        sendTransaction(state.nodeOf(chainId), { account, chainId, transaction }),
      )
    }
    case 'sendCalls':
      return sendCalls(state, request)
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
