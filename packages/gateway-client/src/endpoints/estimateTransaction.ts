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
import { type Estimation, estimationSchema } from '../schemas/transaction.ts'

/** What `estimateTransaction` takes. */
export type EstimateTransactionParameters = SafeId & RequestOptions & { transaction: CallInput }

/** Estimates the gas of a call, and says which nonces (POST v2 estimations). Accounts from version 1.3.0 on use 0 for `safeTxGas`. */
export async function estimateTransaction(
  client: GatewayClient,
  parameters: EstimateTransactionParameters,
): Promise<Estimation> {
  const { chainId, address, transaction, signal } = checked(parameters)
  const { to, value, data = null, operation = 0 } = checked(transaction, 'transaction')
  checkSafe({ chainId, address })
  checkAddresses({ to })
  checkWhole({ value })
  checkOperation(operation)
  checkHex(given({ data }))
  return request(client, {
    path: path`/v2/chains/${chainId}/safes/${address}/multisig-transactions/estimations`,
    body: {
      to,
      value: String(value),
      data,
      operation,
    } satisfies Body<'POST /v2/chains/{chainId}/safes/{address}/multisig-transactions/estimations'>,
    reads: true,
    schema: estimationSchema,
    signal,
  })
}
