import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useConnectModal, useSignIn } from '@ghost-pay/connect-kit'
import type { AllOwnedSafes } from '@ghost-pay/gateway-client'
import { getAllOwnedSafesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { useServedChains } from '../../chain/useServedChains.ts'
import { chains } from '../../chains.ts'
import { Button } from '../../components/Button.tsx'
import { GatewayFailure } from '../../components/GatewayFailure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TryAgain } from '../../components/TryAgain.tsx'
import { chooseGateway, isGatewayHere } from '../../gateway/place.ts'
import { keptAccounts } from '../../kept/useKeptAccounts.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'
import { WithGateway } from '../../WithGateway.tsx'
import {
  type ArrangedAnswer,
  type OverviewsAnswer,
  useArrangedAccounts,
  useOverviews,
} from './accountAnswers.ts'
import { text } from './accountsCopy.ts'
import { WaitsForYou } from './AccountsTotals.tsx'
import { AccountsView, type Removed } from './AccountsView.tsx'
import { findWatched } from './findWatched.ts'
import { WatchForm } from './WatchForm.tsx'

/** As many as the gateway is asked about, ten with one request; with more, the total stays unknown. */
const mostValued = 200

/** All accounts of the connected address and of this browser, chain by chain. */
export function AccountsScreen() {
  useTitle(text('accounts.title'))
  return (
    <Screen>
      <WithGateway>
        <Accounts />
      </WithGateway>
    </Screen>
  )
}

function Accounts() {
  const client = useGateway()
  const connectModal = useConnectModal()
  const { address: viewer } = useConnection()
  const [removed, setRemoved] = useState<Removed>()
  const owned = useQuery({
    ...getAllOwnedSafesQueryOptions(client, { owner: viewer ?? zeroAddress }),
    // The page itself knows only the accounts that this browser keeps.
    enabled: viewer !== undefined && !isGatewayHere,
  })
  const answer = useArrangedAccounts(viewer && owned.data, viewer)
  const { arranged } = answer
  const valued = useOverviews(
    (isGatewayHere ? [] : [...arranged.own, ...arranged.watched])
      .slice(0, mostValued)
      .map(({ chain, address }) => ({ chainId: chain.id, address })),
    viewer,
  )
  const isConnected = viewer !== undefined
  const silent = chains.filter(({ id }) => owned.data?.[id] === null).map(({ name }) => name)
  return (
    <AccountsView
      isConnected={isConnected}
      arranged={arranged}
      nameOfChain={(id) => chains.find((chain) => chain.id === id)?.name ?? String(id)}
      overviews={valued.overviews}
      isValuing={valued.isPending}
      time={valued.time}
      isLooking={isConnected && owned.isPending && !isGatewayHere}
      isUntold={
        isConnected && (isGatewayHere || (owned.error !== null && owned.data === undefined))
      }
      silent={silent}
      notices={
        isGatewayHere ? <Unlisted /> : <Notices owned={owned} silent={silent} valued={valued} />
      }
      nodeNotice={<NodeNotice answer={answer} />}
      removed={removed}
      onRemove={({ chain, address }) => {
        keptAccounts.drop({ chainId: chain.id, address })
        setRemoved({ chainId: chain.id, address })
      }}
      onUndo={() => {
        if (removed !== undefined) keptAccounts.keep(removed)
        setRemoved(undefined)
      }}
      onConnect={() => connectModal.open()}
      side={
        <>
          {arranged.own.length > 0 && !valued.isPending && !isGatewayHere && (
            <WaitsForYou accounts={arranged.own} overviews={valued.overviews} />
          )}
          <Watch onWatch={() => setRemoved(undefined)} />
          {isConnected && <GatewaySession />}
        </>
      }
    />
  )
}

function Watch({ onWatch }: { onWatch: () => void }) {
  const config = useConfig()
  const { addressBook } = useAddressBook()
  const offered = useServedChains(true)
  return (
    <WatchForm
      chains={offered}
      find={async (typed, chain) => {
        const nameChain = offered[0] ?? chains[0]
        return findWatched(config, { typed, chain, chains, addressBook, nameChain })
      }}
      onWatch={(account) => {
        keptAccounts.keep(account)
        onWatch()
      }}
    />
  )
}

type Owned = Pick<UseQueryResult<AllOwnedSafes>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** Without the gateway nobody has said which accounts there are. */
function Unlisted() {
  return (
    <Notice
      tone="warning"
      title={text('accounts.unlisted')}
      action={<Button onPress={() => chooseGateway('hosted')}>{text('accounts.hosted')}</Button>}
    >
      {text('accounts.unlistedText')}
    </Notice>
  )
}

/** What the gateway did not say. */
function Notices({
  owned,
  silent,
  valued,
}: {
  owned: Owned
  silent: readonly string[]
  valued: OverviewsAnswer
}) {
  const elsewhere = Object.entries(owned.data ?? {}).filter(
    ([id, safes]) =>
      Array.isArray(safes) && safes.length > 0 && !chains.some((chain) => chain.id === Number(id)),
  ).length
  const failure = owned.error ?? valued.error
  return (
    <>
      <GatewayFailure
        query={{
          error: failure,
          isFetching: owned.isFetching || valued.isAsking,
          refetch: () => {
            if (owned.error !== null) void owned.refetch()
            valued.askAgain()
          },
        }}
        what={text(owned.error === null ? 'accounts.what.worth' : 'accounts.what')}
      />
      {silent.length > 0 && (
        <Notice
          tone="warning"
          title={text('accounts.silent', { chains: silent.join(', ') })}
          action={<TryAgain onPress={() => void owned.refetch()} busy={owned.isFetching} />}
        >
          {text('accounts.silentText')}
        </Notice>
      )}
      {elsewhere > 0 && (
        <p className="gp-soft gp-small">{text('accounts.elsewhere', { count: elsewhere })}</p>
      )}
    </>
  )
}

/** Names the chains whose node did not answer, and asks them again. */
function NodeNotice({ answer }: { answer: ArrangedAnswer }) {
  if (answer.failed.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={text('accounts.node', { chains: answer.failed.join(', ') })}
      action={<TryAgain busy={answer.isAsking} onPress={answer.askAgain} />}
    >
      {text('accounts.nodeText')}
    </Notice>
  )
}

/** Whether the viewer is signed in to the gateway, and the way in or out. Nothing in the app needs it to pay. */
function GatewaySession() {
  const signIn = useSignIn()
  if (signIn.status === 'disabled' || signIn.status === 'loading') return null
  const isSignedIn = signIn.status === 'authenticated'
  return (
    <section className="gp-stack-tight">
      <h2>{text('accounts.sessionTitle')}</h2>
      <p className="gp-soft gp-small">
        {text(isSignedIn ? 'accounts.sessionIn' : 'accounts.sessionOut')}
      </p>
      <div className="gp-actions">
        {isSignedIn ? (
          <Button onPress={() => void signIn.signOut()}>{text('accounts.signOut')}</Button>
        ) : (
          <Button onPress={() => void signIn.open()}>{text('accounts.signIn')}</Button>
        )}
      </div>
    </section>
  )
}
