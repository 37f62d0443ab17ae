import { useConfig } from 'wagmi'
import { type ExecutedTransaction, executionWord } from '@ghost-pay/safe-account/store'

import { load } from './load.ts'
import { useAskedState } from './useAskedState.ts'
import { sentExecutions } from './useSentExecution.ts'

/**
 * Follows a wallet that was asked to execute a transaction and whose answer has not come.
 *
 * @param nonce the transaction's; undefined while it is not known
 * @param isAsked false while the answer is known already
 * @returns as `useAskedState` does
 */
export function useAskedExecution(
  transaction: ExecutedTransaction,
  nonce: bigint | undefined,
  isAsked: boolean,
): ReturnType<typeof useAskedState> {
  const config = useConfig()
  const { chainId, safe, safeTxHash } = transaction
  return useAskedState(executionWord(transaction), {
    isAsked,
    read:
      nonce === undefined
        ? undefined
        : async (asked) => {
            const { readAskedExecution } = await load(() => import('./following.ts'))
            return readAskedExecution(config, asked, { chainId, safe, safeTxHash, nonce })
          },
    onDone: ({ from, block }, hash) => {
      const sent = { chainId, safe, safeTxHash, hash, from, block }
      sentExecutions.remember({ ...sent, data: '0x', nonce: undefined })
    },
  })
}
