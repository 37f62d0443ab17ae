import type { LineNote } from '@ghost-pay/payments/memo'

import type { LineWordsParameters } from './lineWords.ts'
import { payeeLine } from './payeeLine.ts'

/**
 * Whether a note says of a line what cannot be so: such a line is never folded away.
 *
 * @param note of the line; undefined where nothing is said of it
 */
export const hasFalseWord = (note: LineNote | undefined, line: LineWordsParameters): boolean =>
  payeeLine(note, line).further.some(({ isFalse }) => isFalse)
