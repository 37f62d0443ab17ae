import { useQuery } from '@tanstack/react-query'
import type { TakenNonces } from '@ghost-pay/safe-account/queue'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { load } from './load.ts'

/**
 * What waits at which nonce, as far as this browser knows it.
 *
 * @param isNeeded no gateway says it; before, nothing is loaded
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
    queryFn: async () => {
      const [{ keptProposals }, { takenHere }] = await load(() =>
        Promise.all([import('./useKeptProposals.ts'), import('@ghost-pay/safe-account/store')]),
      )
      return takenHere(keptProposals.of({ chainId, address }))
    },
  })
  return isNeeded ? data : undefined
}
