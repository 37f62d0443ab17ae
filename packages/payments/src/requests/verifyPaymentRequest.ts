import type { Address, Hex } from 'viem'
import { recoverAddress } from 'viem/utils'

import { paymentRequestHash, type SignedPaymentRequest } from './paymentRequest.ts'

/** What is known of who asks. */
export type RequestSignature =
  /** The requester has signed just this request. */
  | 'signed'
  /** It has no signature, so anyone can have written it. */
  | 'unsigned'
  /** It carries a signature that is not the requester's, or not of this request. Do not pay it. */
  | 'invalid'
  /** Only the chain of the requester knows, and it was not asked or did not answer. */
  | 'unknown'

/** Asks the chain whether an account's own contract takes a signature (EIP-1271). It throws when the chain does not answer. */
export type ContractSignatureVerifier = (question: {
  chainId: number
  address: Address
  hash: Hex
  signature: Hex
}) => Promise<boolean>

/**
 * Whether the requester has signed a request: by the key of its address, or by the contract at its address. See
 * behaviour/requests#signature.
 *
 * @param parameters.verifyContract without it, what no key explains stays `unknown`
 */
export async function verifyPaymentRequest(
  request: SignedPaymentRequest,
  { verifyContract }: { verifyContract?: ContractSignatureVerifier | undefined } = {},
): Promise<RequestSignature> {
  const { chainId, requester, signature } = request
  if (signature === undefined) return 'unsigned'
  const hash = paymentRequestHash(request)
  if ((await recover(hash, signature)) === requester) return 'signed'
  if (verifyContract === undefined) return 'unknown'
  try {
    const holds = await verifyContract({ chainId, address: requester, hash, signature })
    return holds ? 'signed' : 'invalid'
  } catch {
    return 'unknown'
  }
}

async function recover(hash: Hex, signature: Hex): Promise<Address | undefined> {
  // 65 bytes with v of 27 or 28: another form of the same signature is left to the contract.
  if (!/^0x[\da-f]{128}1[bc]$/i.test(signature)) return undefined
  try {
    return await recoverAddress({ hash, signature })
  } catch {
    return undefined
  }
}
