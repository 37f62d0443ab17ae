/** What the text leaves open. It is asked, never guessed. */
export type PayrollQuestion =
  /** Which column has it: several could. The example is of a line in which they differ. */
  | {
      ask: 'addressColumn' | 'amountColumn' | 'tokenColumn' | 'chainColumn' | 'nameColumn'
      columns: readonly {
        column: number
        title: string
        example: string
        /** Of `amountColumn`, where all its cells can be read: what it comes to, in digits with a point. */
        total?: string | undefined
      }[]
    }
  /** No column has addresses, or none has amounts. */
  | { ask: 'column'; field: 'address' | 'amount' }
  /** Whether two cells of figures behind each other are one amount that its comma has cut, as it stands in the text. */
  | { ask: 'cutAmount'; example: string }
  /** The table says that the amounts are a part or a multiple of a token, as cents or thousands: whether they are paid as they stand. */
  | { ask: 'unit'; written: string }
  /** Which token pays what is written in another currency, or a line that names none beside lines that do. */
  | {
      ask: 'token'
      /** As it was written; empty for the lines that name none. */
      written: string
      place: 'heading' | 'amount' | 'cell'
      /** How many lines. */
      lines: number
      /** Each of these lines names a token of the account beside it. */
      isNamed: boolean
    }
  /** Whether lines that say that they are not to be paid are paid all the same: what they say, and their numbers in the text. */
  | { ask: 'aside'; written: string; lines: readonly number[] }
  /** Whether a network, as it was written, is the one of the account; empty for the lines that name none beside lines that do. */
  | { ask: 'chain'; written: string; lines: number }
  /** Which sign is before the fraction. `mixed`: the lines contradict each other. */
  | { ask: 'decimalSign'; reason: 'unclear' | 'mixed'; example: string }
