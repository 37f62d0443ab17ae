import * as all from '../limits.ts'

/** The numbers that the kit goes by, for example how long it waits for a wallet. Times are milliseconds, lengths CSS pixels. */
export const limits: typeof all = all
