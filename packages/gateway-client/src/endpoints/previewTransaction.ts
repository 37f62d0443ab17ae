import {
  checkAddresses,
  checked,
  checkHex,
  checkOperation,
  checkSafe,
  checkWhole,
  given,
} from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { CallInput, RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type TransactionPreview, transactionPreviewSchema } from '../schemas/transaction.ts'

/** What `previewTransaction` takes. */
export type PreviewTransactionParameters = SafeId & RequestOptions & { transaction: CallInput }

/** Reads what a call would be: decoded and classified, not simulated, not stored (POST preview). */
export async function previewTransaction(
  client: GatewayClient,
  parameters: PreviewTransactionParameters,
): Promise<TransactionPreview> {
  const { chainId, address, transaction, signal } = checked(parameters)
  const { to, value, data = null, operation = 0 } = checked(transaction, 'transaction')
  checkSafe({ chainId, address })
  checkAddresses({ to })
  checkWhole({ value })
  checkOperation(operation)
  checkHex(given({ data }))
  return request(client, {
    path: path`/v1/chains/${chainId}/transactions/${address}/preview`,
    body: {
      to,
      value: String(value),
      data,
      operation,
    } satisfies Body<'POST /v1/chains/{chainId}/transactions/{safeAddress}/preview'>,
    reads: true,
    schema: transactionPreviewSchema,
    signal,
  })
}
