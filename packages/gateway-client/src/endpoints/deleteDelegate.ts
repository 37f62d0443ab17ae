import { checkAddresses, checkChainId, checked, checkHex, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import type { Hex } from '../schemas/hex.ts'

/** What `deleteDelegate` takes. */
export type DeleteDelegateParameters = RequestOptions & {
  chainId: number
  delegate: Address
  delegator?: Address | undefined
  safe?: Address | undefined
  signature: Hex
}

/** Takes back what `addDelegate` has given (DELETE v2 delegates). The delegate may sign, too. One of `delegator` and `safe` is needed. */
export async function deleteDelegate(
  client: GatewayClient,
  parameters: DeleteDelegateParameters,
): Promise<void> {
  const { chainId, delegate, delegator, safe, signature, signal } = checked(parameters)
  checkChainId(chainId)
  checkAddresses({ delegate, ...given({ delegator, safe }) })
  checkHex({ signature })
  return request(client, {
    method: 'DELETE',
    path: path`/v2/chains/${chainId}/delegates/${delegate}`,
    body: {
      delegator,
      safe,
      signature,
    } satisfies Body<'DELETE /v2/chains/{chainId}/delegates/{delegateAddress}'>,
    schema: undefined,
    signal,
  })
}
