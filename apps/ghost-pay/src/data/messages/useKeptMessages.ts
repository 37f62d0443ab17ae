import { useSyncExternalStore } from 'react'
import { isAddressEqual } from 'viem'
import { type AccountId, storedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../browserStore.ts'
import { dropMessage, keepMessage, type KeptMessage, readKeptMessage } from './keptMessages.ts'
import type { SignedMessage } from './requestMessageSignature.ts'

const list = storedList(browserStore('ghost-pay.message-signatures.v1'), readKeptMessage)

/** Changes what is kept; it may be called when nothing is drawn any more. */
export const keptMessages = {
  keep: (one: KeptMessage): void => {
    list.change((all) => keepMessage(all, one))
  },
  drop: (signed: Pick<SignedMessage, 'signer' | 'messageHash'>): void => {
    list.change((all) => dropMessage(all, signed))
  },
}

/** The messages that were signed here and that the gateway has not taken yet, of all accounts, the oldest first. */
export const useKeptMessages = (): readonly KeptMessage[] =>
  useSyncExternalStore(list.subscribe, list.read)

/** Those of one account. */
export const useKeptMessagesOf = ({ chainId, address }: AccountId): readonly KeptMessage[] =>
  useKeptMessages().filter(
    ({ signable }) => signable.chainId === chainId && isAddressEqual(signable.safe, address),
  )

/** Whether they outlive the page: the browser's storage may be full, or be set to keep nothing. */
export const useAreMessagesStored = (): boolean =>
  useSyncExternalStore(list.subscribe, list.isStored)
