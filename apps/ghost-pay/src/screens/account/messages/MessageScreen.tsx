import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type Address, isHash } from 'viem'
import { Link, useParams } from 'wouter'
import type { Message } from '@ghost-pay/gateway-client'
import { getMessageQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { MessageData } from '@ghost-pay/safe-account/messages'
import { plainText } from '@ghost-pay/safe-protocol'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { AddressName } from '../../../components/AddressName.tsx'
import { Button } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { isNotFound } from '../../../gateway/isNotFound.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { idleInterval } from '../pollInterval.ts'
import { useKeptMessagesOf } from './keptMessages.ts'
import { text } from './messageCopy.ts'
import { messageHeading } from './messageHeading.ts'
import { OneMessage } from './OneMessage.tsx'

/** One message, from its first signature to the account's own word. */
export function MessageScreen() {
  useTitle(text('message.title'))
  const { hash } = useParams<{ hash: string }>()
  const account = useSharedAccount()
  const client = useGateway()
  const messageHash = isHash(hash) ? hash : undefined
  const message = useQuery({
    ...getMessageQueryOptions(client, { chainId: account.chainId, messageHash }),
    refetchInterval: ({ state }) => (state.data?.status === 'CONFIRMED' ? false : idleInterval),
  })
  const kept = useKeptMessagesOf(account).find(({ signed }) => signed.messageHash === messageHash)
  const isMissing = message.data === undefined && isNotFound(message.error)
  if (messageHash === undefined || (kept === undefined && isMissing)) {
    return <MissingMessage message={message} />
  }
  const signedHere = message.error === null ? undefined : kept?.signable.message
  const shown = message.data?.message ?? signedHere
  return (
    <Screen>
      {shown !== undefined ? (
        <OneMessage
          key={messageHash}
          account={account}
          message={shown}
          received={message.data}
          head={<Head safe={account.address} message={shown} received={message.data} />}
          onSigned={() => void message.refetch()}
        />
      ) : message.error === null ? (
        <Skeleton label={text('message.reading')} rows={4} />
      ) : (
        <h1>{text('message.title')}</h1>
      )}
      {message.error && !isMissing && (
        <GatewayFailure query={message} what={text('message.what')} />
      )}
    </Screen>
  )
}

/** There is no message of this hash, as the gateway says, and none that was signed here. */
function MissingMessage({
  message,
}: {
  message: Pick<UseQueryResult<Message>, 'isFetching' | 'refetch'>
}) {
  const { path } = useSharedAccount()
  return (
    <Screen>
      <Empty
        title={text('message.missingTitle')}
        action={
          <div className="gp-actions">
            <Button busy={message.isFetching} onPress={() => void message.refetch()}>
              {text('message.again')}
            </Button>
            <Link className="gp-section-link" href={`${path}/messages`}>
              {text('message.back')}
            </Link>
          </div>
        }
      >
        {text('message.missing')}
      </Empty>
    </Screen>
  )
}

type HeadProps = { safe: Address; message: MessageData; received: Message | undefined }

/** What kind of a message it is, and who brought it, as the gateway says; or that it was signed here. */
function Head({ safe, message, received }: HeadProps) {
  const app = plainText(received?.name ?? '').slice(0, 60)
  return (
    <header className="gp-stack-close gp-anywhere">
      <h1>{text(...messageHeading(safe, message))}</h1>
      {received === undefined ? (
        <Source source="device">{text('message.fromHere')}</Source>
      ) : (
        <Source source="gateway">
          {/* The name is the reader's own; that it was them is the gateway's word. */}
          <AddressName address={received.proposedBy.value} />
          {` · ${fullTime(received.creationTimestamp)}`}
          {app !== '' && ` · ${text('message.app', { app })}`}
        </Source>
      )}
    </header>
  )
}
