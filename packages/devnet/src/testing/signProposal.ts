import type { Address, LocalAccount } from 'viem'
import type { SeededProposal } from '@ghost-pay/local-chain'
import {
  type SafeTransactionInput,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

/** Signs a transaction of a seeded account, whose version is 1.4.1. The first signer is the proposer. */
export async function signProposal(
  signers: readonly LocalAccount[],
  {
    chainId,
    safe,
    transaction: input,
    note = '',
  }: {
    chainId: number
    safe: Address
    transaction: SafeTransactionInput
    note?: string | undefined
  },
): Promise<SeededProposal> {
  const transaction = toSafeTransaction(input)
  const parameters = { chainId, safe, version: '1.4.1', transaction }
  const signatures = await Promise.all(
    signers.map(async (signer) => ({
      owner: signer.address,
      signature: await signer.signTypedData(safeTxTypedData(parameters)),
    })),
  )
  return { safe, transaction, safeTxHash: safeTxHash(parameters), signatures, note }
}
