import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { getTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { type SafeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import type { TakenNonces } from './nonces.ts'
import type { LineBefore } from './readRehearsal.ts'
import { signableFromDetails } from './signableFromDetails.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** How many of those before it are read: each is a question to the gateway. It is said how many were run. */
const mostRead = 30

/**
 * Reads what comes before a transaction in line, for its rehearsal. What nobody knows, what shares its place with another, and what is
 * not what its hash says is counted and left out.
 *
 * @param taken what waits at which place, as the gateway answers; null where it is not asked
 * @returns undefined while it is not known
 */
export function useLineBefore(
  signable: SignableTransaction | undefined,
  accountNonce: number | undefined,
  taken: { data: TakenNonces | undefined; isError: boolean } | null,
): LineBefore | undefined {
  const client = useGateway()
  const queries = useQueryClient()
  const count =
    signable === undefined || accountNonce === undefined
      ? 0
      : Math.max(0, Number(signable.transaction.nonce) - accountNonce)
  const places = Array.from({ length: Math.min(count, mostRead) }, (_, place) => {
    const [hash, other] = taken?.data?.get((accountNonce ?? 0) + place) ?? []
    return other === undefined ? hash : undefined
  })
  const hashes = places.filter((hash) => hash !== undefined)
  const { data, isError } = useQuery({
    queryKey: ['line-before', signable?.chainId, signable?.safe, hashes],
    enabled: signable !== undefined && hashes.length > 0,
    // A hash is always of the same.
    staleTime: Infinity,
    queryFn: async (): Promise<readonly SafeTransaction[]> => {
      if (signable === undefined) return []
      const { chainId, safe: address, version } = signable
      const read = await Promise.all(
        hashes.map(async (id) => {
          const options = getTransactionQueryOptions(client, { chainId, id, address })
          const details = await queries.query({ ...options, staleTime: Infinity })
          const own = signableFromDetails(details, chainId, version)
          const isOwn =
            own.status === 'signable' &&
            isAddressEqual(own.signable.safe, address) &&
            safeTxHash(own.signable) === id
          return isOwn ? [own.signable.transaction] : []
        }),
      )
      return read.flat()
    },
  })
  const isPending = taken !== null && taken.data === undefined && !taken.isError
  if (count > 0 && isPending) return undefined
  if (hashes.length === 0 || isError) return { transactions: [], count }
  return data && { transactions: data, count }
}
