import { type Address, isAddressEqual } from 'viem'
import type { AccountFacts } from '@ghost-pay/safe-account'
import type { KnownAddress } from '@ghost-pay/safe-account/recipients'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { usePayees } from '../../../people/usePayees.ts'

/** Whether an account has paid an address before. `unseen`: not as far back as was read. */
export type PaidBefore = 'yes' | 'no' | 'unseen' | 'unknown'

/** The addresses that the payer knows: those with a name, the owners, and those that the account has paid. */
export function useKnownAddresses(
  account: SharedAccount,
  onChain: Pick<AccountFacts, 'owners'> | undefined,
): {
  known: readonly KnownAddress[]
  wasPaid: (address: Address) => PaidBefore
  /** The gateway did not say who was paid. */
  isSilent: boolean
} {
  const { addressBook } = useAddressBook()
  const { data: payees, isError } = usePayees(account)
  const named = [account.address, ...addressBook.keys(), ...(onChain?.owners ?? [])]
  const paid = payees?.addresses ?? []
  return {
    isSilent: isError,
    known: [
      ...named.map((address) => ({ address, isNamed: true })),
      ...paid.map((address) => ({ address, isNamed: false })),
    ],
    wasPaid(recipient) {
      if (payees === undefined) return 'unknown'
      if (paid.some((other) => isAddressEqual(other, recipient))) return 'yes'
      return payees.isWhole ? 'no' : 'unseen'
    },
  }
}
