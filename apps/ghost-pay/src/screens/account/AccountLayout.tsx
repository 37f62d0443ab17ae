import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from 'wagmi'
import {
  getSafeInfoQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { disagreements, knownInfo } from '@ghost-pay/safe-account'
import { countWaiting, viewerRole } from '@ghost-pay/safe-account/queue'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { parseAccountId } from '../../account/accountId.ts'
import { useDemoOwners } from '../../account/demoPage.ts'
import { isOfThisVisit } from '../../account/isOfThisVisit.ts'
import { type SharedAccount, SharedAccountContext } from '../../account/SharedAccount.ts'
import { useAccountFacts } from '../../account/useAccountFacts.ts'
import { chains } from '../../chains.ts'
import { GatewayLead } from '../../components/GatewayLead.tsx'
import { followed } from '../../gateway/followed.ts'
import { isNotFound } from '../../gateway/isNotFound.ts'
import { isGatewayHere } from '../../gateway/place.ts'
import { keptAccounts } from '../../kept/useKeptAccounts.ts'
import { lazyPart } from '../../lazyPart.ts'
import { Screen } from '../../Screen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { AccountFrame, type LastWord } from './AccountFrame.tsx'
import { useAccountTitle, useWaitingBadge } from './browserTab.ts'
import { DemoOwner } from './DemoOwner.tsx'
import { GatewayOffer } from './here/GatewayOffer.tsx'
import { OwnerButton } from './OwnerButton.tsx'
import { idleInterval } from './pollInterval.ts'
import { RailAccounts } from './RailAccounts.tsx'
import { useFollowedAccount } from './useFollowedAccount.ts'

const GatewayHere = lazyPart(() => import('./here/GatewayHere.tsx'), 'GatewayHere')
const NoAccountHere = lazyPart(() => import('./NoAccount.tsx'), 'NoAccountHere')
const Finder = lazyPart(() => import('./finder/Finder.tsx'), 'Finder')

type AccountLayoutProps = {
  /** From the address bar, as `formatAccountId` writes it. */
  accountId: string
  children: ReactNode
}

/** Around every screen of a shared account: which one it is, and its four places. */
export function AccountLayout({ accountId, children }: AccountLayoutProps) {
  const account = parseAccountId(accountId, chains)
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

/** Asks gateway and chain for what every screen of the account needs. */
function ReadAccount({ account, chain, path, children }: ReadAccountProps) {
  const client = useGateway()
  const { address: viewer } = useConnection()
  const demoOwners = useDemoOwners()
  const onChain = useAccountFacts(account, idleInterval)
  const facts = onChain.data?.status === 'account' ? onChain.data.facts : undefined
  const gateway = useQuery(getSafeInfoQueryOptions(client, account))
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, account),
    ...followed,
  })
  useFollowedAccount(account, facts)
  useOpened(account, facts !== undefined)
  const [isFinding, setFinding] = useState(false)
  const find = () => setFinding(true)
  useFinderKey(find)
  const waiting = queue.data && countWaiting(queue.data)
  useWaitingBadge(waiting, queue.hasNextPage)
  useAccountTitle(account.address)

  const isUnknown = gateway.data === undefined && isNotFound(gateway.error)
  const isOffered =
    !isGatewayHere && (queue.error !== null || (gateway.error !== null && !isUnknown))
  // Whether there is an account is for the chain to say; where it is silent, the gateway's denial is only that.
  if (onChain.data?.status === 'none' || (isUnknown && onChain.error !== null && !facts)) {
    return (
      <Screen>
        <Suspense>
          <NoAccountHere
            chainId={account.chainId}
            address={account.address}
            chainName={chain.name}
            reason={
              onChain.data?.status !== 'none'
                ? 'unchecked'
                : gateway.data === undefined
                  ? 'none'
                  : 'invented'
            }
            retrying={onChain.isFetching}
            onRetry={() => void onChain.refetch()}
          />
        </Suspense>
      </Screen>
    )
  }
  const info = knownInfo(account, gateway.data, facts)
  const owners = info?.owners.map(({ value }) => value)
  const shared: SharedAccount = {
    ...account,
    chain,
    path,
    info,
    onChain: facts,
    isListed: gateway.data !== undefined || !isUnknown,
    // What one of them said on an earlier visit does not contradict what the other says now.
    disputed:
      gateway.data && facts && [gateway, onChain].every((it) => isOfThisVisit(it.dataUpdatedAt))
        ? disagreements(gateway.data, facts)
        : [],
    viewer,
    role: viewerRole(viewer, owners),
  }
  return (
    <SharedAccountContext value={shared}>
      <AccountFrame
        account={shared}
        waiting={waiting}
        hasMore={queue.hasNextPage}
        accounts={<RailAccounts current={shared} viewer={viewer} />}
        owner={<OwnerButton />}
        vouch={{
          chain: lastWord(onChain),
          gateway: lastWord(gateway),
          gatewayCaught: shared.disputed.length > 0,
        }}
        isGatewaySilent={
          !isGatewayHere &&
          [queue.error, gateway.error].some((error) => error !== null && !isNotFound(error))
        }
        onFind={find}
      >
        <GatewayLead isOffered={isOffered}>
          {demoOwners !== undefined && <DemoOwner owners={demoOwners.split(',')} />}
          {children}
          {/* Whether a service answers is known late: it moves nothing that can be pressed. */}
          <Suspense>{isGatewayHere && <GatewayHere account={shared} />}</Suspense>
          {isOffered && <GatewayOffer errors={[queue.error, gateway.error]} />}
        </GatewayLead>
      </AccountFrame>
      {isFinding && (
        <Suspense>
          <Finder onClosed={() => setFinding(false)} />
        </Suspense>
      )}
    </SharedAccountContext>
  )
}

/** When a source has answered last, and whether it is silent since. */
const lastWord = ({
  dataUpdatedAt,
  error,
}: {
  dataUpdatedAt: number
  error: unknown
}): LastWord => ({
  at: dataUpdatedAt === 0 ? undefined : dataUpdatedAt,
  failed: error !== null,
})

/** Remembers in this browser that an account was opened, once the chain has said that it is one. */
function useOpened({ chainId, address }: AccountId, isAccount: boolean): void {
  useEffect(() => {
    if (isAccount) keptAccounts.opened({ chainId, address })
  }, [chainId, address, isAccount])
}

/** Opens the search by ⌘K, or Ctrl+K. */
function useFinderKey(onFind: () => void): void {
  const find = useEffectEvent(onFind)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      // A dialog keeps its keys.
      if (document.querySelector('dialog[open], [role=dialog]') !== null) return
      event.preventDefault()
      find()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
