import { readPolicy } from '@ghost-pay/payments/policy'

import type { MessageData } from '../../../data/messages/SignableMessage.ts'
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
  const units = usePolicyUnits(account, policy)
  return policy === undefined ? null : <PolicyWords policy={policy} nameOf={nameOf} {...units} />
}
