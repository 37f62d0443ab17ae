import { type Address, bytesToHex, type Hex } from 'viem'
import { getBlockNumber, signTypedData } from 'viem/actions'
import {
  type PaymentRequest,
  paymentRequestTypedData,
  type SignedPaymentRequest,
  toPaymentRequest,
} from '@ghost-pay/payments/requests'
import { toEoaSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { ChainReadError } from '../errors.ts'
import { CheckFailedError } from '../signing/CheckFailedError.ts'
import { notOwn } from '../signing/ownSignature.ts'
import { verifyIsOwner } from '../signing/verifyOwner.ts'
import type { WalletAccess } from '../signing/WalletAccess.ts'
import { verifyRequest } from './verifyRequest.ts'

/** What is asked for, by whom, and how the wallet is reached. */
export type MakeRequestParameters = Pick<
  PaymentRequest,
  'payee' | 'token' | 'amount' | 'memo' | 'expires'
> & {
  /** The owner who signs it; undefined for a request that nobody signs. */
  signer: Address | undefined
  wallet: Pick<WalletAccess, 'open'>
}

/**
 * Makes a request for an account: from the chain's head on, and signed where there is a signer. The wallet is asked only when it
 * is the owner's and on the account's chain, and its answer must be the owner's signature of just this request
 * (behaviour/requests#made).
 *
 * @param client the node of the chain on which it is to be paid
 * @throws CheckFailedError `stranger`, `unread`, `otherSignature` or `contractSigner`; ChainReadError when the node does not answer; whatever the wallet
 *   throws
 */
export async function makeRequest(
  client: ChainClient,
  { signer, wallet, ...asked }: MakeRequestParameters,
): Promise<SignedPaymentRequest> {
  const { payee } = asked
  const chainId = client.chain.id
  const fromBlock = await getBlockNumber(client, { cacheTime: 0 }).catch((cause: unknown) => {
    throw new ChainReadError('silent', chainId, cause)
  })
  const request = toPaymentRequest({
    ...asked,
    chainId,
    requester: signer ?? payee,
    issued: Math.floor(Date.now() / 1000),
    fromBlock: Number(fromBlock),
    salt: bytesToHex(crypto.getRandomValues(new Uint8Array(8))),
  })
  if (signer === undefined) return request
  await verifyIsOwner(client, payee, signer)
  const opened = await wallet.open(signer, chainId)
  const answer = await signTypedData(opened, {
    account: signer,
    ...paymentRequestTypedData(request),
  })
  const signed = withSignature(request, answer)
  if (signed === undefined) throw await notOwn(client, answer, signer)
  // The contract of an owner that is an account itself has read its answer, so that a refusal is the truth.
  const worth = await verifyRequest(client, signed)
  if (worth === 'unknown') throw new ChainReadError('silent', chainId)
  if (worth !== 'signed') throw new CheckFailedError({ kind: 'otherSignature' })
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
