import { attempt } from './storedList.ts'

/** A payment that was begun and not signed, as it was typed. */
export type Draft = {
  recipient: string
  /** The name of the registry by which the recipient was found; an empty text for none. */
  foundAs: string
  amount: string
  /** Address of the token, an empty text for the chain's own currency, or `noToken`. */
  token: string
  /** What it is for. */
  note: string
  /** Whether the hash of what it is for is to stand in its bytes. */
  isBound: boolean
  /** Whether it was sent to be looked over. */
  reviewed: boolean
  /** The place in line that it takes instead of what waits there; an empty text for the next free one. */
  place: string
}

/** The drafts that this browser keeps, each under the id of its account. */
export type Drafts = Readonly<Record<string, Draft>>

/** What stands in a form instead of a token while none is chosen. */
export const noToken = 'none'

/** A payment of which nothing is filled in yet. */
export const emptyDraft: Draft = {
  recipient: '',
  foundAs: '',
  amount: '',
  token: noToken,
  note: '',
  isBound: false,
  reviewed: false,
  place: '',
}

/** Reads drafts from their text. What is damaged is left out. */
export function readDrafts(stored: string | null): Drafts {
  const parsed = attempt((): unknown => JSON.parse(stored ?? 'null'))
  if (typeof parsed !== 'object' || parsed === null) return {}
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([key, draft]) => {
      const read = readDraft(draft)
      return read === undefined ? [] : [[key, read]]
    }),
  )
}

function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { recipient, foundAs, amount, token, note, isBound, reviewed, place } = stored as Partial<
    Record<keyof Draft, unknown>
  >
  return typeof recipient === 'string' && typeof amount === 'string' && typeof token === 'string'
    ? {
        recipient,
        foundAs: typeof foundAs === 'string' ? foundAs : '',
        amount,
        token,
        note: typeof note === 'string' ? note : '',
        isBound: isBound === true,
        reviewed: reviewed === true,
        place: typeof place === 'string' && /^\d{1,15}$/.test(place) ? place : '',
      }
    : undefined
}

/** Keeps a draft; an empty one is thrown away. */
export function keepDraft(drafts: Drafts, key: string, draft: Draft): Drafts {
  const others = Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key))
  const isEmpty =
    draft.recipient === '' &&
    draft.amount === '' &&
    draft.token === noToken &&
    draft.note === '' &&
    draft.place === ''
  return isEmpty ? others : { ...others, [key]: draft }
}
