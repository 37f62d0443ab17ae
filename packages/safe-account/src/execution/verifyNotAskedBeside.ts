import { CheckFailedError } from '../signing/CheckFailedError.ts'
import type { AskedSend, AskedSends } from '../store/askedSends.ts'

/**
 * Sees that no wallet was asked for a thing beside the question that the person has seen.
 *
 * @param what the word for the thing
 * @param known the question that the person has seen; undefined for none
 * @throws CheckFailedError `askedElsewhere`
 */
export function verifyNotAskedBeside(
  askedSends: Pick<AskedSends, 'isBeside'>,
  what: string,
  known: AskedSend | undefined,
): void {
  if (askedSends.isBeside(what, known)) throw new CheckFailedError({ kind: 'askedElsewhere' })
}
