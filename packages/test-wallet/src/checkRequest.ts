import type { Address } from 'viem'

import { checkCalls } from './calls/checkCalls.ts'
import { WalletRpcError } from './errors.ts'
import { checkTypedDataChain } from './typedData.ts'
import type { ConsentRequest } from './WalletRequest.ts'
import type { WalletState } from './walletState.ts'

/**
 * Refuses what no wallet prompts its user for: accounts that the page may not use, and other chains than the wallet's.
 *
 * @param batcher the contract that makes a batch of calls one transaction
 * @throws WalletRpcError 4100 for the account, -32602 and -32603 for the chain, for a batch what `checkCalls` throws
 */
export function checkRequest(state: WalletState, request: ConsentRequest, batcher?: Address): void {
  const { chainId } = state.now
  switch (request.kind) {
    case 'signMessage':
      state.accountOf(request.address)
      break
    case 'signTypedData':
      state.accountOf(request.address)
      checkTypedDataChain(request.typedData, chainId)
      break
    case 'sendTransaction': {
      const { from, chainId: wanted } = request.transaction
      state.accountOf(from)
      if (wanted !== undefined && wanted !== chainId)
        throw new WalletRpcError(
          -32602,
          `The transaction is for chain ${wanted}, the wallet is on chain ${chainId}. Switch first.`,
        )
      break
    }
    case 'sendCalls':
      checkCalls(state, request, batcher)
      break
    default:
  }
}
