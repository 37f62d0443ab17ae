import { useMemo } from 'react'
import type { Message } from '@ghost-pay/gateway-client'
import { type MessageData, ownMessageHash } from '@ghost-pay/safe-account/messages'
import { joinSignatures } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { messageChecks } from './messageChecks.ts'
import { messageRisk } from './messageRisk.ts'
import { messageTruth } from './messageTruth.ts'
import { messageAccountOf, signableOf, useCheckedMessages } from './useCheckedMessages.ts'
import { useMessageOnChain } from './useMessageOnChain.ts'

const none: readonly Message[] = []

/**
 * A message, held against itself, against the chain and against what the gateway says of it.
 *
 * @param received what the gateway keeps of it; undefined for a new one
 */
export function useOwnMessage(
  account: SharedAccount,
  message: MessageData,
  received: Message | undefined,
) {
  const { chainId, address, onChain, info } = account
  const { nameOf } = useAddressBook()
  const owned = messageAccountOf(account)
  // Until the chain has answered, another’s version is the best there is to show a hash; nothing is signed by it.
  const version = owned?.version ?? info?.version ?? '1.4.1'
  const signable = useMemo(
    () => signableOf({ chainId, address, version }, message),
    [chainId, address, version, message],
  )
  const hash = useMemo(() => ownMessageHash(signable) ?? null, [signable])
  const isOwned = owned !== undefined
  const hashed = useMemo(
    () => (hash === null || !isOwned ? undefined : { ...signable, hash }),
    [signable, hash, isOwned],
  )
  const messages = useMemo(() => (received === undefined ? none : [received]), [received])
  const claimed = received?.messageHash
  const checked = useCheckedMessages(owned, messages).get(claimed ?? '0x')
  const truth =
    checked && claimed !== undefined && onChain !== undefined
      ? messageTruth(checked, { claimed, owners: onChain.owners, threshold: onChain.threshold })
      : undefined
  const combined =
    truth?.isComplete === true && onChain !== undefined
      ? joinSignatures(
          truth.counted
            .slice(0, onChain.threshold)
            .map(({ signer, signature }) => ({ owner: signer, signature })),
        )
      : undefined
  const asked = useMessageOnChain(hashed, combined)

  const { permissions } = messageRisk(message, { safe: address, tokens: [], nameOf })
  const { tokens } = useTokensOnChain(chainId, [...new Set(permissions.map(({ token }) => token))])
  return {
    signable,
    hash,
    /** Undefined until it can be signed: the chain has said the version that it is hashed with. */
    hashed,
    claimed,
    checked,
    truth,
    combined,
    asked,
    tokens,
    risk: messageRisk(message, { safe: address, tokens, nameOf }),
    checks: messageChecks({ hash, claimed, onChain: asked, truth }),
  }
}
