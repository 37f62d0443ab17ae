import { type Address, isAddressEqual } from 'viem'
import {
  lookAlikes,
  nameRegistry,
  readRecipient,
  type RecipientOption,
  recipientOptions,
  type RegistryName,
} from '@ghost-pay/safe-account/recipients'
import type { Draft } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chains } from '../../../chains.ts'
import { chainsBy } from '../../../people/readRecipientOf.ts'
import type { RecipientSaid } from '../../../people/recipientCopy.ts'
import { sayLookUp } from '../../../people/sayLookUp.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { useNameLookUp } from '../../../people/useNameLookUp.ts'
import { usePayees } from '../../../people/usePayees.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'

/** How far whom an account has paid was read: all of it, the newest part, none as it failed, or none yet. */
export type HistoryRead = 'whole' | 'part' | 'unread' | 'reading'

/** What is known of the text where somebody who is paid belongs, and who else could be meant. */
export type KnownRecipient = {
  options: readonly RecipientOption[]
  history: HistoryRead
  chosen: RecipientOption | undefined
  /** Known addresses that this one could be taken for. */
  lookAlikes: readonly Address[]
  /** Whom a name stands for, once the chain has said so. */
  found: { name: string; address: Address } | undefined
  said: RecipientSaid | undefined
}

/**
 * Reads who is to be paid against everything that is known: people, history, the chain's names.
 *
 * @param foundAs the name of the registry by which the address was chosen: it is shown where nobody has named the address
 */
export function useRecipient(
  account: SharedAccount,
  typed: string,
  foundAs?: string,
): KnownRecipient {
  const { addressBook } = useAddressBook()
  const { data: payees, isLoading } = usePayees(account)
  const told = payees?.isWhole === true ? 'whole' : 'part'
  const { known } = useKnownAddresses(account, account.onChain)
  const read = readRecipient(typed, chainsBy(chains))
  const name = read.status === 'name' ? read.name : undefined
  const { chain } = account
  const registry = nameRegistry(chain, chains) ?? chain
  const { lookUp } = useNameLookUp(account.chainId, name)
  const options = recipientOptions(addressBook, payees?.payments ?? [], account.address)
  const address = read.status === 'address' ? read.address : undefined
  const chosen =
    address &&
    (options.find((option) => isAddressEqual(option.address, address)) ?? {
      address,
      name: undefined,
      lastPaid: undefined,
    })
  return {
    options,
    // Offline nothing is asked, and nothing fails.
    history: payees !== undefined ? told : isLoading ? 'reading' : 'unread',
    chosen: chosen && { ...chosen, name: chosen.name ?? foundAs },
    lookAlikes: address === undefined ? [] : lookAlikes(address, known),
    found: lookUp.status === 'found' ? lookUp : undefined,
    said:
      lookUp.status === 'found'
        ? ['recipient.found', { chain: chain.name, name: lookUp.name }]
        : sayLookUp(lookUp, chain.name, registry.name),
  }
}

/**
 * A payment to somebody else. The name of the registry by which an address is chosen stays with it, and with no other.
 *
 * @param found whom the name stands for that was typed before
 */
export function withRecipient<Typed extends Pick<Draft, 'recipient' | 'foundAs'>>(
  draft: Typed,
  recipient: string,
  found?: RegistryName,
): Typed {
  if (recipient === draft.recipient) return draft
  return { ...draft, recipient, foundAs: found?.address === recipient ? found.name : '' }
}
