import type { Address } from 'viem'

import type { ConsentPrompt } from './Consent.ts'
import { WalletRpcError } from './errors.ts'
import type { WalletInfo } from './TestWallet.ts'
import type { ConsentRequest } from './WalletRequest.ts'
import type { WalletState } from './walletState.ts'

/**
 * Creates the prompt for a request: with the account and the chain that the request names, or else the selected ones.
 *
 * @throws WalletRpcError 4100 when the wallet has no account
 */
export function createPrompt(
  { now, chains }: WalletState,
  { name, icon }: WalletInfo,
  request: ConsentRequest,
): ConsentPrompt {
  const account = signerOf(request) ?? now.accounts[0]?.address
  if (account === undefined) throw new WalletRpcError(4100, 'The wallet has no account.')
  const id = request.kind === 'sendCalls' ? request.chainId : now.chainId
  const chain = { id, name: chains.get(id)?.name ?? `Chain ${id}` }
  return { wallet: { name, icon }, account, chain, request }
}

/** The account that a request names; undefined when it names none. */
function signerOf(request: ConsentRequest): Address | undefined {
  switch (request.kind) {
    case 'signMessage':
    case 'signTypedData':
      return request.address
    case 'sendTransaction':
      return request.transaction.from
    case 'sendCalls':
      return request.from
    default:
      return undefined
  }
}
