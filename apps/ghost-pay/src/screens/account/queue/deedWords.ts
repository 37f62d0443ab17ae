import type { Address } from 'viem'

import type { Said } from '../../../text/Said.ts'
import type { inboxCopy } from './inboxCopy.ts'
import type { ProposalDeed } from './proposalDeed.ts'

type InboxSaid = Said<typeof inboxCopy>

/** A proposal in words: its name, and where there is more to say, a second sentence. */
export type DeedWords = { title: InboxSaid; detail: InboxSaid | undefined }

/**
 * Says what a proposal does.
 *
 * @param isFork beside others at the same place, where an empty one takes their place
 * @param nameOf a name, or the address in short
 */
export function deedWords(
  deed: ProposalDeed,
  { isFork, nameOf }: { isFork: boolean; nameOf: (address: Address) => string },
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
      return {
        title: isFork ? ['inbox.deed.reject'] : ['inbox.deed.blank'],
        detail: ['inbox.deed.nothing'],
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
