import { useState } from 'react'
import { type Address, getAddress } from 'viem'
import { longestName, namesakeOf, overlengthOf, type People } from '@ghost-pay/payments/people'

import { shortAddress } from '../../format/shortAddress.ts'
import { speak, type Spoken } from '../../text/Spoken.ts'
import { nameCopy } from './nameCopy.ts'
import { usePeople } from './usePeople.ts'

/** Why a name wants a second look before it is kept. */
type NameProblem = { kind: 'long' | 'namesake'; said: Spoken }

/** What is the matter with a name for an address: it is too long, or somebody else has it. */
function nameProblem(people: People, address: Address, name: string): NameProblem | undefined {
  const over = overlengthOf(name)
  if (over > 0) {
    const values = { most: longestName, count: longestName + over }
    return { kind: 'long', said: speak(nameCopy, 'name.long', values) }
  }
  if (name.trim() === '' || people.get(address)?.name === name.trim()) return undefined
  const namesake = namesakeOf(people, address, name)
  if (namesake === undefined) return undefined
  const values = { address: shortAddress(namesake.address) }
  return { kind: 'namesake', said: speak(nameCopy, 'name.namesake', values) }
}

/**
 * Asks before a name is kept that is too long or that somebody else has: money for one Bob must not go to the other
 * (behaviour/payments#namesakes).
 *
 * @returns `isKept` says whether a name may be kept, and remembers that it was asked about; `saidOf` is what to say of the name that was
 *   asked about last
 */
export function useNameCheck(): {
  isKept: (address: Address, name: string) => boolean
  saidOf: (name: string) => Spoken | undefined
} {
  const people = usePeople()
  const [asked, setAsked] = useState<{ name: string; problem: NameProblem }>()
  return {
    isKept(given, name) {
      const problem = nameProblem(people, getAddress(given), name)
      // Once it was said, the same name is kept on purpose.
      const isToldOf = problem?.kind === 'namesake' && asked?.name === name
      setAsked(problem === undefined || isToldOf ? undefined : { name, problem })
      return problem === undefined || isToldOf
    },
    saidOf: (name) => (asked?.name === name ? asked.problem.said : undefined),
  }
}
