import { getTransactionQueryOptions, safeKey, useGateway } from '@ghost-pay/gateway-client/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useParams } from 'wouter'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { TransactionNotFound } from '../../../components/TransactionNotFound.tsx'
import { namesNothing } from '../../../data/namesNothing.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { pollInterval } from '../pollInterval.ts'
import { TransactionActions } from './TransactionActions.tsx'
import { TransactionView } from './TransactionView.tsx'
import { useOwnView } from './useOwnView.ts'

/** One transaction, from its first signature to the chain. */
export function TransactionScreen() {
  useTitle('Transaction')
  const { id = '' } = useParams<{ id: string }>()
  const account = useSharedAccount()
  const client = useGateway()
  const queryClient = useQueryClient()
  const { chainId, address } = account
  const details = useQuery({
    ...getTransactionQueryOptions(client, { chainId, address, id }),
    refetchInterval: pollInterval,
  })
  const own = useOwnView(account, details.data)

  // A transaction of another account must not be shown, let alone signed, under the name of this one.
  const isForeign = details.data !== undefined && !isAddressEqual(details.data.safeAddress, address)
  if (isForeign || (details.data === undefined && namesNothing(details.error))) {
    return (
      <Screen>
        <TransactionNotFound accountPath={account.path} />
      </Screen>
    )
  }
  return (
    <Screen>
      {details.error && (
        <GatewayFailure
          error={details.error}
          what="the newest state of this transaction"
          onRetry={() => void details.refetch()}
          retrying={details.isFetching}
        />
      )}
      {details.data === undefined ? (
        details.error === null && <Skeleton label="Reading the transaction" rows={4} />
      ) : (
        <>
          <TransactionView account={account} details={details.data} own={own} />
          <TransactionActions
            key={id}
            account={account}
            details={details.data}
            own={own}
            onChanged={() =>
              void queryClient.invalidateQueries({ queryKey: safeKey(client, account) })
            }
          />
          <SourceAge source="gateway" time={details.dataUpdatedAt} />
        </>
      )}
    </Screen>
  )
}
