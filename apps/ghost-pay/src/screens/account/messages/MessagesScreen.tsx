import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getMessagesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { safeOf } from '../../../account/safeOf.ts'
import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { followed } from '../../../gateway/followed.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { KeptMessages } from './KeptMessages.tsx'
import { text } from './messageCopy.ts'
import { MessagesView } from './MessagesView.tsx'
import { messageAccountOf, useCheckedMessages } from './useCheckedMessages.ts'

/** What the account says without paying, by days. */
export function MessagesScreen() {
  useTitle(text('messages.title'))
  const account = useSharedAccount()
  const client = useGateway()
  const list = useInfiniteQuery({
    ...getMessagesQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const days = list.data
  const messages = useMemo(() => days?.flatMap(({ items }) => items) ?? [], [days])
  const checked = useCheckedMessages(messageAccountOf(account), messages)
  return (
    <Screen>
      <Columns>
        <header className="gp-title-row gp-messages-title">
          <div>
            <h1>{text('messages.title')}</h1>
            <p className="gp-soft gp-small">{text('messages.intro')}</p>
            <SourceAge source="gateway" time={list.data && list.dataUpdatedAt} />
          </div>
          <ButtonLink to={`${account.path}/messages/new`}>{text('messages.new')}</ButtonLink>
        </header>
        <KeptMessages account={account} />
        {days === undefined ? (
          <Skeleton
            label={text('messages.reading')}
            rows={2}
            unread={list.error === null ? undefined : text('messages.unread')}
          />
        ) : (
          <MessagesView
            account={account}
            days={days}
            checked={checked}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )}
        <GatewayFailure query={list} what={text('messages.what')} />
      </Columns>
    </Screen>
  )
}
