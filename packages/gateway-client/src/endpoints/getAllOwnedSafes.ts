import { checkAddresses, checked, checkHeaders, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import { type AllOwnedSafes, allOwnedSafesSchema } from '../schemas/ownedSafes.ts'

/** What `getAllOwnedSafes` takes. */
export type GetAllOwnedSafesParameters = RequestOptions & {
  owner: Address
  /** Answer of a captcha, where the gateway asks for one (status 401). */
  captchaToken?: string | undefined
}

/**
 * Lists the shared accounts of `owner` on all chains, by chain id (GET v3 owners). A chain that the gateway could not reach has `null`,
 * which is not the same as none.
 */
export async function getAllOwnedSafes(
  client: GatewayClient,
  parameters: GetAllOwnedSafesParameters,
): Promise<AllOwnedSafes> {
  const { owner, captchaToken, signal } = checked(parameters)
  checkAddresses({ owner })
  checkHeaders(given({ captchaToken }))
  return request(client, {
    path: path`/v3/owners/${owner}/safes`,
    headers: captchaToken === undefined ? undefined : { 'x-captcha-token': captchaToken },
    schema: allOwnedSafesSchema,
    signal,
  })
}
