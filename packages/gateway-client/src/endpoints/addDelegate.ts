import { checkAddresses, checkChainId, checked, checkHex, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import type { Hex } from '../schemas/hex.ts'

/** What `addDelegate` takes. */
export type AddDelegateParameters = RequestOptions & {
  chainId: number
  delegate: Address
  delegator: Address
  signature: Hex
  /** At most 50 characters. */
  label: string
  /** Only in this account, of which `delegator` must be an owner. */
  safe?: Address | undefined
}

/**
 * Lets an address propose for an owner (POST v2 delegates). The signature is the owner's, of
 * `delegateTypedData` of `@ghost-pay/safe-protocol/service`.
 */
export async function addDelegate(
  client: GatewayClient,
  parameters: AddDelegateParameters,
): Promise<void> {
  const { chainId, delegate, delegator, signature, label, safe, signal } = checked(parameters)
  checkChainId(chainId)
  checkAddresses({ delegate, delegator, ...given({ safe }) })
  checkHex({ signature })
  return request(client, {
    path: path`/v2/chains/${chainId}/delegates`,
    body: {
      delegate,
      delegator,
      signature,
      label,
      safe,
    } satisfies Body<'POST /v2/chains/{chainId}/delegates'>,
    schema: undefined,
    signal,
  })
}
