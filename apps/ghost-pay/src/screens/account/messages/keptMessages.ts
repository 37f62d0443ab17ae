import { isAddressEqual } from 'viem'
import { type KeptMessage, keptMessageKind } from '@ghost-pay/safe-account/messages'
import { type AccountId, keyedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../../../kept/browserStore.ts'
import { useKept } from '../../../kept/useKept.ts'

/** The messages that were signed here and that the gateway has not taken yet, of all accounts, the oldest first. */
export const keptMessages = keyedList(
  browserStore('ghost-pay.message-signatures.v1'),
  keptMessageKind,
)

/** Those of one account. */
export const useKeptMessagesOf = ({ chainId, address }: AccountId): readonly KeptMessage[] =>
  useKept(keptMessages).filter(
    ({ signable }) => signable.chainId === chainId && isAddressEqual(signable.safe, address),
  )
