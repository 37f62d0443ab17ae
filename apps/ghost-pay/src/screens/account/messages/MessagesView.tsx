import type { Hash } from 'viem'
import type { Day, Message } from '@ghost-pay/gateway-client'
import type { CheckedMessage } from '@ghost-pay/safe-account/messages'
import { describeMessage } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { CallIcon, EditIcon, StopIcon } from '../../../components/icons.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Row } from '../../../components/Row.tsx'
import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { timeOfDay } from '../../../format/dayAndTime.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { region } from '../../../format/region.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { messageTruth } from './messageChecks.ts'
import { type messageCopy, text } from './messageCopy.ts'
import { messageTitle } from './messageHeading.ts'

import './MessageView.css'

export type MessagesViewProps = {
  account: SharedAccount
  days: readonly Day<Message>[]
  /** By the hash that the gateway gives. */
  checked: ReadonlyMap<Hash, CheckedMessage>
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

const dayFormat = new Intl.DateTimeFormat(region, { dateStyle: 'full' })

/** The messages of an account, by days, the newest first. */
export function MessagesView(props: MessagesViewProps) {
  const { account, days, checked, hasMore, isLoading, onMore } = props
  if (days.length === 0 && !hasMore) {
    return <Empty title={text('messages.emptyTitle')}>{text('messages.empty')}</Empty>
  }
  return (
    <>
      {days.map((day) => (
        <section key={day.day} aria-labelledby={`day-${day.day}`}>
          <h2 className="gp-messages-day" id={`day-${day.day}`}>
            {dayFormat.format(day.timestamp)}
          </h2>
          <ul className="gp-messages-list">
            {day.items.map((message) => (
              <li key={message.messageHash}>
                <MessageRow
                  account={account}
                  message={message}
                  checked={checked.get(message.messageHash)}
                />
              </li>
            ))}
          </ul>
          <Unread count={day.unknown?.length} />
        </section>
      ))}
      {hasMore && (
        <Button busy={isLoading} onPress={onMore}>
          {text(isLoading ? 'messages.loading' : 'messages.earlier')}
        </Button>
      )}
    </>
  )
}

type MessageRowProps = {
  account: SharedAccount
  message: Message
  /** What this device has worked out; undefined while it has not. */
  checked: CheckedMessage | undefined
}

/** A message in the list: what it is, who brought it, and who has really signed. */
function MessageRow({ account, message, checked }: MessageRowProps) {
  const { nameOf, label } = useAddressBook()
  const { onChain, address, viewer } = account
  const { messageHash, creationTimestamp, proposedBy } = message
  const { action } = describeMessage({ safe: address, message: message.message })
  const truth =
    checked &&
    onChain &&
    messageTruth(checked, {
      claimed: messageHash,
      owners: onChain.owners,
      threshold: onChain.threshold,
    })
  const named = (one: `0x${string}`) => ({ address: one, name: nameOf(one) })
  const marks = marksOf(action.kind, truth)
  return (
    <Row
      to={`${account.path}/messages/${messageHash}`}
      icon={
        action.kind === 'permit' ? (
          <StopIcon />
        ) : typeof message.message === 'string' ? (
          <EditIcon />
        ) : (
          <CallIcon />
        )
      }
      title={<bdi>{text(...messageTitle(message.message))}</bdi>}
      detail={
        <>
          <time
            dateTime={new Date(creationTimestamp).toISOString()}
            title={fullTime(creationTimestamp)}
          >
            {timeOfDay(creationTimestamp)}
          </time>
          {' · '}
          {text('messages.by', {
            who: label(proposedBy.value),
          })}
        </>
      }
      figure={
        <SignatureDots
          count={truth?.counted.length ?? message.confirmationsSubmitted}
          signed={
            truth?.counted.map(({ signer }) => named(signer)) ??
            message.confirmations.map(({ owner }) => named(owner.value))
          }
          required={onChain?.threshold ?? message.confirmationsRequired}
          missing={truth?.missing.map(named)}
          viewer={viewer}
          unchecked={truth === undefined}
        />
      }
      figureDetail={truth?.isComplete === true ? text('messages.complete') : undefined}
      marks={
        marks.length > 0
          ? marks.map((said) => (
              <Mark key={said[0]} tone="stop">
                {text(...said)}
              </Mark>
            ))
          : undefined
      }
    />
  )
}

function marksOf(
  kind: ReturnType<typeof describeMessage>['action']['kind'],
  truth: ReturnType<typeof messageTruth> | undefined,
): Said<typeof messageCopy>[] {
  if (truth?.isUnreadable === true) return [['messages.unreadableMark']]
  if (truth?.isLie === true) return [['messages.lieMark']]
  const marks: Said<typeof messageCopy>[] = []
  if (kind === 'permit') marks.push(['messages.permitMark'])
  if (kind === 'transaction') marks.push(['messages.transactionMark'])
  if (truth !== undefined && truth.bad.length > 0) {
    marks.push(['messages.badMark', { count: truth.bad.length }])
  }
  return marks
}
