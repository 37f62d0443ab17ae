import type { Address, Hash } from 'viem'
import type { TransactionInfo } from '@ghost-pay/gateway-client'
import type { ChainWord } from '@ghost-pay/safe-account/checks'

import { load } from '../../../data/load.ts'
import { useOnChain } from '../../../data/useOnChain.ts'

type UseChainWordParameters = {
  chainId: number
  safe: Address
  /** The chain's transaction in which it happened, as the gateway says; null when it says none. */
  hash: Hash | null
  safeTxHash: Hash | undefined
  info: TransactionInfo
}

/** What the chain says of the transaction in which the gateway says that something happened. */
export function useChainWord({
  chainId,
  safe,
  hash,
  safeTxHash,
  info,
}: UseChainWordParameters): ChainWord {
  const { data, isError } = useOnChain<ChainWord>(
    ['receipt', chainId, safe, hash, safeTxHash],
    hash !== null &&
      (async (client) => {
        const { readReceiptOutcome } = await load(() => import('@ghost-pay/safe-account'))
        return readReceiptOutcome(client, { hash, safe, safeTxHash, info })
      }),
    {
      // A receipt may still come, and a chain may go back; what succeeded is asked again when the page is opened again.
      refetchInterval: ({ state }) =>
        state.data === 'absent' || state.error !== null ? 4000 : false,
    },
  )
  return data ?? (isError ? 'unreachable' : 'pending')
}
