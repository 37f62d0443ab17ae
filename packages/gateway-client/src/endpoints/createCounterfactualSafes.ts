import {
  checkAddresses,
  checked,
  checkHex,
  checkLists,
  checkSafe,
  checkWhole,
  given,
} from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import type { Hex } from '../schemas/hex.ts'

/** An account that has an address and no contract yet. */
export type CounterfactualSafeInput = {
  chainId: number
  address: Address
  factoryAddress: Address
  masterCopy: Address
  saltNonce: string
  safeVersion: string
  threshold: number
  owners: Address[]
  fallbackHandler?: Address | undefined
  to?: Address | undefined
  data: Hex
  paymentToken?: Address | undefined
  payment?: string | bigint | undefined
  paymentReceiver?: Address | undefined
}

/** What `createCounterfactualSafes` takes. */
export type CreateCounterfactualSafesParameters = RequestOptions & {
  safes: CounterfactualSafeInput[]
}

/** Remembers accounts that have no contract yet, 1 to 100 (POST counterfactual-safes). Status 409 when one has. */
export async function createCounterfactualSafes(
  client: GatewayClient,
  parameters: CreateCounterfactualSafesParameters,
): Promise<void> {
  const { safes, signal } = checked(parameters)
  checkLists({ safes })
  for (const safe of safes) {
    checkSafe(safe)
    const { factoryAddress, masterCopy, owners, threshold, saltNonce, data } = safe
    const { fallbackHandler, to, paymentToken, payment, paymentReceiver } = safe
    checkLists({ owners })
    checkAddresses({ factoryAddress, masterCopy, ...owners })
    checkAddresses(given({ fallbackHandler, to, paymentToken, paymentReceiver }))
    checkWhole({ threshold, saltNonce, ...given({ payment }) })
    checkHex({ data })
  }
  return request(client, {
    path: '/v1/users/counterfactual-safes',
    body: {
      safes: safes.map((safe) => ({ ...safe, chainId: String(safe.chainId) })),
    } satisfies Body<'POST /v1/users/counterfactual-safes'>,
    session: true,
    schema: undefined,
    signal,
  })
}
