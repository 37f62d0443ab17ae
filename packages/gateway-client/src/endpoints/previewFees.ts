import {
  checkAddresses,
  checked,
  checkHex,
  checkNumbers,
  checkOperation,
  checkSafe,
  checkWhole,
  given,
} from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { CallInput, CountInput, RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import { type FeePreview, feePreviewSchema } from '../schemas/relay.ts'

/** What `previewFees` takes. */
export type PreviewFeesParameters = SafeId &
  RequestOptions & {
    transaction: CallInput & { nonce: CountInput; gasToken: Address }
    /** How many signatures it will carry. */
    numberSignatures: number
    origin?: string | undefined
    /** Currency of the fiat figures. */
    currency?: string | undefined
  }

/** Reads what a relayed transaction would cost (POST fees/{safe}/preview). */
export async function previewFees(
  client: GatewayClient,
  parameters: PreviewFeesParameters,
): Promise<FeePreview> {
  const { chainId, address, transaction, numberSignatures, origin, currency, signal } =
    checked(parameters)
  const { to, value, data, operation = 0, nonce, gasToken } = checked(transaction, 'transaction')
  checkSafe({ chainId, address })
  checkAddresses({ to, gasToken })
  checkWhole({ value, nonce })
  checkOperation(operation)
  checkHex(given({ data }))
  checkNumbers({ numberSignatures })
  return request(client, {
    path: path`/v1/chains/${chainId}/fees/${address}/preview`,
    body: {
      to,
      value: String(value),
      data: data ?? '0x',
      operation,
      nonce: String(nonce),
      gasToken,
      numberSignatures,
      origin,
      fiatCode: currency,
    } satisfies Body<'POST /v1/chains/{chainId}/fees/{safeAddress}/preview'>,
    reads: true,
    schema: feePreviewSchema,
    signal,
  })
}
