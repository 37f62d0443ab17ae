import type { Hash, Hex } from 'viem'
import { splitSignatures } from '@ghost-pay/safe-protocol'

import type { Confirmation } from '../offchain/OffchainState.ts'
import { recoverInTurns } from './recoverInTurns.ts'

/** The signers of executed transactions. Recovering a signer takes about a millisecond, so it is done once. */
export type SignerCache = {
  load(executions: readonly SignedExecution[]): Promise<void>
  /** Empty before `load`, and for signatures that cannot be read. */
  get(safeTxHash: Hash, signatures: Hex): readonly Omit<Confirmation, 'at'>[]
}

/** What was executed, and the confirmations of its proposal, whose signers were recovered when they arrived. */
type SignedExecution = {
  safeTxHash: Hash
  signatures: Hex
  confirmations?: readonly Confirmation[] | undefined
}

/** An empty cache. */
export function createSignerCache(): SignerCache {
  const signers = new Map<string, readonly Omit<Confirmation, 'at'>[]>()
  const keyOf = (safeTxHash: Hash, signatures: Hex) => `${safeTxHash}${signatures}`
  return {
    async load(executions) {
      for (const { safeTxHash, signatures, confirmations = [] } of executions) {
        const key = keyOf(safeTxHash, signatures)
        if (signers.has(key)) continue
        signers.set(key, await readSigners(safeTxHash, signatures, confirmations))
      }
    },
    get: (safeTxHash, signatures) => signers.get(keyOf(safeTxHash, signatures)) ?? [],
  }
}

async function readSigners(
  hash: Hash,
  signatures: Hex,
  confirmations: readonly Confirmation[],
): Promise<Omit<Confirmation, 'at'>[]> {
  const ownerOf = (signature: Hex) =>
    confirmations.find((confirmation) => confirmation.signature === signature)?.owner
  try {
    return await Promise.all(
      splitSignatures(signatures).map(async ({ signature }) => ({
        owner: ownerOf(signature) ?? (await recoverInTurns({ hash, signature })),
        signature,
      })),
    )
  } catch {
    return []
  }
}
