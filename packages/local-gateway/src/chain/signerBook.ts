import type { Hash, Hex } from 'viem'
import { recoverSigner, splitSignatures } from '@ghost-pay/safe-protocol'

import type { Signed } from '../facts/Facts.ts'

/** Who signed what was executed. Recovering takes about a millisecond each, so it is done once. */
export type SignerBook = {
  load(executions: readonly { safeTxHash: Hash; signatures: Hex }[]): Promise<void>
  /** Empty before `load`; a part that cannot be read is left out. */
  get(safeTxHash: Hash, signatures: Hex): readonly Omit<Signed, 'at'>[]
}

/** Recovering keeps everything else waiting: after so many milliseconds it lets others have their turn. */
const longestTurn = 20

/** A book that knows nobody yet. */
export function createSignerBook(): SignerBook {
  const known = new Map<string, readonly Omit<Signed, 'at'>[]>()
  const keyOf = (safeTxHash: Hash, signatures: Hex) => `${safeTxHash}${signatures}`
  return {
    async load(executions) {
      let since = Date.now()
      for (const { safeTxHash, signatures } of executions) {
        const key = keyOf(safeTxHash, signatures)
        if (known.has(key)) continue
        known.set(key, await readSigners(safeTxHash, signatures))
        if (Date.now() - since < longestTurn) continue
        // Whoever asks for something else meanwhile is answered first.
        await new Promise((resolve) => setTimeout(resolve))
        since = Date.now()
      }
    },
    get: (safeTxHash, signatures) => known.get(keyOf(safeTxHash, signatures)) ?? [],
  }
}

async function readSigners(hash: Hash, signatures: Hex): Promise<Omit<Signed, 'at'>[]> {
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
