import type { TransactionTopic } from '@ghost-pay/safe-account/view'

import type { Said } from '../text/Said.ts'
import { transactionCopy } from './transactionCopy.ts'

type Words = Said<typeof transactionCopy>
type About = TransactionTopic['about']

/** Names a transaction in few words, without the other party. */
export function titleSaid({ about }: Pick<TransactionTopic, 'about'>): Words {
  switch (about.what) {
    case 'method':
      return ['transaction.method', { method: about.method }]
    case 'batch':
      return ['transaction.batch', { count: about.count }]
    case 'threshold':
      return ['transaction.threshold', { count: about.threshold }]
    case 'unknown':
    case 'settingsOf':
      return [`transaction.${about.what}`, { kind: about.received }]
    default:
      return [`transaction.${about.what}`]
  }
}

/** Names a transaction with everything but the other party. */
export const detailSaid = (topic: Pick<TransactionTopic, 'about'>): Words =>
  isOwners(topic.about)
    ? [`transaction.${topic.about.what}.then`, { count: topic.about.threshold }]
    : titleSaid(topic)

/**
 * Names a transaction with everything.
 *
 * @param who a name or the address of the other party; undefined where there is none
 */
export function lineSaid(
  { about }: Pick<TransactionTopic, 'about'>,
  who: string | undefined,
): Words {
  if (who === undefined) return titleSaid({ about })
  if (about.what === 'method') {
    return ['transaction.method.who', { method: about.method, who }]
  }
  if (isOwners(about)) return [`transaction.${about.what}.who`, { who, count: about.threshold }]
  const { what } = about
  return hasParty(what) ? [`transaction.${what}.who`, { who }] : titleSaid({ about })
}

const isOwners = (about: About): about is About & { what: 'addOwner' | 'removeOwner' } =>
  about.what === 'addOwner' || about.what === 'removeOwner'

/** With a sentence that has the other party and nothing else in it. */
type Partied = Exclude<
  keyof typeof transactionCopy extends infer Key
    ? Key extends `transaction.${infer What}.who`
      ? What
      : never
    : never,
  'method' | 'addOwner' | 'removeOwner'
>

const hasParty = (what: string): what is Partied => `transaction.${what}.who` in transactionCopy
