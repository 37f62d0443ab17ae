import type { Hash } from 'viem'
import type { Day, Message } from '@ghost-pay/gateway-client'
import type { CheckedMessage } from '@ghost-pay/safe-account/messages'

import { Button } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { Unread } from '../../../components/Unread.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { region } from '../../../format/region.ts'
import { MessageRow } from './MessageRow.tsx'
import { text } from './messagesCopy.ts'

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
export function MessagesView({
  account,
  days,
  checked,
  hasMore,
  isLoading,
  onMore,
}: MessagesViewProps) {
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
