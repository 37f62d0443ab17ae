import type { NamedPayee } from '@ghost-pay/payments/payroll-draft'
import {
  namesakeOf,
  overlengthOf,
  type People,
  putPerson,
  strangeLetters,
} from '@ghost-pay/payments/people'

/**
 * Adds payees to people by the names of their lines. Who is known already stays; a name that is too long or of two alphabets, or that
 * somebody with another address has, also in the same payroll, is left for a person to decide.
 */
export function keepNames(
  people: People,
  payees: readonly NamedPayee[],
): {
  kept: People
  long: readonly string[]
  namesakes: readonly string[]
  strange: readonly string[]
} {
  let kept = people
  const long = new Set<string>()
  const namesakes = new Set<string>()
  const strange = new Set<string>()
  for (const { address, name } of payees) {
    if (kept.has(address) || name.trim() === '') continue
    if (overlengthOf(name) > 0) long.add(name)
    else if (namesakeOf(kept, address, name) !== undefined) namesakes.add(name)
    else if (strangeLetters(name).length > 0) strange.add(name)
    else kept = putPerson(kept, { address, name, groups: [], chainIds: [] })
  }
  return { kept, long: [...long], namesakes: [...namesakes], strange: [...strange] }
}
