import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type GatewayClient, proposeTransaction } from '@ghost-pay/gateway-client'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { TestChain } from './startChain.ts'

const payment = {
  to: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  value: parseEther('1'),
} as const

/**
 * Has the first owner propose a call of the treasury at a place in line.
 *
 * @param call a payment of 1 ETH when it is left out
 */
export async function propose(
  { chainId, treasury: safe, devnet: { owners } }: TestChain,
  client: GatewayClient,
  nonce: number,
  call: Omit<Parameters<typeof toSafeTransaction>[0], 'nonce'> = payment,
): Promise<SignableTransaction> {
  const [owner] = owners
  if (owner === undefined) throw new Error('The treasury has no owner.')
  const { address: sender, signTypedData } = privateKeyToAccount(owner.privateKey)
  const transaction = toSafeTransaction({ ...call, nonce })
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
  return signable
}
