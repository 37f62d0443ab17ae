import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { ListedAccount } from '@ghost-pay/safe-account'

import { chainClient } from '../../chain/chainClient.ts'
import { load } from '../../page/load.ts'

/** Accounts of one chain. */
export type AccountsOfChain = { chainId: number; addresses: readonly Address[] }

/** What the chain of some accounts says of them. */
type ChainAnswer = {
  status: 'pending' | 'answered' | 'failed'
  accounts: ReadonlyMap<Address, ListedAccount>
  isAsking: boolean
  askAgain: () => void
}

/** What each chain says, in the order in which they are asked. */
export type AccountAnswers = readonly ChainAnswer[]

/**
 * Asks each chain about the accounts on it, a hundred at a time. The code for it is loaded with the first question.
 *
 * @param refetchInterval how often it is asked again, in milliseconds; never unless given
 */
export function useAccountsOnChain(
  lists: readonly AccountsOfChain[],
  refetchInterval: number | false = false,
): AccountAnswers {
  const config = useConfig()
  return useQueries({
    queries: lists.map(({ chainId, addresses }) => ({
      queryKey: ['accounts-on-chain', chainId, addresses],
      queryFn: async () => {
        const { readAccounts } = await load(() => import('@ghost-pay/safe-account'))
        const answers = await readAccounts(chainClient(config, chainId), { addresses })
        return new Map(
          addresses.flatMap((address, index) => {
            const answer = answers[index]
            return answer === undefined ? [] : [[address, answer] as const]
          }),
        )
      },
      enabled: addresses.length > 0,
      // Who opens a list wants to see what is there now.
      staleTime: 0,
      refetchInterval,
    })),
    combine: (queries) =>
      queries.map(({ data, error, isFetching, refetch }): ChainAnswer => ({
        status: data !== undefined ? 'answered' : error === null ? 'pending' : 'failed',
        accounts: data ?? nothing,
        isAsking: isFetching,
        askAgain: () => void refetch(),
      })),
  })
}

const nothing: ReadonlyMap<Address, ListedAccount> = new Map()
