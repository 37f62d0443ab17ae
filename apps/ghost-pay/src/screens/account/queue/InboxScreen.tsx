import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getTransactionQueueQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { countUnread, hashOfId, waitingTransactions } from '@ghost-pay/safe-account/queue'

import { Button } from '../../../components/Button.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { balancesQuery } from '../../../data/balancesQuery.ts'
import { followed } from '../../../data/followed.ts'
import { isGatewayHere } from '../../../data/place.ts'
import { forgetReviewDraft, reviewPath, useReviewDrafts } from '../../../data/reviewDrafts.ts'
import { safeOf } from '../../../data/safeOf.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { Screen } from '../../../Screen.tsx'
import { textOf } from '../../../text/textOf.ts'
import { useTitle } from '../../../useTitle.ts'
import { KeptHere } from '../cosign/KeptHere.tsx'
import { DeleteProposal } from './DeleteProposal.tsx'
import { inboxCopy } from './inboxCopy.ts'
import { InboxDrafts } from './InboxDrafts.tsx'
import { InboxView } from './InboxView.tsx'
import { ItemChecks } from './ItemChecks.tsx'
import { Several } from './Several.tsx'
import { useInboxActions } from './useInboxActions.ts'
import { useOwnLooks } from './useOwnLooks.ts'
import { useProposals } from './useProposals.ts'
import { useSeveral } from './useSeveral.ts'

const text = textOf(inboxCopy)

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
  const proposals = useProposals(account, queue.data ?? [])
  const { deleting, onDeleted, ...actions } = useInboxActions(account, proposals)
  const several = useSeveral(account, proposals, useOwnLooks(account, proposals))
  const { viewer } = account
  const drafts = useReviewDrafts(account)
  const { nameOf } = useAddressBook()
  return (
    <Screen>
      {queue.data === undefined && <h1>{text('inbox.page')}</h1>}
      {deleting !== undefined && viewer !== undefined && (
        <DeleteProposal
          key={deleting}
          account={account}
          safeTxHash={deleting}
          proposer={viewer}
          onDone={onDeleted}
        />
      )}
      {queue.error && (
        <GatewayFailure
          error={queue.error}
          what={text('inbox.newest')}
          onRetry={() => void queue.refetch()}
          retrying={queue.isFetching}
        />
      )}
      {(queue.error !== null || isGatewayHere) && (
        <KeptHere
          account={account}
          listed={waitingTransactions(queue.data ?? []).flatMap(({ id }) => hashOfId(id) ?? [])}
        />
      )}
      {queue.data === undefined ? (
        queue.error === null && <Skeleton label={text('inbox.reading')} />
      ) : (
        <InboxView
          account={account}
          proposals={proposals}
          unread={countUnread(queue.data)}
          hasMore={queue.hasNextPage}
          balances={balances.data}
          time={queue.dataUpdatedAt}
          link={`${location.origin}${location.pathname}#${account.path}/queue`}
          {...actions}
          checksOf={({ transaction: { id } }) => <ItemChecks account={account} id={id} />}
          several={several}
          isUnderWay={several.state !== undefined}
          top={<Several {...several} account={account} chosen={several.some} />}
        >
          <InboxDrafts
            drafts={drafts}
            currency={account.chain.nativeCurrency}
            sayName={(address) => nameOf(address) ?? shortAddress(address)}
            pathOf={(id) => reviewPath(account, id)}
            onDrop={forgetReviewDraft}
          />
          {queue.hasNextPage && (
            <Button onPress={() => void queue.fetchNextPage()} busy={queue.isFetchingNextPage}>
              {text('inbox.more')}
            </Button>
          )}
        </InboxView>
      )}
    </Screen>
  )
}
