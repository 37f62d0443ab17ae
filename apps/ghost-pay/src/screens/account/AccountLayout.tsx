import {
  getSafeInfoQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'

import { chains, namedChains } from '../../chains.ts'
import { type AccountId, parseAccountId } from '../../data/accountId.ts'
import { isOwnerOf } from '../../data/isOwnerOf.ts'
import { namesNothing } from '../../data/namesNothing.ts'
import { SharedAccountContext } from '../../data/SharedAccount.ts'
import { waitingTransactions } from '../../data/waitingTransactions.ts'
import { Screen } from '../../Screen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { NoAccount } from './NoAccount.tsx'
import { pollInterval } from './pollInterval.ts'

export type AccountLayoutProps = {
  /** From the address bar, as `formatAccountId` writes it. */
  accountId: string
  children: ReactNode
}

/** Around every screen of a shared account: which one it is, and its four places. */
export function AccountLayout({ accountId, children }: AccountLayoutProps) {
  const account = parseAccountId(accountId, namedChains)
  const chain = chains.find(({ id }) => id === account?.chainId)
  if (account === undefined || chain === undefined) return <NotFoundScreen />
  return (
    <ReadAccount account={account} chain={chain} path={`/a/${accountId}`}>
      {children}
    </ReadAccount>
  )
}

type ReadAccountProps = {
  account: AccountId
  chain: (typeof chains)[number]
  path: string
  children: ReactNode
}

/** Asks for what every screen of the account needs. */
function ReadAccount({ account, chain, path, children }: ReadAccountProps) {
  const client = useGateway()
  const { address: viewer } = useConnection()
  const info = useQuery({
    ...getSafeInfoQueryOptions(client, account),
    refetchInterval: pollInterval,
  })
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, account),
    refetchInterval: pollInterval,
  })
  const waiting = queue.data && waitingTransactions(queue.data).length
  if (info.data === undefined && namesNothing(info.error)) {
    return (
      <Screen>
        <NoAccount address={account.address} chainName={chain.name} />
      </Screen>
    )
  }
  const isOwner = isOwnerOf(info.data, viewer)
  const shared = { ...account, chain, path, info: info.data, viewer, isOwner }
  return (
    <SharedAccountContext value={shared}>
      <AccountFrame account={shared} waiting={waiting}>
        {children}
      </AccountFrame>
    </SharedAccountContext>
  )
}
