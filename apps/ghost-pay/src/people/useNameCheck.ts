import { useState } from 'react'
import { type Address, getAddress } from 'viem'

import type { Spoken } from '../text/Spoken.ts'
import { type NameDoubt, nameDoubt } from './nameDoubt.ts'
import { usePeople } from './usePeople.ts'

/**
 * Asks before a name is kept that wants a second look: money for one Bob must not go to the other (behaviour/payments#namesakes).
 *
 * @returns `isKept` says whether a name may be kept, and remembers that it was asked about; `saidOf` is what to say of the name that was
 *   asked about last
 */
export function useNameCheck(): {
  isKept: (address: Address, name: string) => boolean
  saidOf: (name: string) => Spoken | undefined
} {
  const people = usePeople()
  const [asked, setAsked] = useState<{ name: string; doubt: NameDoubt }>()
  return {
    isKept(given, name) {
      const doubt = nameDoubt(people, getAddress(given), name)
      // Once it was said, the same name is kept on purpose.
      const isToldOf = doubt?.canStay === true && asked?.name === name
      setAsked(doubt === undefined || isToldOf ? undefined : { name, doubt })
      return doubt === undefined || isToldOf
    },
    saidOf: (name) => (asked?.name === name ? asked.doubt.said : undefined),
  }
}
