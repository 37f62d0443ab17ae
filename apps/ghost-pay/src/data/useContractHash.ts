import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { readTransactionHash, type SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from './chainClient.ts'

/** The hash that an account's own contract computes for a transaction. What is signed is checked once more, right before. */
export function useContractHash(signable: SignableTransaction | undefined): UseQueryResult<Hash> {
  const config = useConfig()
  return useQuery({
    // Before version 1.3.0 the hash says nothing of the chain.
    queryKey: ['contract-hash', signable?.chainId, signable && safeTxHash(signable)],
    enabled: signable !== undefined,
    queryFn: () => {
      if (signable === undefined) throw new Error('Nothing to compare.')
      return readTransactionHash(chainClient(config, signable.chainId), signable)
    },
  })
}
