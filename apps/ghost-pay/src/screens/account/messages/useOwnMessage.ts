import { useMemo } from 'react'
import type { Hash, Hex } from 'viem'
import type { Message } from '@ghost-pay/gateway-client'
import {
  type MessageData,
  ownMessageHash,
  type SignableMessage,
} from '@ghost-pay/safe-account/messages'
import { joinSignatures } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { useOnChain } from '../../../chain/useOnChain.ts'
import { load } from '../../../page/load.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { messageChecks, type MessageOnChain, messageTruth } from './messageChecks.ts'
import { messageRisk } from './messageRisk.ts'
import { messageAccountOf, signableOf, useCheckedMessages } from './useCheckedMessages.ts'

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

/**
 * Asks the account about a message.
 *
 * @param signable undefined for what has no hash
 * @param signature the owners' signatures, joined, once there are enough
 */
function useMessageOnChain(
  signable: (SignableMessage & { hash: Hash }) | undefined,
  signature: Hex | undefined,
): MessageOnChain {
  const { chainId, safe, version, hash } = signable ?? {}
  const contract = useOnChain(
    ['message-hash', chainId, safe, version, hash],
    signable &&
      (async (client) => {
        const { askMessageHash } = await load(() => import('@ghost-pay/safe-account/messages'))
        return askMessageHash(client, signable)
      }),
    { staleTime: Infinity },
  )
  const valid = useOnChain(
    ['erc1271', chainId, safe, version, hash, signature],
    signable &&
      signature &&
      (async (client) => {
        const { askIsValidSignature } = await load(() => import('@ghost-pay/safe-account/messages'))
        return askIsValidSignature(client, signable, signature)
      }),
  )
  return {
    hash: contract.data,
    valid: valid.data,
    isNodeError: contract.isError || valid.isError,
    isFetching: contract.isFetching || valid.isFetching,
    retry: () => {
      if (contract.isError) void contract.refetch()
      if (valid.isError) void valid.refetch()
    },
  }
}
