import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { LineBefore, Rehearsal } from '@ghost-pay/safe-account/rehearsal'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'

/** How long a rehearsal stands before it is run again, in milliseconds. */
const refetchInterval = 20_000

/** A transaction to rehearse; undefined while its bytes or what comes before it are not known. */
type ToRehearse = { signable: SignableTransaction; line: LineBefore } | undefined

/**
 * What a transaction does on a node before anybody has signed it, as `readRehearsal` finds it.
 *
 * @param options.line what comes before it; undefined while that is not known
 * @param options.isOnce it is not run again by itself
 */
export function useRehearsal(
  signable: SignableTransaction | undefined,
  owner: Address | undefined,
  { line, isOnce = false }: { line: LineBefore | undefined; isOnce?: boolean },
): UseQueryResult<Rehearsal> {
  const config = useConfig()
  return useQuery({
    ...rehearsalQuery(config, { signable, line }, owner),
    refetchInterval: isOnce ? false : refetchInterval,
  })
}

/**
 * The same for several, each run once and answered as for a page of its own.
 *
 * @returns in their order
 */
export function useRehearsals(
  several: readonly ToRehearse[],
  owner: Address | undefined,
): readonly UseQueryResult<Rehearsal>[] {
  const config = useConfig()
  return useQueries({
    queries: several.map((one, index) => ({
      ...rehearsalQuery(config, one ?? { signable: undefined, line: undefined }, owner),
      // Two questions under one key would have one answer.
      ...(one === undefined && { queryKey: ['rehearsal', index] }),
    })),
  })
}

const rehearsalQuery = (
  config: Config,
  { signable, line }: { signable: SignableTransaction | undefined; line: LineBefore | undefined },
  owner: Address | undefined,
) => ({
  // Before version 1.3.0 the hash says nothing of the chain.
  queryKey: [
    'rehearsal',
    signable?.chainId,
    signable && safeTxHash(signable),
    owner,
    ...lineKey(signable, line),
  ],
  enabled: signable !== undefined && owner !== undefined && line !== undefined,
  queryFn: async (): Promise<Rehearsal> => {
    const { readRehearsal } = await load(() => import('@ghost-pay/safe-account/rehearsal'))
    if (signable === undefined || owner === undefined) throw new Error('Nothing to rehearse.')
    return readRehearsal(chainClient(config, signable.chainId), { signable, owner, line })
  },
})

/** What is run before it, by its hashes. */
const lineKey = (signable: SignableTransaction | undefined, line: LineBefore | undefined) =>
  signable === undefined || line === undefined
    ? []
    : [
        line.count,
        ...line.transactions.map((transaction) => safeTxHash({ ...signable, transaction })),
      ]
