import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import type { AccountOnChain, OnChain } from '@ghost-pay/safe-account'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { chainClient } from '../chain/chainClient.ts'
import { nodeCopy } from '../chain/nodeCopy.ts'
import { load } from '../page/load.ts'
import { speak } from '../text/Spoken.ts'
import { CheckError } from '../wallet/CheckError.ts'
import { isOfThisVisit } from './isOfThisVisit.ts'

/** The one question about an account that everything on a page shares. */
const accountFactsQueryOptions = (config: Config, { chainId, address }: AccountId) =>
  queryOptions<OnChain>({
    queryKey: ['account-facts', chainId, address],
    queryFn: async () => {
      const { readAccountFacts } = await load(() => import('@ghost-pay/safe-account'))
      return readAccountFacts(chainClient(config, chainId), { address })
    },
  })

/**
 * What the chain says of an address.
 *
 * @param refetchInterval how often it is asked again, in milliseconds
 */
export function useAccountFacts(
  account: AccountId,
  refetchInterval: number,
): UseQueryResult<OnChain> {
  return useQuery({ ...accountFactsQueryOptions(useConfig(), account), refetchInterval })
}

/** The chain's answer for a signer. */
type AccountOnChainAnswer = Readonly<
  Pick<
    UseQueryResult<AccountOnChain>,
    | 'data'
    | 'dataUpdatedAt'
    | 'error'
    | 'isError'
    | 'isPending'
    | 'isFetching'
    | 'isFetchedAfterMount'
    | 'refetch'
  >
>

/**
 * A shared account as its own contract says, with everything that a signer needs: what the gateway says of owners, threshold
 * and nonce is never signed, nor is what an earlier visit has kept. An address that is no account, or has no version, is an error.
 *
 * @param refetchInterval how often it is asked again, in milliseconds
 * @param refetchOnMount `'always'` asks anew at once, also when the answer is a moment old
 */
export function useAccountOnChain(
  account: AccountId,
  refetchInterval: number,
  refetchOnMount: 'always' | true = true,
): AccountOnChainAnswer {
  const answer = useQuery({
    ...accountFactsQueryOptions(useConfig(), account),
    refetchInterval,
    refetchOnMount,
    select: accountOnChain,
  })
  const { data, dataUpdatedAt, error, isError, isFetching, isFetchedAfterMount, refetch } = answer
  const isOld = data !== undefined && !isOfThisVisit(dataUpdatedAt)
  return {
    data: isOld ? undefined : data,
    dataUpdatedAt,
    error,
    isError,
    isPending: isOld ? !isError : answer.isPending,
    isFetching,
    isFetchedAfterMount,
    refetch,
  }
}

/**
 * What a signer needs of the chain's answer.
 *
 * @throws CheckError when the address is no account, or has no version
 */
function accountOnChain(answer: OnChain): AccountOnChain {
  if (answer.status === 'none') {
    throw new CheckError(speak(nodeCopy, 'node.noAccount'), { by: 'chain' })
  }
  const { owners, threshold, nonce, version } = answer.facts
  if (version === undefined) {
    throw new CheckError(speak(nodeCopy, 'node.noVersion'), { by: 'chain' })
  }
  return { owners, threshold, nonce, version }
}
