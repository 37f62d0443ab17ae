import { type Address, numberToHex, recoverMessageAddress } from 'viem'

import { getCapabilities } from './calls/getCapabilities.ts'
import { WalletRpcError } from './errors.ts'
import { getPermissions } from './getPermissions.ts'
import type { ConsentRequest, WalletRequest } from './WalletRequest.ts'
import type { WalletState } from './walletState.ts'

/**
 * Answers a request: out of the wallet's state, from the node of the selected chain, or by consent.
 *
 * @param state the wallet's state
 * @param request a parsed request
 * @param options `handleConsent` for what needs consent; `batches`, whether the wallet takes batches of calls
 *   (EIP-5792); `batcher`, the contract that makes one a single transaction
 * @throws WalletRpcError
 */
export async function answerRequest(
  state: WalletState,
  request: WalletRequest,
  {
    handleConsent,
    batches,
    batcher,
  }: {
    handleConsent: (request: ConsentRequest) => Promise<unknown>
    batches: boolean
    batcher: Address | undefined
  },
): Promise<unknown> {
  switch (request.kind) {
    case 'accounts':
      return state.visibleAccounts()
    case 'chainId':
      return numberToHex(state.now.chainId)
    case 'networkId':
      return String(state.now.chainId)
    case 'permissions':
      return getPermissions(state)
    case 'revoke':
      state.change({ connected: false })
      return null
    case 'recover':
      return recoverSigner(request)
    case 'capabilities':
      if (request.address !== undefined) state.accountOf(request.address)
      return getCapabilities(state, { ...request, batches, batcher })
    case 'callsStatus': {
      if (!batches) throw unsupported(request.method)
      const status = state.batches.status(request.id)
      return request.method === 'wallet_getCallsStatus' ? status : null
    }
    case 'unsupported':
      throw unsupported(request.method)
    case 'node':
      return state.nodeOf(state.now.chainId)(request.method, request.params)
    case 'sendCalls':
      if (!batches) throw unsupported('wallet_sendCalls')
      return handleConsent(request)
    default:
      return handleConsent(request)
  }
}

const unsupported = (method: string) =>
  new WalletRpcError(4200, `A test wallet does not support ${method}.`)

/** The account that signed, in lower case as wallets answer it. */
async function recoverSigner({
  message,
  signature,
}: Extract<WalletRequest, { kind: 'recover' }>): Promise<string> {
  try {
    const signer = await recoverMessageAddress({ message: { raw: message }, signature })
    return signer.toLowerCase()
  } catch {
    throw new WalletRpcError(-32602, 'The signature is no signature of an account.')
  }
}
