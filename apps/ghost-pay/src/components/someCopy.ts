import { textOf } from '../text/textOf.ts'

/** A list that is shown in steps. */
export const someCopy = { 'some.more': 'Show {count} more of {all}' } as const

/** Says one of these sentences, by its key. */
export const text = textOf(someCopy)
