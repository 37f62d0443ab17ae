import type { SeededProposal } from '@ghost-pay/local-chain'

import { SeedRefusedError } from '../errors.ts'

/**
 * Proposes a transaction to a gateway, and adds its further confirmations, by the routes that an app uses.
 *
 * @param gatewayUrl where the gateway is
 * @param chainId the chain of the account
 * @throws SeedRefusedError with the gateway's message
 */
export async function proposeSeeded(
  gatewayUrl: string,
  chainId: number,
  { safe, transaction, safeTxHash, signatures, note }: SeededProposal,
): Promise<void> {
  const [first, ...others] = signatures
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
    safeTxHash,
    sender: first?.owner,
    signature: first?.signature,
    origin: JSON.stringify({ note }),
  })
  for (const { signature } of others)
    await post(`${transactions}/${safeTxHash}/confirmations`, { signature })
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
