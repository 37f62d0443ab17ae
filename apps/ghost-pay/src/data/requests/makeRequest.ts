import { type Address, bytesToHex, type Hex } from 'viem'
import type { Config } from 'wagmi'
import { getBlockNumber, signTypedData } from 'wagmi/actions'
import {
  type PaymentRequest,
  paymentRequestTypedData,
  type SignedPaymentRequest,
  toPaymentRequest,
} from '@ghost-pay/payments/requests'
import { readAccount } from '@ghost-pay/safe-account'
import { toEoaSignature } from '@ghost-pay/safe-protocol'

import { speak } from '../../text/Spoken.ts'
import { chainClient, nodeError } from '../chainClient.ts'
import { checkCopy } from '../checkCopy.ts'
import { CheckError } from '../CheckError.ts'
import { verifyWallet } from '../walletAccess.ts'
import { verifyRequest } from './verifyRequest.ts'

export type MakeRequestParameters = Pick<
  PaymentRequest,
  'chainId' | 'payee' | 'token' | 'amount' | 'memo' | 'expires'
> & {
  /** The owner who signs it; undefined for a request that nobody signs. */
  signer: Address | undefined
}

/**
 * Makes a request for an account: from the chain's head on, and signed where there is a signer. The wallet is asked only when it
 * is the owner's and on the account's chain, and its answer must be the owner's signature of just this request
 * (behaviour/requests#made).
 *
 * @throws CheckError when something does not hold or the node does not answer; whatever the wallet throws
 */
export async function makeRequest(
  config: Config,
  { signer, ...asked }: MakeRequestParameters,
): Promise<SignedPaymentRequest> {
  const { chainId, payee } = asked
  const fromBlock = await getBlockNumber(config, { chainId, cacheTime: 0 }).catch(
    (cause: unknown) => {
      throw nodeError(cause)
    },
  )
  const request = toPaymentRequest({
    ...asked,
    requester: signer ?? payee,
    issued: Math.floor(Date.now() / 1000),
    fromBlock: Number(fromBlock),
    salt: bytesToHex(crypto.getRandomValues(new Uint8Array(8))),
  })
  if (signer === undefined) return request
  const { owners } = await readAccount(chainClient(config, chainId), { address: payee })
  if (!owners.includes(request.requester)) {
    throw new CheckError(speak(checkCopy, 'failedCheck.stranger'), {
      by: 'chain',
    })
  }
  await verifyWallet(config, signer, chainId)
  const answer = await signTypedData(config, {
    account: signer,
    ...paymentRequestTypedData(request),
  })
  const signed = withSignature(request, answer)
  if (signed === undefined || (await verifyRequest(config, signed)) !== 'signed') {
    throw new CheckError(speak(checkCopy, 'failedCheck.page.requestSignature'))
  }
  return signed
}

/** A request with what the wallet answered; undefined when that is no signature. */
function withSignature(request: PaymentRequest, answer: Hex): SignedPaymentRequest | undefined {
  const signatures = [() => toEoaSignature(answer), () => answer]
  // An owner that is an account itself answers with bytes that its contract reads.
  for (const signature of signatures) {
    try {
      return toPaymentRequest({ ...request, signature: signature() })
    } catch {
      // The next one, or none.
    }
  }
  return undefined
}
