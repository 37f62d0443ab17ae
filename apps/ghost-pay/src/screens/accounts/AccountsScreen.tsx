import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useConnectModal } from '@ghost-pay/connect-kit'
import { getAllOwnedSafesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { chains } from '../../chains.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { GatewayFailure } from '../../components/GatewayFailure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'
import { WithGateway } from '../../WithGateway.tsx'
import { AccountLists } from './AccountLists.tsx'
import { GatewaySession } from './GatewaySession.tsx'

/** The shared accounts that the connected address owns, chain by chain. */
export function AccountsScreen() {
  useTitle('Accounts')
  const { address } = useConnection()
  return (
    <Screen>
      <h1>Your accounts</h1>
      <div className="gp-actions">
        <ButtonLink to="/accounts/new">New account</ButtonLink>
        <ButtonLink to="/accounts/open">Open an account</ButtonLink>
      </div>
      {address === undefined ? (
        <Disconnected />
      ) : (
        <WithGateway>
          <Owned owner={address} />
          <GatewaySession />
        </WithGateway>
      )}
    </Screen>
  )
}

function Disconnected() {
  const connectModal = useConnectModal()
  return (
    <Empty
      title="Connect a wallet to see what it owns"
      action={
        <Button look="primary" onPress={() => connectModal.open()}>
          Connect your wallet
        </Button>
      }
    >
      A shared account knows its owners by their addresses. Nothing is signed by connecting.
    </Empty>
  )
}

function Owned({ owner }: { owner: Address }) {
  const client = useGateway()
  const owned = useQuery(getAllOwnedSafesQueryOptions(client, { owner }))
  if (owned.data === undefined) {
    return owned.error ? (
      <GatewayFailure
        error={owned.error}
        what="which accounts you own"
        onRetry={() => void owned.refetch()}
        retrying={owned.isFetching}
      />
    ) : (
      <Skeleton label="Looking for your accounts" />
    )
  }
  const silent = chains.filter(({ id }) => owned.data[id] === null)
  const lists = chains.flatMap((chain) => {
    const addresses = owned.data[chain.id] ?? []
    return addresses.length === 0 ? [] : [{ chain, chainId: chain.id, addresses }]
  })
  const elsewhere = Object.entries(owned.data).filter(
    ([id, safes]) =>
      safes !== null && safes.length > 0 && !chains.some((chain) => chain.id === Number(id)),
  ).length
  return (
    <>
      {silent.length > 0 && (
        <Notice
          tone="warning"
          title={`The gateway could not ask ${silent.map(({ name }) => name).join(' and ')}.`}
          action={
            <Button onPress={() => void owned.refetch()} busy={owned.isFetching}>
              Try again
            </Button>
          }
        >
          Accounts on it are missing below.
        </Notice>
      )}
      {lists.length === 0 ? (
        <Empty
          title="This address owns no shared account yet"
          action={<ButtonLink to="/">Open an account by its address</ButtonLink>}
        >
          Ask an owner to add you, or connect the wallet you were added with.
        </Empty>
      ) : (
        <AccountLists owner={owner} lists={lists} />
      )}
      {elsewhere > 0 && (
        <p className="gp-soft">
          The gateway also lists accounts on {elsewhere === 1 ? 'a chain' : `${elsewhere} chains`}{' '}
          that this app does not offer.
        </p>
      )}
    </>
  )
}
