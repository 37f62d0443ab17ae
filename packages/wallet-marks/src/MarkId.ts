import type { markIds } from './derived/markIds.ts'

/** The id of a wallet whose mark is here. */
export type MarkId = (typeof markIds)[number]
