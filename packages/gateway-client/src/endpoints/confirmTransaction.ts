import { checkChainId, checkHashes, checkHex } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hash, Hex } from '../schemas/primitives.ts'
import { type TransactionDetails, transactionDetailsSchema } from '../schemas/transaction.ts'

/** What `confirmTransaction` takes. */
export type ConfirmTransactionParameters = RequestOptions & {
  chainId: number
  safeTxHash: Hash
  /** Of one owner; delegates cannot confirm. */
  signature: Hex
}

/**
 * Adds an owner's signature to a queued transaction (POST confirmations).
 *
 * @throws GatewayHttpError with status 422 and the reason in `details`, for example `Invalid signature`
 */
export async function confirmTransaction(
  client: GatewayClient,
  { chainId, safeTxHash, signature, signal }: ConfirmTransactionParameters,
): Promise<TransactionDetails> {
  checkChainId(chainId)
  checkHashes({ safeTxHash })
  checkHex({ signature })
  return request(client, {
    path: path`/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
    // The second is how the gateway of 2023 named it.
    body: { signature, signedSafeTxHash: signature },
    schema: transactionDetailsSchema,
    signal,
  })
}
