import {
  checkAddresses,
  checked,
  checkHashes,
  checkHex,
  checkOperation,
  checkSafe,
  checkWhole,
  given,
} from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions, SafeId, TransactionInput } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import type { Hash, Hex } from '../schemas/hex.ts'
import { type TransactionDetails, transactionDetailsSchema } from '../schemas/transaction.ts'

/** What `proposeTransaction` takes. */
export type ProposeTransactionParameters = SafeId &
  RequestOptions & {
    transaction: TransactionInput
    /** What the owners sign. The gateway computes it again and refuses any other. */
    safeTxHash: Hash
    /** The owner, or the delegate of one, who proposes. */
    sender: Address
    /** One signature or several, joined. Without one the default queue does not show the transaction. */
    signature?: Hex | null | undefined
    /** JSON text of at most 200 characters, for example `{"note":"Rent"}`. */
    origin?: string | null | undefined
  }

/**
 * Puts a transaction into the queue (POST propose). The same one with another owner's signature adds that confirmation, as
 * `confirmTransaction` does.
 *
 * @throws GatewayHttpError with status 422 and the reason in `details`, for example `Invalid nonce`
 */
export async function proposeTransaction(
  client: GatewayClient,
  parameters: ProposeTransactionParameters,
): Promise<TransactionDetails> {
  const { chainId, address, transaction, safeTxHash, sender, signature, origin, signal } =
    checked(parameters)
  const { to, value, data = null, operation = 0, nonce } = checked(transaction, 'transaction')
  const { safeTxGas = 0, baseGas = 0, gasPrice = 0 } = transaction
  const { gasToken = zeroAddress, refundReceiver = zeroAddress } = transaction
  const addresses = { to, sender, gasToken, refundReceiver }
  checkSafe({ chainId, address })
  checkAddresses(addresses)
  checkWhole({ value, nonce, safeTxGas, baseGas, gasPrice })
  checkOperation(operation)
  checkHashes({ safeTxHash })
  checkHex(given({ data, signature }))
  return request(client, {
    path: path`/v1/chains/${chainId}/transactions/${address}/propose`,
    body: {
      ...addresses,
      data,
      operation,
      safeTxHash,
      signature,
      origin,
      // The gateway refuses numbers that are not written as text.
      value: String(value),
      nonce: String(nonce),
      safeTxGas: String(safeTxGas),
      baseGas: String(baseGas),
      gasPrice: String(gasPrice),
    } satisfies Body<'POST /v1/chains/{chainId}/transactions/{safeAddress}/propose'>,
    about: {
      safeAddress: address,
      txId: `multisig_${address}_${safeTxHash}`,
      'detailedExecutionInfo.safeTxHash': safeTxHash,
    },
    schema: transactionDetailsSchema,
    signal,
  })
}

const zeroAddress: Address = '0x0000000000000000000000000000000000000000'
