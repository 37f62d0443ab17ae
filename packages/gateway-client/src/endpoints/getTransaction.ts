import { checkChainId, checked, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { checkDetails } from '../http/checkDetails.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type TransactionDetails, transactionDetailsSchema } from '../schemas/transaction.ts'

/** What `getTransaction` takes. */
export type GetTransactionParameters = RequestOptions & {
  chainId: number
  /**
   * `multisig_…`, `transfer_…`, `module_…`, or a bare safeTxHash. The gateway answers 404 to the ids of 2023, `ethereum_…` and
   * `module_…` with a digest at the end, and to `creation_…`, for which there is `getSafeCreation`.
   */
  id: string
}

/**
 * Reads a transaction with its calldata, confirmations and execution (GET transactions/{id}).
 *
 * @throws GatewayHttpError with status 404 when there is none, 400 when the id is not one of this account,
 * 502 when what the gateway has stored contradicts itself
 */
export async function getTransaction(
  client: GatewayClient,
  parameters: GetTransactionParameters,
): Promise<TransactionDetails> {
  const { chainId, id, signal } = checked(parameters)
  checkChainId(chainId)
  checkWords({ id })
  const [, account, hash] = String(id).split('_')
  const details = await request(client, {
    path: path`/v1/chains/${chainId}/transactions/${id}`,
    about: {
      txId: id,
      safeAddress: account,
      // What stands for itself is the hash that the owners sign.
      'detailedExecutionInfo.safeTxHash': account ? hash : id,
    },
    schema: transactionDetailsSchema,
    signal,
  })
  return checkDetails(details)
}
