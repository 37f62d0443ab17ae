'use client'

import { AbilitiesLine } from './AbilitiesLine.tsx'
import { AccountKindLine } from './AccountKindLine.tsx'

/** What is said under the address: what runs the account, and what its wallet can do. Each is absent until it is known. */
export function AccountLines() {
  return (
    <>
      <AccountKindLine />
      <AbilitiesLine />
    </>
  )
}
