import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import type { Collectible } from '@ghost-pay/gateway-client'
import { getCollectiblesPageQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { readCollectibleOwners } from '@ghost-pay/safe-account'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chainClient } from '../../../chain/chainClient.ts'

/** How many collectibles one question to the node is about. */
const perQuestion = 50

/** The collectibles of an account page by page, each asked of its own collection. */
export function useCollectibles(account: Pick<SharedAccount, 'chainId' | 'address'>) {
  const client = useGateway()
  const config = useConfig()
  const { chainId, address } = account
  const pages = useInfiniteQuery({
    ...getCollectiblesPageQueryOptions(client, safeOf(account)),
    select: ({ pages }) => ({
      // What pages repeat comes once.
      all: [
        ...new Map(
          pages.flatMap(({ results }) => results).map((one) => [keyOf(one), one] as const),
        ).values(),
      ],
      unread: pages.reduce((sum, { unreadable = [] }) => sum + unreadable.length, 0),
    }),
    staleTime: 60_000,
  })
  const numbered = (pages.data?.all ?? []).filter(({ id }) => collectibleNumber(id) !== undefined)
  const questions = Array.from({ length: Math.ceil(numbered.length / perQuestion) }, (_, index) =>
    numbered
      .slice(index * perQuestion, (index + 1) * perQuestion)
      .map(({ address, id }) => ({ address, id })),
  )
  const owners = useQueries({
    queries: questions.map((collectibles) => ({
      queryKey: ['collectible-owners', chainId, collectibles],
      staleTime: 60_000,
      queryFn: async () => {
        return readCollectibleOwners(chainClient(config, chainId), { collectibles })
      },
    })),
    combine: (answers) => ({
      isAsking: answers.some(({ isPending }) => isPending),
      byKey: new Map(
        answers.flatMap(({ data }, question) =>
          (questions[question] ?? []).map((collectible, place) => [
            keyOf(collectible),
            data?.[place],
          ]),
        ),
      ),
    }),
  })
  return {
    pages,
    unread: pages.data?.unread ?? 0,
    items: pages.data?.all.map((collectible): ListedCollectible => ({
      collectible,
      where: collectibleWhere(owners.byKey.get(keyOf(collectible)), address, owners.isAsking),
    })),
  }
}

const keyOf = ({ address, id }: { address: Address; id: string }): string => `${address} ${id}`

/** The number of a collectible where it is one: decimal digits of at most 32 bytes; undefined for any other text. */
export function collectibleNumber(id: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(id)) return undefined
  const number = BigInt(id)
  return number < 2n ** 256n ? number : undefined
}

/** Where a collectible is, by its own collection. */
export type CollectibleWhere =
  /** It belongs to the account. */
  | 'here'
  /** It belongs to another address, or to none. */
  | 'elsewhere'
  /** The chain is being asked. */
  | 'asking'
  /** The node did not answer, or the gateway's number is none. */
  | 'unknown'

/**
 * Whose a collectible is.
 *
 * @param owner as its collection says; null where it names nobody, undefined where it has not been asked
 */
export function collectibleWhere(
  owner: Address | null | undefined,
  account: Address,
  isAsking: boolean,
): CollectibleWhere {
  if (owner === undefined) return isAsking ? 'asking' : 'unknown'
  return owner !== null && isAddressEqual(owner, account) ? 'here' : 'elsewhere'
}

/** A collectible of the gateway's list, and where the chain says that it is. */
export type ListedCollectible = { collectible: Collectible; where: CollectibleWhere }
