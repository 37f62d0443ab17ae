import type { Address } from 'viem'

import type { Said } from '../../../text/Said.ts'
import { cancelCopy } from '../cancel/cancelCopy.ts'
import { type Cancelled, cancelSaid } from '../cancel/cancelSaid.ts'
import { inboxCopy } from './inboxCopy.ts'
import type { ProposalDeed } from './proposalDeed.ts'

/** The sentences that name a proposal. */
export const deedSentences = { ...inboxCopy, ...cancelCopy } as const

type DeedSaid = Said<typeof deedSentences>

/** A proposal in words: its name, and where there is more to say, a second sentence. */
export type DeedWords = { title: DeedSaid; detail: DeedSaid | undefined }

export type DeedWordsParameters = {
  /** Beside others at the same place, where an empty one cancels them. */
  isFork: boolean
  /** Its place. */
  nonce: number
  /** The only other one at the place; undefined where there is none, or more than one. */
  beside?: Cancelled | undefined
  /** What it is for, in the words of who proposed it. */
  note?: string | undefined
  /** A name, or the address in short. */
  nameOf: (address: Address) => string
}

/** Says what a proposal does; an empty one names what it cancels. */
export function deedWords(
  deed: ProposalDeed,
  { isFork, nonce, beside, note = '', nameOf }: DeedWordsParameters,
): DeedWords {
  const only = (...title: DeedSaid): DeedWords => ({ title, detail: undefined })
  switch (deed.kind) {
    case 'pay':
      return only('inbox.deed.pay', { name: nameOf(deed.to) })
    case 'batch':
      return batchWords(deed, note)
    case 'reject':
      return {
        title:
          isFork || beside !== undefined
            ? cancelSaid(beside, { nonce, nameOf })
            : ['inbox.deed.blank', { nonce: String(nonce) }],
        detail: ['cancels.nothing'],
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

/** The longest note that is the name of a batch, in characters. */
export const longestTitle = 60

/** A batch has the name that its proposer gave it, and says how many are paid. */
function batchWords(
  { count, people }: Extract<ProposalDeed, { kind: 'batch' }>,
  note: string,
): DeedWords {
  const steps: DeedSaid = ['inbox.deed.batch', { count }]
  const detail: DeedSaid | undefined =
    people === count ? undefined : ['inbox.deed.steps', { count }]
  const paid: DeedSaid = ['inbox.deed.people', { count: people }]
  if (people === 0) return { title: steps, detail: undefined }
  if (note === '' || note.length > longestTitle) {
    return { title: paid, detail }
  }
  return {
    title: ['inbox.deed.payroll', { note, count: people }],
    detail,
  }
}
