import { safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { SeedRefusedError } from '../errors.ts'
import type { SeededProposal } from '../seed/Seed.ts'
import { seededVersion, signTransaction } from '../seed/signTransaction.ts'

/**
 * Hands a proposal and its further signatures to a gateway, by the routes that an app uses.
 *
 * @param gatewayUrl where the gateway is
 * @param chainId the chain of the account
 * @throws SeedRefusedError with the gateway's words
 */
export async function proposeSeeded(
  gatewayUrl: string,
  chainId: number,
  { safe, transaction: input, signers, note }: SeededProposal,
): Promise<void> {
  const transaction = toSafeTransaction(input)
  const hash = safeTxHash({ chainId, safe, version: seededVersion, transaction })
  const [first, ...others] = await signTransaction(signers, { chainId, safe, transaction })
  const transactions = `${gatewayUrl}/v1/chains/${chainId}/transactions`
  await post(`${transactions}/${safe}/propose`, {
    to: transaction.to,
    value: String(transaction.value),
    data: transaction.data === '0x' ? null : transaction.data,
    nonce: String(transaction.nonce),
    operation: transaction.operation,
    safeTxGas: String(transaction.safeTxGas),
    baseGas: String(transaction.baseGas),
    gasPrice: String(transaction.gasPrice),
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    safeTxHash: hash,
    sender: first?.owner,
    signature: first?.signature,
    origin: JSON.stringify({ note }),
  })
  for (const { signature } of others)
    await post(`${transactions}/${hash}/confirmations`, { signature })
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok)
    throw new SeedRefusedError(new URL(url).pathname, response.status, await response.text())
}
