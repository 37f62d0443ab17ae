import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { useKnownAddresses } from '../pay/useKnownAddresses.ts'
import { ownLook } from './ownLook.ts'
import type { Proposal } from './proposal.ts'
import { twinsOf } from './twinsOf.ts'

/** Why each of these proposals is opened by itself, by the transaction's id; without an entry for what can be among several. */
export function useOwnLooks(account: SharedAccount, proposals: readonly Proposal[]) {
  const { nameOf } = useAddressBook()
  const addresses = useKnownAddresses(account, account.onChain)
  const twins = twinsOf(proposals)
  return new Map(
    proposals.flatMap((proposal) => {
      const { id } = proposal.transaction
      const look = ownLook(proposal, {
        ...addresses,
        twin: twins.get(id),
        nameOf: (address) => nameOf(address) ?? shortAddress(address),
      })
      return look === undefined ? [] : [[id, look] as const]
    }),
  )
}
