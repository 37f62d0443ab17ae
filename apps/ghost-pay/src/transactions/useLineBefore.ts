import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { getTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { signableFromDetails, type SignableTransaction } from '@ghost-pay/safe-account'
import type { TakenNonces } from '@ghost-pay/safe-account/queue'
import type { LineBefore } from '@ghost-pay/safe-account/rehearsal'
import { type SafeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import { useAllKeptProposals } from '../kept/useKeptProposals.ts'

/** How many of those before it are read: each may be a question to the gateway. It is said how many were run. */
const mostRead = 30

/** What stands at a place in line, or will. */
type PlacedInLine = Omit<SignableTransaction, 'transaction'> & {
  transaction: Pick<SafeTransaction, 'nonce'>
}

type UseLineBeforeParameters = {
  /** The nonce of the account's next execution, from the chain. */
  accountNonce: number | undefined
  /** What waits at which place. */
  taken: { data: TakenNonces | undefined; isError: boolean }
  /** The gateway is not asked: only what this browser keeps is read. */
  isUnasked?: boolean | undefined
}

/**
 * Reads what comes before a transaction in line, for its rehearsal: from what this browser keeps, else from the gateway. What nobody
 * knows, what shares its place with another, and what is not what its hash says is counted and left out.
 *
 * @returns undefined while it is not known
 */
export function useLineBefore(
  signable: PlacedInLine | undefined,
  { accountNonce, taken, isUnasked = false }: UseLineBeforeParameters,
): LineBefore | undefined {
  const client = useGateway()
  const queries = useQueryClient()
  const all = useAllKeptProposals()
  const count =
    signable === undefined || accountNonce === undefined
      ? 0
      : Math.max(0, Number(signable.transaction.nonce) - accountNonce)
  const places = Array.from({ length: Math.min(count, mostRead) }, (_, place) => {
    const [hash, other] = taken.data?.get((accountNonce ?? 0) + place) ?? []
    return other === undefined ? hash : undefined
  })
  const keptOf = (hash: string): SafeTransaction | undefined =>
    signable &&
    all.find(
      ({ proposal }) =>
        proposal.safeTxHash === hash.toLowerCase() &&
        // Before version 1.3.0 the hash says nothing of the chain.
        proposal.chainId === signable.chainId &&
        isAddressEqual(proposal.safe, signable.safe),
    )?.proposal.transaction
  const hashes = places.filter((hash) => hash !== undefined)
  const asked = isUnasked ? [] : hashes.filter((hash) => keptOf(hash) === undefined)
  const { data, isError } = useQuery({
    queryKey: ['line-before', signable?.chainId, signable?.safe, asked],
    enabled: signable !== undefined && asked.length > 0,
    // A hash is always of the same.
    staleTime: Infinity,
    queryFn: async (): Promise<ReadonlyMap<string, SafeTransaction>> => {
      if (signable === undefined) return new Map()
      const { chainId, safe: address, version } = signable
      const read = await Promise.all(
        asked.map(async (id) => {
          const options = getTransactionQueryOptions(client, { chainId, id, address })
          const details = await queries.query({ ...options, staleTime: Infinity })
          const own = signableFromDetails(details, chainId, version)
          const isOwn =
            own.status === 'signable' &&
            isAddressEqual(own.signable.safe, address) &&
            safeTxHash(own.signable) === id
          return isOwn ? [[id, own.signable.transaction] as const] : []
        }),
      )
      return new Map(read.flat())
    },
  })
  if (count > 0 && taken.data === undefined && !taken.isError) return undefined
  if (asked.length > 0 && data === undefined && !isError) return undefined
  return { transactions: hashes.flatMap((hash) => keptOf(hash) ?? data?.get(hash) ?? []), count }
}
