import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useConfig } from 'wagmi'
import type { CheckedSignature, SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/**
 * Who has really signed a transaction.
 *
 * @param owners the account's owners, from the chain where it answers
 */
export function useSignatures(
  signable: SignableTransaction | undefined,
  confirmations: readonly { owner: Address; signature: Hex | null }[],
  owners: readonly Address[] | undefined,
): UseQueryResult<readonly CheckedSignature[] | undefined> {
  const config = useConfig()
  return useQuery({
    queryKey: ['signatures', signable && safeTxHash(signable), confirmations, owners],
    enabled: signable !== undefined && owners !== undefined,
    staleTime: Infinity,
    // What stands on the screen stays there while a new signature is checked.
    placeholderData: (before) => before,
    queryFn: async (): Promise<readonly CheckedSignature[]> => {
      if (signable === undefined || owners === undefined) return []
      const { readSignatures } = await load(() => import('@ghost-pay/safe-account'))
      return readSignatures(chainClient(config, signable.chainId), signable, {
        confirmations,
        owners,
      })
    },
  })
}
