import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getTransactionQueueQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { listHeld } from '@ghost-pay/safe-account/money'
import { countUnread, hashOfId, waitingTransactions } from '@ghost-pay/safe-account/queue'

import { safeOf } from '../../../account/safeOf.ts'
import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { followed } from '../../../gateway/followed.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { reviewDrafts, reviewPath, useReviewDrafts } from '../../../kept/reviewDrafts.ts'
import { lazyPart } from '../../../lazyPart.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { text } from './inboxCopy.ts'
import { InboxDrafts } from './InboxDrafts.tsx'
import { InboxView } from './InboxView.tsx'
import { useInboxActions } from './useInboxActions.ts'
import { useOwnLooks } from './useOwnLooks.ts'
import { useProposals } from './useProposals.ts'
import { useSeveral } from './useSeveral.ts'

// The line is shown before the code comes that checks, signs and deletes its entries.
const ItemChecks = lazyPart(() => import('./ItemChecks.tsx'), 'ItemChecks')
const Several = lazyPart(() => import('./Several.tsx'), 'Several')
const DeleteProposal = lazyPart(() => import('./DeleteProposal.tsx'), 'DeleteProposal')
const KeptHere = lazyPart(() => import('../cosign/KeptHere.tsx'), 'KeptHere')

/** What waits for signatures or for its turn, in the order in which it can leave. */
export function InboxScreen() {
  useTitle(text('inbox.page'))
  const account = useSharedAccount()
  const client = useGateway()
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const balances = useQuery(balancesQuery(client, account))
  const held = balances.data && {
    items: listHeld(balances.data.items, account.chain.nativeCurrency, account.onChain?.balance),
  }
  const proposals = useProposals(account, queue.data ?? [])
  const { deleting, onDeleted, ...actions } = useInboxActions(account, proposals)
  const several = useSeveral(account, proposals, useOwnLooks(account, proposals))
  const { viewer } = account
  const drafts = useReviewDrafts(account)
  const { label } = useAddressBook()
  return (
    <Screen>
      {queue.data === undefined && <h1>{text('inbox.page')}</h1>}
      {deleting !== undefined && viewer !== undefined && (
        <Suspense>
          <DeleteProposal
            key={deleting}
            account={account}
            safeTxHash={deleting}
            proposer={viewer}
            onDone={onDeleted}
          />
        </Suspense>
      )}
      {queue.data === undefined ? (
        queue.error === null && <Skeleton label={text('inbox.reading')} />
      ) : (
        <InboxView
          account={account}
          proposals={proposals}
          unread={countUnread(queue.data)}
          hasMore={queue.hasNextPage}
          balances={held}
          time={queue.dataUpdatedAt}
          link={`${location.origin}${location.pathname}#${account.path}/queue`}
          {...actions}
          checksOf={({ transaction: { id } }) => (
            <Suspense>
              <ItemChecks account={account} id={id} />
            </Suspense>
          )}
          several={several}
          isUnderWay={several.state !== undefined}
          top={
            (several.state !== undefined || several.some.length > 0) && (
              <Suspense>
                <Several {...several} account={account} chosen={several.some} />
              </Suspense>
            )
          }
        >
          <InboxDrafts
            drafts={drafts}
            currency={account.chain.nativeCurrency}
            sayName={label}
            pathOf={(id) => reviewPath(account, id)}
            onDrop={(id) => reviewDrafts.forget({ ...account, id })}
          />
          {queue.hasNextPage && (
            <Button onPress={() => void queue.fetchNextPage()} busy={queue.isFetchingNextPage}>
              {text('inbox.more')}
            </Button>
          )}
        </InboxView>
      )}
      <GatewayFailure query={queue} what={text('inbox.newest')} />
      {(queue.error !== null || isGatewayHere) && (
        <Suspense>
          <KeptHere
            account={account}
            listed={waitingTransactions(queue.data ?? []).flatMap(({ id }) => hashOfId(id) ?? [])}
          />
        </Suspense>
      )}
    </Screen>
  )
}
