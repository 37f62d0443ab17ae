import { checkAddresses, checkChainId, checked, checkLists, checkWords, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'

/** What `deleteAllSubscriptions` takes. */
export type DeleteAllSubscriptionsParameters = RequestOptions & {
  subscriptions: {
    chainId: number
    deviceUuid: string
    safeAddress: Address
    signerAddress?: Address | null | undefined
  }[]
}

/** Ends notifications of devices, of several accounts at once (DELETE v2 notifications/subscriptions). */
export async function deleteAllSubscriptions(
  client: GatewayClient,
  parameters: DeleteAllSubscriptionsParameters,
): Promise<void> {
  const { subscriptions, signal } = checked(parameters)
  checkLists({ subscriptions })
  for (const { chainId, deviceUuid, safeAddress, signerAddress } of subscriptions.map((each) =>
    checked(each, 'subscription'),
  )) {
    checkChainId(chainId)
    checkWords({ deviceUuid })
    checkAddresses({ safeAddress, ...given({ signerAddress }) })
  }
  return request(client, {
    method: 'DELETE',
    path: '/v2/notifications/subscriptions',
    body: {
      subscriptions: subscriptions.map((each) => ({ ...each, chainId: String(each.chainId) })),
    } satisfies Body<'DELETE /v2/notifications/subscriptions'>,
    session: true,
    schema: undefined,
    signal,
  })
}
