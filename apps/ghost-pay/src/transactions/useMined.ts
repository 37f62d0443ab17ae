import type { Hash } from 'viem'
import type { Mined, SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { useOnChain } from '../chain/useOnChain.ts'
import { load } from '../page/load.ts'

/** How long “there is no receipt” is taken for an answer, in milliseconds. */
const askAgain = 4000

/**
 * Where and when a transaction came into the chain; undefined while, or because, the chain has not said.
 *
 * @param hash of the chain’s transaction
 * @param signable what the account did by it
 * @param refetchInterval how often it is asked again, in milliseconds, because it may not be in a block yet
 */
export function useMined(
  chainId: number,
  hash: Hash | undefined,
  signable: SignableTransaction | undefined,
  refetchInterval: number | false = false,
): Mined | undefined {
  const { data } = useOnChain(
    ['mined', chainId, hash, signable && safeTxHash(signable)],
    hash &&
      (async (client) => {
        const { readMined } = await load(() => import('@ghost-pay/safe-account'))
        return readMined(client, { hash, signable })
      }),
    // “Not yet” holds for a moment: another part of the page may have asked right before the block came.
    { refetchInterval: ({ state }) => (state.data === null ? askAgain : refetchInterval) },
  )
  return data ?? undefined
}
