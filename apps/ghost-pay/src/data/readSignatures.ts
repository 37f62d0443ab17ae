import { approvedHashSignature, safeAbi, safeTxHash } from '@ghost-pay/safe-protocol'
import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'

import { type CheckedSignature, checkSignatures } from './checkSignatures.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/**
 * Who has really signed a transaction: recovers the signatures, and asks the account's contract for the approvals that stand on
 * the chain. Signatures of contracts stay `onChain`: the account asks them when it executes.
 *
 * @throws what viem throws when an approval has to be asked for and the node does not answer
 */
export async function readSignatures(
  config: Config,
  signable: SignableTransaction,
  parameters: {
    confirmations: readonly { owner: Address; signature: Hex | null }[]
    owners: readonly Address[]
  },
): Promise<CheckedSignature[]> {
  const checked = await checkSignatures(signable, parameters)
  return Promise.all(
    checked.map(async (one): Promise<CheckedSignature> => {
      if (one.worth !== 'onChain' || !isApproval(one)) return one
      const approved = await readContract(config, {
        chainId: signable.chainId,
        address: signable.safe,
        abi: safeAbi,
        functionName: 'approvedHashes',
        args: [one.owner, safeTxHash(signable)],
      })
      const signature = approvedHashSignature(one.owner)
      return approved === 0n ? { ...one, worth: 'invalid' } : { ...one, signature, worth: 'signed' }
    }),
  )
}

/** Without a signature, or with one that only names its owner. */
const isApproval = ({ owner, signature }: CheckedSignature): boolean =>
  signature === null || signature === approvedHashSignature(owner)
