import { useQuery } from '@tanstack/react-query'
import type { TakenNonces } from '@ghost-pay/safe-account/queue'
import { type AccountId, takenHere } from '@ghost-pay/safe-account/store'

import { keptProposals } from './useKeptProposals.ts'

/**
 * What waits at which nonce, as far as this browser knows it.
 *
 * @param isNeeded no gateway says it; before, nothing is read
 */
export function useTakenHere(
  { chainId, address }: AccountId,
  isNeeded: boolean,
): TakenNonces | undefined {
  const { data } = useQuery({
    queryKey: ['taken-here', chainId, address],
    enabled: isNeeded,
    // It sends no request.
    networkMode: 'always',
    queryFn: () => takenHere(keptProposals.of({ chainId, address })),
  })
  return isNeeded ? data : undefined
}
