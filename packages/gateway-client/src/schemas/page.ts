import * as v from 'valibot'

import { count, maybe, object, text } from './primitives.ts'

/** One page of a list, with the addresses of its neighbours. */
export type Page<item> = {
  /** What it counts differs from list to list; `null` where the gateway does not say. */
  count: number | null
  next: string | null
  previous: string | null
  results: item[]
}

export const pageSchema = <item extends v.GenericSchema>(item: item) =>
  object({
    count: maybe(count),
    next: maybe(text),
    previous: maybe(text),
    results: v.array(item),
  })
