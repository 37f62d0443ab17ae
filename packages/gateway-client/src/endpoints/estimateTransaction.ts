import type { GatewayClient } from '../client.ts'
import type { CallInput, RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type Estimation, estimationSchema } from '../schemas/transaction.ts'

export type EstimateTransactionParameters = SafeId & RequestOptions & { transaction: CallInput }

/** Asks for the gas of a call, and for the nonces (POST v2 estimations). Accounts from version 1.3.0 on use 0 for `safeTxGas`. */
export function estimateTransaction(
  client: GatewayClient,
  {
    chainId,
    address,
    transaction: { to, value, data = null, operation = 0 },
    signal,
  }: EstimateTransactionParameters,
): Promise<Estimation> {
  return request(client, {
    path: path`/v2/chains/${chainId}/safes/${address}/multisig-transactions/estimations`,
    check: { chainId, address, to, value, operation },
    checkGiven: { data },
    body: { to, value: String(value), data, operation },
    reads: true,
    schema: estimationSchema,
    signal,
  })
}
