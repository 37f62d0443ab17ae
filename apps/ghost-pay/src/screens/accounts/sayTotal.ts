import type { Said } from '../../text/Said.ts'
import type { accountsCopy } from './accountsCopy.ts'

export type SayTotalParameters = {
  /** Names of the accounts whose worth is not known. */
  unknown: readonly string[]
  /** How many accounts there are. */
  count: number
  /** What the others hold, as text. */
  known: string
  /** Names of the chains that the gateway could not ask. */
  silent: readonly string[]
  /** Whether the chain has not confirmed all of them. */
  isUnchecked: boolean
}

/** As many names as a sentence takes. */
const mostNames = 3

/** Why a total is not known; undefined where it is (behaviour/accounts#total). */
export function sayTotal({
  unknown,
  count,
  known,
  silent,
  isUnchecked,
}: SayTotalParameters): Said<typeof accountsCopy> | undefined {
  // When one part has no known value, there is no sum to show.
  if (isUnchecked && unknown.length === count) return ['accounts.noTotal']
  if (silent.length > 0) return ['accounts.silentMissing', { chains: silent.join(', '), known }]
  if (isUnchecked) return ['accounts.uncheckedMissing', { known }]
  if (unknown.length === 0) return undefined
  if (unknown.length === count) return ['accounts.nothingKnown']
  if (unknown.length > mostNames) {
    return [
      'accounts.missingMore',
      {
        names: unknown.slice(0, mostNames).join(', '),
        count: unknown.length - mostNames,
        known,
      },
    ]
  }
  return ['accounts.missing', { names: unknown.join(', '), count: unknown.length, known }]
}
