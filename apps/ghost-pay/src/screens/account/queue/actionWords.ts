import type { Address } from 'viem'
import type { ProposalAction } from '@ghost-pay/safe-account/view'

import type { Said } from '../../../text/Said.ts'
import { textOf } from '../../../text/textOf.ts'
import { cancelCopy } from '../cancel/cancelCopy.ts'
import { type Cancelled, cancelSaid } from '../cancel/cancelSaid.ts'
import { inboxCopy } from './inboxCopy.ts'

/** The sentences that name a proposal. */
export const actionSentences = { ...inboxCopy, ...cancelCopy } as const

type ActionSaid = Said<typeof actionSentences>

/** A proposal in words: its name, and where there is more to say, a second sentence. */
export type ActionWords = { title: ActionSaid; detail: ActionSaid | undefined }

export type ActionWordsParameters = {
  /** Beside others at the same place, where an empty one cancels them. */
  isFork: boolean
  nonce: number
  beside?: Cancelled | undefined
  /** What it is for, in the words of who proposed it. */
  note?: string | undefined
  nameOf: (address: Address) => string
}

/** Says what a proposal does; an empty one names what it cancels. */
export function actionWords(
  action: ProposalAction,
  { isFork, nonce, beside, note = '', nameOf }: ActionWordsParameters,
): ActionWords {
  const only = (...title: ActionSaid): ActionWords => ({ title, detail: undefined })
  switch (action.kind) {
    case 'pay':
      return only('inbox.action.pay', { name: nameOf(action.to) })
    case 'batch':
      return batchWords(action, note)
    case 'reject':
      return {
        title:
          isFork || beside !== undefined
            ? cancelSaid(beside, { nonce, nameOf })
            : ['inbox.action.blank', { nonce: String(nonce) }],
        detail: ['cancels.nothing'],
      }
    case 'addOwner':
      return {
        title: ['inbox.action.addOwner', { name: nameOf(action.owner) }],
        detail: ['inbox.action.threshold', { count: action.threshold }],
      }
    case 'removeOwner':
      return {
        title: ['inbox.action.removeOwner', { name: nameOf(action.owner) }],
        detail: ['inbox.action.threshold', { count: action.threshold }],
      }
    case 'swapOwner':
      return only('inbox.action.swapOwner', {
        old: nameOf(action.oldOwner),
        name: nameOf(action.newOwner),
      })
    case 'changeThreshold':
      return only('inbox.action.changeThreshold', { count: action.threshold })
    case 'settings':
      return only('inbox.action.settings')
    case 'call':
      return action.to === undefined
        ? only('inbox.action.callUnnamed')
        : only('inbox.action.call', { name: nameOf(action.to) })
    case 'unknown':
      return only('inbox.action.unknown')
  }
}

/** The longest note that is the name of a batch, in characters. */
export const longestTitle = 60

/** A batch has the name that its proposer gave it, and says how many are paid. */
function batchWords(
  { count, people }: Extract<ProposalAction, { kind: 'batch' }>,
  note: string,
): ActionWords {
  const steps: ActionSaid = ['inbox.action.batch', { count }]
  const detail: ActionSaid | undefined =
    people === count ? undefined : ['inbox.action.steps', { count }]
  const paid: ActionSaid = ['inbox.action.people', { count: people }]
  if (people === 0) return { title: steps, detail: undefined }
  if (note === '' || note.length > longestTitle) {
    return { title: paid, detail }
  }
  return {
    title: ['inbox.action.payroll', { note, count: people }],
    detail,
  }
}

/** Says one of these sentences, by its key. */
export const text = textOf(actionSentences)
