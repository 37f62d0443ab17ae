import type { Address, Hex } from 'viem'
import { recoverSigner } from '@ghost-pay/safe-protocol'

import { createMutex } from '../createMutex.ts'

/** Recovering blocks the event loop: after this many milliseconds of it other work has its turn. */
const longestTurn = 20

const runExclusive = createMutex()
/** Milliseconds of recovering since the last turn of others. */
let spent = 0

/**
 * The signer of a hash, like `recoverSigner`. However many ask at once, other requests are answered meanwhile.
 *
 * @throws what `recoverSigner` throws
 */
export function recoverInTurns(signed: { hash: Hex; signature: Hex }): Promise<Address> {
  return runExclusive(async () => {
    if (spent > longestTurn) {
      await new Promise((resolve) => setTimeout(resolve))
      spent = 0
    }
    const begin = performance.now()
    try {
      return await recoverSigner(signed)
    } finally {
      spent += performance.now() - begin
    }
  })
}
