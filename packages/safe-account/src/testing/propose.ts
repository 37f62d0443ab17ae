import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type GatewayClient, proposeTransaction } from '@ghost-pay/gateway-client'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { TestChain } from './startChain.ts'

/** Has the first owner propose a payment of the treasury at a place in line. */
export async function propose(
  { chainId, treasury: safe, devnet: { owners } }: TestChain,
  client: GatewayClient,
  nonce: number,
): Promise<void> {
  const [owner] = owners
  if (owner === undefined) throw new Error('The treasury has no owner.')
  const { address: sender, signTypedData } = privateKeyToAccount(owner.privateKey)
  const to = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
  const transaction = toSafeTransaction({ to, value: parseEther('1'), data: '0x', nonce })
  const signable = { chainId, safe, version: '1.4.1', transaction }
  await proposeTransaction(client, {
    chainId,
    address: safe,
    transaction,
    safeTxHash: safeTxHash(signable),
    sender,
    signature: await signTypedData(safeTxTypedData(signable)),
    origin: null,
  })
}
