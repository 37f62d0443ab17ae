/** A list that is shown in steps. */
export const someCopy = { 'some.more': 'Show {count} more of {all}' } as const
