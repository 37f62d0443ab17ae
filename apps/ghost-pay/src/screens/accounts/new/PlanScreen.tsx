import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAddress, isAddress, isAddressEqual } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { Redirect, useLocation } from 'wouter'
import type { Chain } from '@ghost-pay/chains'
import { useConnectModal } from '@ghost-pay/connect-kit'
import { type AccountPlan, findPlan, readDeployment } from '@ghost-pay/safe-account/creation'
import { hasGoneThrough, isExecuting } from '@ghost-pay/safe-account/execution'

import { formatAccountId } from '../../../account/accountId.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { chains } from '../../../chains.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { accountPlans, useAccountPlans } from '../../../kept/useAccountPlans.ts'
import { keptAccounts, useKeptAccounts } from '../../../kept/useKeptAccounts.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { NotFoundScreen } from '../../NotFoundScreen.tsx'
import { text } from './newAccountCopy.ts'
import { PlanOnChainView, PlanView } from './PlanView.tsx'
import { useDeployment } from './useDeployment.ts'

/** A planned account: everything is checked once more, and it is created. */
export function PlanScreen({ address }: { address: string }) {
  const plans = useAccountPlans()
  const kept = useKeptAccounts()
  const [removed, setRemoved] = useState(false)
  const stored = isAddress(address, { strict: false })
    ? findPlan(plans, getAddress(address))
    : undefined
  // What is created is no plan any more, and stays on the screen until the visitor goes on.
  const [last, setLast] = useState(stored)
  if (stored !== undefined && stored !== last && last === undefined) setLast(stored)
  if (!isAddress(address, { strict: false })) return <NotFoundScreen />
  const plan = removed ? undefined : (last ?? stored)
  // Who reloads while the wallet's transaction is being mined comes back to the address of a plan that has become an account.
  const created =
    plan === undefined && !removed
      ? kept.find((one) => one.isWatched && isAddressEqual(one.address, getAddress(address)))
      : undefined
  if (created !== undefined)
    return <Redirect to={`/a/${formatAccountId(created, chains)}`} replace />
  return (
    <Screen>
      {plan === undefined ? (
        <NoPlan address={address} />
      ) : (
        <Planned
          plan={plan}
          onRemove={() => {
            setRemoved(true)
            accountPlans.forget(plan.address)
          }}
        />
      )}
    </Screen>
  )
}

function NoPlan({ address }: { address: string }) {
  useTitle(text('newAccount.title'))
  return (
    <>
      <h1>{text('newAccount.title')}</h1>
      <Empty
        title={text('newAccount.plan.gone')}
        action={
          <ButtonLink to={`/accounts/open/${address}`}>{text('newAccount.plan.open')}</ButtonLink>
        }
      >
        {text('newAccount.plan.goneText')}
      </Empty>
    </>
  )
}

function Planned({ plan, onRemove }: { plan: AccountPlan; onRemove: () => void }) {
  const { address: viewer } = useConnection()
  const { addressBook } = useAddressBook()
  const connectModal = useConnectModal()
  const name = addressBook.get(plan.address)
  useTitle(
    name === undefined ? text('newAccount.plan.unnamed') : text('newAccount.plan.title', { name }),
  )
  return (
    <PlanView
      plan={plan}
      people={addressBook}
      viewer={viewer}
      onConnect={() => connectModal.open()}
      onRemove={onRemove}
    >
      {plan.chainIds.map((chainId) => {
        const chain = chains.find(({ id }) => id === chainId)
        return (
          chain && (
            <PlanOnChain
              key={chainId}
              plan={plan}
              chain={chain}
              name={name}
              isLast={plan.chainIds.length === 1}
            />
          )
        )
      })}
    </PlanView>
  )
}

type PlanOnChainProps = {
  plan: AccountPlan
  chain: Chain
  name: string | undefined
  /** Whether it is created nowhere else: then its home is next. */
  isLast: boolean
}

/** How often the chain is asked again while the visitor looks, in milliseconds. */
const recheckInterval = 20_000

function PlanOnChain({ plan, chain, name, isLast }: PlanOnChainProps) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { address: sender } = useConnection()
  const creating = useDeployment({ plan, chainId: chain.id, sender })
  const { flow } = creating
  const { address } = plan
  const path = `/a/${formatAccountId({ chainId: chain.id, address }, chains)}`
  const isDone = hasGoneThrough(flow)
  const report = useQuery({
    queryKey: ['deployment', chain.id, address],
    queryFn: () => readDeployment(chainClient(config, chain.id), plan),
    enabled: !isDone && !isExecuting(flow),
    refetchInterval: recheckInterval,
  })

  useEffect(() => {
    if (!isDone) return
    const account = { chainId: chain.id, address }
    keptAccounts.keep(account)
    accountPlans.forget(address, chain.id)
    // An earlier look at this address answered that there is no account.
    void queryClient.invalidateQueries({ queryKey: ['account-facts', chain.id, address] })
    if (isLast) navigate(path)
  }, [isDone, isLast, address, chain.id, path, navigate, queryClient])

  return (
    <PlanOnChainView
      chain={chain}
      address={address}
      name={name}
      report={report.data}
      isSilent={report.error !== null}
      isAsking={report.isFetching}
      onAskAgain={() => void report.refetch()}
      {...creating}
      isConnected={sender !== undefined}
      path={path}
    />
  )
}
