import { array, isPlain, object, type Schema, schema } from '../schema.ts'
import { count } from './numbers.ts'
import { maybe, optional, text } from './primitives.ts'
import { isUnreadable, orUnknown, type UnknownMember } from './union.ts'

/** One page of a list, with the addresses of its neighbours. */
export type Page<item> = {
  /** What it counts differs from list to list; `null` where the gateway does not say. */
  count: number | null
  /** Address of the next page, for `pageUrl`; `null` on the last one. */
  next: string | null
  /** Address of the page before. */
  previous: string | null
  results: item[]
  /** Items that could not be read, where there are any and `item` has no place for them. */
  unreadable?: UnknownMember[]
}

/** A page as the gateway writes it. */
type WirePage<item> = {
  count?: number | null
  next: string | null
  previous: string | null
  results: item[]
}

const pageOf = <item, wire>(item: Schema<item, wire>) =>
  object({
    // Some lists have none.
    count: optional(count),
    next: maybe(text),
    previous: maybe(text),
    results: array(orUnknown(item)),
  })

/** A page of items that this schema reads. */
export const pageSchema = <item, wire>(
  item: Schema<item, wire>,
): Schema<Page<item>, WirePage<wire>> =>
  // What comes apart is what `pageOf` has added to the items.
  setApart(pageOf(item), 'results')

/** A page of a union: an item that cannot be read stays in its place, as an unknown member. */
export const unionPageSchema = <item, wire>(
  item: Schema<item | UnknownMember, wire>,
): Schema<Page<item | UnknownMember>, WirePage<wire>> => pageOf(item)

type Apart<answer, field extends keyof answer> = {
  [key in keyof answer]: key extends field
    ? Exclude<Extract<answer[key], unknown[]>[number], UnknownMember>[]
    : answer[key]
} & { unreadable?: UnknownMember[] }

/** An object whose list `field` holds what could not be read as well: that comes apart, as `unreadable`. */
export const setApart = <answer extends object, wire, field extends keyof answer & string>(
  some: Schema<answer, wire>,
  field: field,
): Schema<Apart<answer, field>, wire> =>
  schema((input, issues) => {
    const answer = some['~read'](input, issues)
    const list = isPlain(answer) ? answer[field] : undefined
    if (!isPlain(answer) || !Array.isArray(list) || !list.some(isUnreadable)) return answer
    const items: unknown[] = list
    return {
      ...answer,
      [field]: items.filter((item) => !isUnreadable(item)),
      unreadable: [
        ...(Array.isArray(answer.unreadable) ? (answer.unreadable as unknown[]) : []),
        ...items.filter(isUnreadable),
      ],
    }
  })
