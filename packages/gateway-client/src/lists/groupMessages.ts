import type { Message, MessageItem } from '../schemas/message.ts'
import { type Day, groupByDay } from './groupByDay.ts'

/**
 * Folds the gateway's flat list of messages, of one page or of several after another, into days. What pages repeat comes once;
 * items that cannot be read are the `unknown` of their day.
 *
 * @param options.timeZone IANA name of the person's time zone; default: the platform's
 */
export function groupMessages(
  items: readonly MessageItem[],
  { timeZone }: { timeZone?: string | undefined } = {},
): Day<Message>[] {
  return groupByDay<Message>(items, {
    timeOf: (message) => message.creationTimestamp,
    idOf: (message) => message.messageHash,
    timeZone,
  })
}
