import type { Message, MessageItem } from '../schemas/message.ts'
import { type Day, groupByDay } from './groupByDay.ts'

/**
 * Folds the gateway's flat list of messages, of one page or of several after another, into days. What pages repeat comes once;
 * items of a kind that is not known are left out.
 *
 * @param options.timeZone IANA name of the person's time zone; default: the platform's
 */
export function groupMessages(
  items: readonly MessageItem[],
  { timeZone }: { timeZone?: string | undefined } = {},
): Day<Message>[] {
  const messages = items.flatMap((item) => (item.type === 'MESSAGE' ? [item] : []))
  return groupByDay<Message>(messages, {
    timeOf: (message) => message.creationTimestamp,
    idOf: (message) => message.messageHash,
    timeZone,
  })
}
