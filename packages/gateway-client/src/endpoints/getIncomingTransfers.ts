import { checkAddresses, checkDecimals, checked, checkSafe, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { executedWithin } from '../http/executedWithin.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import type { Address } from '../schemas/address.ts'
import { type TransactionPage, transactionPageSchema } from '../schemas/transaction.ts'

/** What `getIncomingTransfers` takes. */
export type GetIncomingTransfersParameters = SafeId &
  PageOptions & {
    /** Not before this moment, in milliseconds. */
    executedFrom?: number | undefined
    /** Not after this moment, in milliseconds. */
    executedUntil?: number | undefined
    to?: Address | undefined
    /** Amount in whole tokens, for example `1.5`. */
    value?: string | undefined
    tokenAddress?: Address | undefined
    /** `false` shows transfers of tokens on no list, too. Default of the gateway: true. */
    trusted?: boolean | undefined
  }

/** Reads a page of what an account has received (GET incoming-transfers). */
export async function getIncomingTransfers(
  client: GatewayClient,
  parameters: GetIncomingTransfersParameters,
): Promise<TransactionPage> {
  const {
    chainId,
    address,
    executedFrom,
    executedUntil,
    to,
    value,
    tokenAddress,
    trusted,
    pageUrl,
    signal,
  } = checked(parameters)
  checkSafe({ chainId, address })
  checkAddresses(given({ to, tokenAddress }))
  checkDecimals(given({ value }))
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/incoming-transfers/`,
    query: {
      ...executedWithin(executedFrom, executedUntil),
      to,
      value,
      token_address: tokenAddress,
      trusted,
    },
    pageUrl,
    about: {
      'results.*.transaction.id': address,
      'results.*.transaction.txInfo.transferInfo.tokenAddress': tokenAddress,
    },
    schema: transactionPageSchema,
    signal,
  })
}
