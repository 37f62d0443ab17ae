import { checkAddresses, checkChainId, checked, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import type { Address } from '../schemas/address.ts'
import { type DelegatePage, delegatePageSchema } from '../schemas/delegate.ts'

/** What `getDelegates` takes. */
export type GetDelegatesParameters = PageOptions & {
  chainId: number
  safe?: Address | undefined
  delegate?: Address | undefined
  delegator?: Address | undefined
  label?: string | undefined
}

/** Reads a page of who may propose for whom (GET v2 delegates). At least one of the four filters is needed. */
export async function getDelegates(
  client: GatewayClient,
  parameters: GetDelegatesParameters,
): Promise<DelegatePage> {
  const { chainId, safe, delegate, delegator, label, pageUrl, signal } = checked(parameters)
  checkChainId(chainId)
  checkAddresses(given({ safe, delegate, delegator }))
  return requestPage(client, {
    path: path`/v2/chains/${chainId}/delegates`,
    query: { safe, delegate, delegator, label },
    pageUrl,
    about: {
      'results.*.safe': safe,
      'results.*.delegate': delegate,
      'results.*.delegator': delegator,
    },
    schema: delegatePageSchema,
    signal,
  })
}
