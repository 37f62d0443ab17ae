import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { Message } from '@ghost-pay/gateway-client'
import {
  type CheckedMessage,
  ownMessageHash,
  type SignableMessage,
} from '@ghost-pay/safe-account/messages'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { load } from '../../../page/load.ts'

/** Whose the messages are; owners and version as the chain says them. */
type MessageAccount = Pick<SharedAccount, 'chainId' | 'address'> & {
  version: string
  owners: readonly Address[]
}

/** What the chain says of an account that signs messages; undefined while it has not answered. */
export function messageAccountOf({
  chainId,
  address,
  onChain,
}: SharedAccount): MessageAccount | undefined {
  if (onChain?.version === undefined) return undefined
  return { chainId, address, version: onChain.version, owners: onChain.owners }
}

/** A message as its owners sign it. */
export const signableOf = (
  { chainId, address, version }: Omit<MessageAccount, 'owners'>,
  message: SignableMessage['message'],
): SignableMessage => ({ chainId, safe: address, version, message })

/**
 * Who has really signed which messages. One that is not there is still being worked out, or the chain has not answered.
 *
 * @param messages always the same list while nothing has changed
 */
export function useCheckedMessages(
  account: MessageAccount | undefined,
  messages: readonly Message[],
): ReadonlyMap<Hash, CheckedMessage> {
  const config = useConfig()
  const { chainId, address, version } = account ?? {}
  // Hashing takes a while for long texts.
  const hashes = useMemo(
    () =>
      chainId === undefined || address === undefined || version === undefined
        ? []
        : messages.map(
            ({ message }) =>
              ownMessageHash(signableOf({ chainId, address, version }, message)) ?? null,
          ),
    [chainId, address, version, messages],
  )
  return useQueries({
    queries: messages.map(({ messageHash, message, confirmations }, index) => ({
      queryKey: [
        'message-signatures',
        chainId,
        address,
        version,
        hashes[index],
        messageHash,
        confirmations,
        account?.owners,
      ],
      enabled: account !== undefined,
      staleTime: Infinity,
      queryFn: async () => {
        if (account === undefined) throw new Error('The account is not known.')
        const { readMessageSignatures } = await load(
          () => import('@ghost-pay/safe-account/messages'),
        )
        return readMessageSignatures(
          chainClient(config, account.chainId),
          signableOf(account, message),
          {
            confirmations: confirmations.map(({ owner, signature }) => ({
              owner: owner.value,
              signature,
            })),
            owners: account.owners,
          },
        )
      },
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index) => {
          const hash = messages[index]?.messageHash
          return data === undefined || hash === undefined ? [] : [[hash, data] as const]
        }),
      ),
  })
}
