import type { Address } from 'viem'

import { WalletRpcError } from '../errors.ts'
import type { ConsentRequest } from '../WalletRequest.ts'
import type { WalletState } from '../walletState.ts'

type SendCalls = Extract<ConsentRequest, { kind: 'sendCalls' }>

/** The account that a batch is sent from: the one that it names, or the selected one. Throws 4100 where there is none. */
export function callsSender(
  state: WalletState,
  { from = state.visibleAccounts()[0] }: SendCalls,
): Address {
  if (from === undefined)
    throw new WalletRpcError(4100, 'The page is not connected. Connect first.')
  return from
}

/**
 * Refuses a batch that this wallet cannot send as requested (EIP-5792).
 *
 * @param batcher the contract that makes a batch one transaction; without one, nothing is atomic
 * @throws WalletRpcError 4100 for the account, 5710 for the chain, 5700 for a capability, 5760 for what must be atomic
 */
export function checkCalls(
  state: WalletState,
  request: SendCalls,
  batcher: Address | undefined,
): void {
  state.accountOf(callsSender(state, request))
  const { chainId, required, atomicRequired } = request
  if (state.chains.get(chainId)?.rpcUrl === undefined)
    throw new WalletRpcError(5710, `The wallet has no node for chain ${chainId}.`)
  if (required.length > 0)
    throw new WalletRpcError(5700, `The wallet cannot do ${required.join(', ')}.`)
  if (atomicRequired && batcher === undefined)
    throw new WalletRpcError(5760, 'The wallet cannot send several calls as one transaction.')
}
