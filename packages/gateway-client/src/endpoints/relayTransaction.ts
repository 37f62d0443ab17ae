import {
  checkAddresses,
  checkChainId,
  checked,
  checkHashes,
  checkHex,
  checkWhole,
  given,
} from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { CountInput, RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import type { Hash, Hex } from '../schemas/hex.ts'
import { type Relay, relaySchema } from '../schemas/relay.ts'

/** What `relayTransaction` takes. */
export type RelayTransactionParameters = RequestOptions & {
  chainId: number
  /** Version of the account, for example `1.4.1`. */
  version: string
  to: Address
  data: Hex
  gasLimit?: CountInput | undefined
  safeTxHash?: Hash | undefined
  acceptUnverifiedSimulation?: boolean | undefined
}

/**
 * Asks a relayer to send a transaction (POST relay). `getRelayStatus` says what became of it.
 *
 * @throws GatewayHttpError with status 403 where there is no relayer, 422 when it would fail, 429 when there are no more for
 * today
 */
export async function relayTransaction(
  client: GatewayClient,
  parameters: RelayTransactionParameters,
): Promise<Relay> {
  const { chainId, version, to, data, gasLimit, safeTxHash, acceptUnverifiedSimulation, signal } =
    checked(parameters)
  checkChainId(chainId)
  checkAddresses({ to })
  checkHex({ data })
  checkWhole(given({ gasLimit }))
  checkHashes(given({ safeTxHash }))
  return request(client, {
    path: path`/v1/chains/${chainId}/relay`,
    body: {
      version,
      to,
      data,
      gasLimit: gasLimit?.toString(),
      safeTxHash,
      acceptUnverifiedSimulation,
    } satisfies Body<'POST /v1/chains/{chainId}/relay'>,
    schema: relaySchema,
    signal,
  })
}
