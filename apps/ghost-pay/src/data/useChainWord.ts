import { useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { TransactionInfo } from '@ghost-pay/gateway-client'
import type { ChainWord } from '@ghost-pay/safe-account/checks'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

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
  const config = useConfig()
  const { data, isError } = useQuery({
    queryKey: ['receipt', chainId, safe, hash, safeTxHash],
    enabled: hash !== null,
    // A receipt may still come, and a chain may go back; what succeeded is asked again when the page is opened again.
    refetchInterval: ({ state }) =>
      state.data === 'absent' || state.error !== null ? 4000 : false,
    queryFn: async () => {
      if (hash === null) return 'absent'
      const { readReceiptOutcome } = await load(() => import('@ghost-pay/safe-account'))
      return readReceiptOutcome(chainClient(config, chainId), { hash, safe, safeTxHash, info })
    },
  })
  return data ?? (isError ? 'unreachable' : 'pending')
}
