'use client'

import { AbilitiesLine } from './AbilitiesLine.tsx'
import { AccountKindLine } from './AccountKindLine.tsx'

/** The parts of the account dialog that are not needed to open it: one file to fetch, so that few are shared with the dialogs. */
export { ConnectionList } from './ConnectionList.tsx'
export { Receive } from './Receive.tsx'
export { RecentTransactions } from './RecentTransactions.tsx'

/** What is said under the address: what runs the account, and what its wallet can do. Each is absent until it is known. */
export function AccountLines() {
  return (
    <>
      <AccountKindLine />
      <AbilitiesLine />
    </>
  )
}
