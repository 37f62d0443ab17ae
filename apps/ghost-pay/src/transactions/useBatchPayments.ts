import { useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { type BatchPayment, isUnsaid } from '@ghost-pay/safe-account/history'

import type { SharedAccount } from '../account/SharedAccount.ts'
import { load } from '../page/load.ts'

/** What batches have paid, or would pay, by the id of their row; what is not read, or not known, is not in it. */
export type BatchesPaid = ReadonlyMap<string, readonly BatchPayment[]>

/** How many batches are read at most. */
const most = 100

/**
 * What the batches of a history have paid and those of a queue would pay, by their own bytes. Each is asked for once: its bytes stay
 * as they are.
 *
 * @param transactions rows of the history, the latest first, or of the queue
 */
export function useBatchPayments(
  { chainId, address, info }: Pick<SharedAccount, 'chainId' | 'address' | 'info'>,
  transactions: readonly Transaction[],
): BatchesPaid {
  const client = useGateway()
  const version = info?.version ?? null
  // The same questions as long as they are: a long list is drawn again with each turn of the wheel.
  const asked = useMemo(() => {
    const batches = transactions.filter(isUnsaid).slice(0, most)
    return {
      queries: batches.map(
        ({ id }) =>
          ({
            queryKey: ['batch-payments', chainId, address, id, version],
            enabled: version !== null,
            staleTime: Infinity,
            queryFn: async ({ signal }) => {
              const { readBatchPayments } = await load(
                () => import('@ghost-pay/safe-account/history'),
              )
              return readBatchPayments(client, { chainId, address, version, id, signal })
            },
          }) satisfies UseQueryOptions<readonly BatchPayment[] | null>,
      ),
      // As a list, which stays the same one while nothing of it changes.
      combine: (read: readonly { data?: readonly BatchPayment[] | null | undefined }[]) =>
        read.flatMap(({ data }, index) => {
          const id = batches[index]?.id
          return id === undefined || !data ? [] : [{ id, data }]
        }),
    }
  }, [client, chainId, address, version, transactions])
  const paid = useQueries(asked)
  return useMemo(() => new Map(paid.map(({ id, data }) => [id, data])), [paid])
}
