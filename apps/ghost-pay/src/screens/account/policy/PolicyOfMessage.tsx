import { readPolicy } from '@ghost-pay/payments/policy'
import type { MessageData } from '@ghost-pay/safe-account/messages'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { PolicyWords } from './PolicyWords.tsx'
import { usePolicyUnits } from './usePolicyUnits.ts'

export type PolicyOfMessageProps = { account: SharedAccount; message: MessageData }

/** The policy that a message is, in words; nothing for what only calls itself one (behaviour/policy#reading). */
export function PolicyOfMessage({ account, message }: PolicyOfMessageProps) {
  const { chainId, address } = account
  const { nameOf } = useAddressBook()
  const policy = readPolicy(message, { chainId, account: address })
  const { isReading, ...units } = usePolicyUnits(account, policy)
  // Without its decimals an amount would be told in other units than it is signed in.
  if (isReading) return null
  return policy === undefined ? null : <PolicyWords policy={policy} nameOf={nameOf} {...units} />
}
