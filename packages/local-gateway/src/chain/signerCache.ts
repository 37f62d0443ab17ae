import type { Hash, Hex } from 'viem'
import { recoverSigner, splitSignatures } from '@ghost-pay/safe-protocol'

import type { Confirmation } from '../offchain/OffchainState.ts'

/** The signers of executed transactions. Recovering a signer takes about a millisecond, so it is done once. */
export type SignerCache = {
  load(executions: readonly { safeTxHash: Hash; signatures: Hex }[]): Promise<void>
  /** Empty before `load`, and for signatures that cannot be read. */
  get(safeTxHash: Hash, signatures: Hex): readonly Omit<Confirmation, 'at'>[]
}

/** Recovering blocks the event loop: after this many milliseconds it yields. */
const maxBlockingTime = 20

/** An empty cache. */
export function createSignerCache(): SignerCache {
  const signers = new Map<string, readonly Omit<Confirmation, 'at'>[]>()
  const keyOf = (safeTxHash: Hash, signatures: Hex) => `${safeTxHash}${signatures}`
  return {
    async load(executions) {
      let since = Date.now()
      for (const { safeTxHash, signatures } of executions) {
        const key = keyOf(safeTxHash, signatures)
        if (signers.has(key)) continue
        signers.set(key, await readSigners(safeTxHash, signatures))
        if (Date.now() - since < maxBlockingTime) continue
        // Other requests are answered first.
        await new Promise((resolve) => setTimeout(resolve))
        since = Date.now()
      }
    },
    get: (safeTxHash, signatures) => signers.get(keyOf(safeTxHash, signatures)) ?? [],
  }
}

async function readSigners(hash: Hash, signatures: Hex): Promise<Omit<Confirmation, 'at'>[]> {
  try {
    return await Promise.all(
      splitSignatures(signatures).map(async ({ signature }) => ({
        owner: await recoverSigner({ hash, signature }),
        signature,
      })),
    )
  } catch {
    return []
  }
}
