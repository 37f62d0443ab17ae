import { array, object, type Schema } from '../schema.ts'
import { count, maybe, text } from './primitives.ts'

/** One page of a list, with the addresses of its neighbours. */
export type Page<item> = {
  /** What it counts differs from list to list; `null` where the gateway does not say. */
  count: number | null
  next: string | null
  previous: string | null
  results: item[]
}

/** A page of items that this schema reads. */
export const pageSchema = /* @__NO_SIDE_EFFECTS__ */ <item>(
  item: Schema<item>,
): Schema<Page<item>> =>
  object({
    count: maybe(count),
    next: maybe(text),
    previous: maybe(text),
    results: array(item),
  })
