import { checkChainId, checked, checkHashes, checkHex } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import { checkDetails } from '../http/checkDetails.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hash, Hex } from '../schemas/hex.ts'
import { type TransactionDetails, transactionDetailsSchema } from '../schemas/transaction.ts'

type Confirmation = Body<'POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations'>

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
  parameters: ConfirmTransactionParameters,
): Promise<TransactionDetails> {
  const { chainId, safeTxHash, signature, signal } = checked(parameters)
  checkChainId(chainId)
  checkHashes({ safeTxHash })
  checkHex({ signature })
  const details = await request(client, {
    path: path`/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
    // The second is how the gateway of 2023 named it.
    body: { signature, signedSafeTxHash: signature } satisfies Confirmation & {
      signedSafeTxHash: Hex
    },
    about: { txId: safeTxHash, 'detailedExecutionInfo.safeTxHash': safeTxHash },
    schema: transactionDetailsSchema,
    signal,
  })
  return checkDetails(details)
}
