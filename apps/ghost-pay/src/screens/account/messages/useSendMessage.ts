import { useMutation } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { GatewayHttpError, getMessage, type TypedData } from '@ghost-pay/gateway-client'
import {
  confirmMessageMutationOptions,
  proposeMessageMutationOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import type { MessageData, SignedMessage } from '@ghost-pay/safe-account/messages'

import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'

/**
 * Hands a signature of a message to the gateway: with the message when it is new, else as one more. Where somebody else has
 * proposed the same words by now, the signature is added to theirs.
 *
 * @param claimed the hash by which the gateway calls the message; undefined for a new one
 */
export function useSendMessage(
  account: SharedAccount,
  message: MessageData,
  claimed: Hash | undefined,
): (signed: SignedMessage) => Promise<void> {
  const client = useGateway()
  const propose = useMutation(proposeMessageMutationOptions(client))
  const confirm = useMutation(confirmMessageMutationOptions(client))
  const safe = safeOf(account)
  return async ({ messageHash, signature }) => {
    const add = () => confirm.mutateAsync({ ...safe, messageHash, signature })
    if (claimed !== undefined) return add()
    try {
      // What was read from JSON is what the gateway takes: text, or typed data with a domain.
      await propose.mutateAsync({ ...safe, message: message as string | TypedData, signature })
    } catch (error) {
      if (!(error instanceof GatewayHttpError) || error.status !== 400) throw error
      const known = await getMessage(client, { chainId: safe.chainId, messageHash }).catch(
        () => null,
      )
      if (known === null) throw error
      return add()
    }
  }
}
