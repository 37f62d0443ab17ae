import type { Address } from 'viem'

import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import type { inboxCopy } from './inboxCopy.ts'
import type { ProposalDeed, ReadDeed } from './proposalDeed.ts'

type InboxSaid = Said<typeof inboxCopy>

/** A proposal in words: its name, and where there is more to say, a second sentence. */
export type DeedWords = { title: InboxSaid; detail: InboxSaid | undefined }

export type DeedWordsParameters = {
  /** Beside others at the same place, where an empty one cancels them. */
  isFork: boolean
  /** Its place. */
  nonce: number
  /** The only other one at the place; undefined where there is none, or more than one. */
  beside?: Pick<ReadDeed, 'deed' | 'amounts'> | undefined
  /** A name, or the address in short. */
  nameOf: (address: Address) => string
}

/** Says what a proposal does; an empty one names what it cancels. */
export function deedWords(
  deed: ProposalDeed,
  { isFork, nonce, beside, nameOf }: DeedWordsParameters,
): DeedWords {
  const only = (...title: InboxSaid): DeedWords => ({ title, detail: undefined })
  switch (deed.kind) {
    case 'pay':
      return only('inbox.deed.pay', { name: nameOf(deed.to) })
    case 'batch':
      return {
        title: ['inbox.deed.batch', { count: deed.count }],
        detail: deed.people === 0 ? undefined : ['inbox.deed.people', { count: deed.people }],
      }
    case 'reject':
      return isFork
        ? { title: cancelsWords(beside, nameOf), detail: ['inbox.deed.nothing'] }
        : {
            title: ['inbox.deed.blank'],
            detail: ['inbox.deed.cancelsAny', { nonce: String(nonce) }],
          }
    case 'addOwner':
      return {
        title: ['inbox.deed.addOwner', { name: nameOf(deed.owner) }],
        detail: ['inbox.deed.threshold', { count: deed.threshold }],
      }
    case 'removeOwner':
      return {
        title: ['inbox.deed.removeOwner', { name: nameOf(deed.owner) }],
        detail: ['inbox.deed.threshold', { count: deed.threshold }],
      }
    case 'swapOwner':
      return only('inbox.deed.swapOwner', {
        old: nameOf(deed.oldOwner),
        name: nameOf(deed.newOwner),
      })
    case 'changeThreshold':
      return only('inbox.deed.changeThreshold', { count: deed.threshold })
    case 'settings':
      return only('inbox.deed.settings')
    case 'call':
      return deed.to === undefined
        ? only('inbox.deed.callUnnamed')
        : only('inbox.deed.call', { name: nameOf(deed.to) })
    case 'unknown':
      return only('inbox.deed.unknown')
  }
}

function cancelsWords(
  beside: DeedWordsParameters['beside'],
  nameOf: (address: Address) => string,
): InboxSaid {
  if (beside === undefined) return ['inbox.deed.cancels']
  const { deed, amounts } = beside
  const [amount, second] = amounts
  if (deed.kind === 'pay' && amount?.value !== undefined && second === undefined) {
    const { whole } = splitAmount(amount.value, amount.decimals)
    return [
      'inbox.deed.cancelsPay',
      { amount: whole, symbol: amount.symbol, name: nameOf(deed.to) },
    ]
  }
  return deed.kind === 'batch'
    ? ['inbox.deed.cancelsBatch', { count: deed.count }]
    : ['inbox.deed.cancels']
}
