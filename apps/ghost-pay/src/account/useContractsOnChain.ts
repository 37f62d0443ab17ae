import type { UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { useOnChain } from '../chain/useOnChain.ts'
import { load } from '../page/load.ts'

/** The first of some official contracts that has other code on a chain, as `readForeign` finds it; null where all are what they should be. */
export const useForeign = (
  chainId: number,
  contracts: readonly OfficialContract[],
): UseQueryResult<OfficialContract | null> =>
  useOnChain(
    ['foreign-code', chainId, contracts.map(({ address }) => address)],
    contracts.length > 0 &&
      (async (client) => {
        const { readForeign } = await load(() => import('@ghost-pay/safe-account'))
        return (await readForeign(client, contracts)) ?? null
      }),
  )

/**
 * The official contract that runs a batch on a chain, as `readMultiSend` finds it.
 *
 * @param isNeeded false where there is no batch: then nothing is asked
 */
export const useMultiSend = (
  chainId: number,
  isNeeded: boolean,
): UseQueryResult<OfficialContract> =>
  useOnChain(
    ['multi-send', chainId],
    isNeeded &&
      (async (client) => {
        const { readMultiSend } = await load(() => import('@ghost-pay/safe-account'))
        return readMultiSend(client)
      }),
    { staleTime: Infinity },
  )

/** Which of some addresses are tokens' own contracts, as `readTokensAt` finds them. */
export const useTokensAt = (
  chainId: number,
  addresses: readonly Address[],
): UseQueryResult<readonly Address[]> =>
  useOnChain(
    ['tokens-at', chainId, addresses],
    addresses.length > 0 &&
      (async (client) => {
        const { readTokensAt } = await load(() => import('@ghost-pay/safe-account'))
        return readTokensAt(client, { addresses })
      }),
    { staleTime: Infinity },
  )
