import type { Address, LocalAccount } from 'viem'
import {
  type OwnedSignature,
  type SafeTransactionInput,
  safeTxTypedData,
} from '@ghost-pay/safe-protocol'

import { safeVersion } from '../contracts/safeContracts.ts'

/**
 * Lets owners sign a transaction of a seeded account (typed data, EIP-712).
 *
 * @returns the signatures, each with its owner, in the order of the signers
 */
export function signTransaction(
  signers: readonly LocalAccount[],
  {
    chainId,
    safe,
    transaction,
  }: { chainId: number; safe: Address; transaction: SafeTransactionInput },
): Promise<OwnedSignature[]> {
  const typedData = safeTxTypedData({ chainId, safe, version: safeVersion, transaction })
  return Promise.all(
    signers.map(async (signer) => ({
      owner: signer.address,
      signature: await signer.signTypedData(typedData),
    })),
  )
}
