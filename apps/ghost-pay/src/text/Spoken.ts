import { formatSentence, type SentenceValues } from '@ghost-pay/connect-kit'

import { region } from '../format/region.ts'
import type { Copy, Said } from './Said.ts'

/**
 * A sentence together with the copy it stands in: for what is said far from where it is shown, as errors are. A screen that shows it
 * need not know whose sentences they are.
 */
export type Spoken = {
  readonly copy: Copy
  readonly key: string
  readonly values?: SentenceValues | undefined
}

/**
 * Keeps a sentence of a copy, to be said where it is shown.
 *
 * @param copy the sentences; a constant
 * @param said the key, and what its `{name}`s stand for
 */
export function speak<C extends Copy>(copy: C, ...said: Said<C>): Spoken {
  const [key, values]: readonly [key: string, values?: SentenceValues] = said
  return values === undefined ? { copy, key } : { copy, key, values }
}

/** The sentence, filled in: `say(failure.said)`. */
export const say = ({ copy, key, values }: Spoken): string =>
  formatSentence(copy[key] ?? key, values, region)
