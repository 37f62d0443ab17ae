import { checkAddresses, checked, checkHashes, checkSafe, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import type { Address } from '../schemas/address.ts'
import type { Hash } from '../schemas/hex.ts'
import { type TransactionPage, transactionPageSchema } from '../schemas/transaction.ts'

/** What `getModuleTransactions` takes. */
export type GetModuleTransactionsParameters = SafeId &
  PageOptions & {
    to?: Address | undefined
    module?: Address | undefined
    transactionHash?: Hash | undefined
  }

/** Reads a page of what modules have done in the name of an account (GET module-transactions). */
export async function getModuleTransactions(
  client: GatewayClient,
  parameters: GetModuleTransactionsParameters,
): Promise<TransactionPage> {
  const { chainId, address, to, module, transactionHash, pageUrl, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkAddresses(given({ to, module }))
  checkHashes(given({ transactionHash }))
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/module-transactions/`,
    query: { to, module, transaction_hash: transactionHash },
    pageUrl,
    about: {
      'results.*.transaction.id': address,
      'results.*.transaction.txHash': transactionHash,
      'results.*.transaction.executionInfo.address.value': module,
    },
    schema: transactionPageSchema,
    signal,
  })
}
