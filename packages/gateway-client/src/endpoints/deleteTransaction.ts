import { checkChainId, checked, checkHashes, checkHex } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hash, Hex } from '../schemas/hex.ts'

/** What `deleteTransaction` takes. */
export type DeleteTransactionParameters = RequestOptions & {
  chainId: number
  safeTxHash: Hash
  signature: Hex
}

/**
 * Takes a transaction out of the queue again (DELETE transactions). Only who proposed it may, and not once it is executed; the
 * signature is of `deleteTransactionTypedData` of `@ghost-pay/safe-protocol/service`.
 *
 * @throws GatewayHttpError with the reason in `details`
 */
export async function deleteTransaction(
  client: GatewayClient,
  parameters: DeleteTransactionParameters,
): Promise<void> {
  const { chainId, safeTxHash, signature, signal } = checked(parameters)
  checkChainId(chainId)
  checkHashes({ safeTxHash })
  checkHex({ signature })
  return request(client, {
    method: 'DELETE',
    path: path`/v1/chains/${chainId}/transactions/${safeTxHash}`,
    body: { signature } satisfies Body<'DELETE /v1/chains/{chainId}/transactions/{safeTxHash}'>,
    schema: undefined,
    signal,
  })
}
