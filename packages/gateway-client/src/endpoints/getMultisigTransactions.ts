import { checkAddresses, checkDecimals, checked, checkSafe, checkWhole, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { executedWithin } from '../http/executedWithin.ts'
import type { CountInput, PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import type { Address } from '../schemas/address.ts'
import { type TransactionPage, transactionPageSchema } from '../schemas/transaction.ts'

/** What `getMultisigTransactions` takes. */
export type GetMultisigTransactionsParameters = SafeId &
  PageOptions & {
    /** Not before this moment, in milliseconds. */
    executedFrom?: number | undefined
    /** Not after this moment, in milliseconds. */
    executedUntil?: number | undefined
    to?: Address | undefined
    /** Amount in whole units of the chain's currency, for example `0.1`. */
    value?: string | undefined
    nonce?: CountInput | undefined
    executed?: boolean | undefined
  }

/** Reads a page of the transactions owners have signed, waiting and executed alike (GET multisig-transactions). */
export async function getMultisigTransactions(
  client: GatewayClient,
  parameters: GetMultisigTransactionsParameters,
): Promise<TransactionPage> {
  const {
    chainId,
    address,
    executedFrom,
    executedUntil,
    to,
    value,
    nonce,
    executed,
    pageUrl,
    signal,
  } = checked(parameters)
  checkSafe({ chainId, address })
  checkAddresses(given({ to }))
  checkDecimals(given({ value }))
  checkWhole(given({ nonce }))
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/multisig-transactions/`,
    query: { ...executedWithin(executedFrom, executedUntil), to, value, nonce, executed },
    pageUrl,
    about: {
      'results.*.transaction.id': address,
      'results.*.transaction.executionInfo.nonce': nonce,
    },
    schema: transactionPageSchema,
    signal,
  })
}
