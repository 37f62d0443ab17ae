import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'

import { load } from '../../../data/load.ts'
import type { AccountOnChain } from '../../../data/readAccount.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { KnownAddress } from './lookAlikes.ts'

/** Whether an account has paid an address before. `unseen`: not as far back as was read. */
export type PaidBefore = 'yes' | 'no' | 'unseen' | 'unknown'

/** The addresses that the payer knows: those with a name, the owners, and those that the account has paid. */
export function useKnownAddresses(
  account: SharedAccount,
  onChain: AccountOnChain | undefined,
): { known: readonly KnownAddress[]; wasPaid: (address: Address) => PaidBefore } {
  const client = useGateway()
  const { addressBook } = useAddressBook()
  const { chainId, address } = account
  const { data: payees } = useQuery({
    queryKey: [...safeKey(client, { chainId, address }), 'payees'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { readPayees } = await load(() => import('../../../data/readPayees.ts'))
      return readPayees(client, { chainId, address, signal })
    },
  })
  const named = [address, ...addressBook.keys(), ...(onChain?.owners ?? [])]
  const paid = payees?.addresses ?? []
  return {
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
