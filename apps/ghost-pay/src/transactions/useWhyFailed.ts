import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { WhyFailed } from '@ghost-pay/safe-account/execution'
import type { MovedAmount } from '@ghost-pay/safe-account/view'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { useOnChain } from '../chain/useOnChain.ts'
import { load } from '../page/load.ts'

/**
 * Why a transaction did not go through; undefined while that is asked.
 *
 * @param block in which it failed; undefined while it is not known
 */
export const useWhyFailed = (
  signable: SignableTransaction,
  leaves: readonly MovedAmount[],
  block: number | undefined,
): WhyFailed<MovedAmount> | undefined =>
  useOnChain(
    ['why-failed', signable.chainId, safeTxHash(signable), block, leaves.length],
    block !== undefined &&
      (async (client) => {
        const { readWhyFailed } = await load(() => import('@ghost-pay/safe-account/execution'))
        return readWhyFailed(client, { signable, leaves, block })
      }),
    { staleTime: Infinity },
  ).data
