import { type GatewayClient, getTransaction } from '@ghost-pay/gateway-client'

import { type BatchAccount, type BatchPayment, batchPayments } from './batchPayments.ts'

/**
 * Asks for the bytes of a batch that has happened, and reads what it pays.
 *
 * @param parameters.id of its row in the history
 * @returns null where its bytes do not say it, as `batchPayments` has it
 * @throws GatewayError when the gateway does not show it
 */
export async function readBatchPayments(
  client: GatewayClient,
  { id, signal, ...account }: BatchAccount & { id: string; signal?: AbortSignal | undefined },
): Promise<readonly BatchPayment[] | null> {
  const details = await getTransaction(client, { chainId: account.chainId, id, signal })
  return batchPayments(details, account, id) ?? null
}
