import { checkAddresses, checkChainId, checked, checkHex, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import { type DataDecoded, dataDecodedSchema } from '../schemas/dataDecoded.ts'
import type { Hex } from '../schemas/hex.ts'

/** The gateway of 2023 takes calldata without `to`. */
type Calldata = Omit<Body<'POST /v1/chains/{chainId}/data-decoder'>, 'to'> & {
  to: Address | undefined
}

/** What `decodeData` takes. */
export type DecodeDataParameters = RequestOptions & {
  chainId: number
  data: Hex
  /** The contract that is called. The gateway of 2023 did without; today's answers 422 when it is missing. */
  to?: Address | undefined
}

/**
 * Reads calldata: the method and its parameters (POST data-decoder).
 *
 * @throws GatewayHttpError with status 404 when the method is not known
 */
export async function decodeData(
  client: GatewayClient,
  parameters: DecodeDataParameters,
): Promise<DataDecoded> {
  const { chainId, data, to, signal } = checked(parameters)
  checkChainId(chainId)
  checkHex({ data })
  checkAddresses(given({ to }))
  return request(client, {
    path: path`/v1/chains/${chainId}/data-decoder`,
    body: { data, to } satisfies Calldata,
    reads: true,
    schema: dataDecodedSchema,
    signal,
  })
}
