import { useEffect } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { SignableMessage, SignedMessage } from '@ghost-pay/safe-account/messages'

import { chainClient } from '../../../chain/chainClient.ts'
import { useKeptOf } from '../../../kept/useKept.ts'
import { load } from '../../../page/load.ts'
import { type Signing, useSigning } from '../../../wallet/useSigning.ts'
import { keptMessages } from './keptMessages.ts'

const loadAsking = () => load(() => import('./requestMessageSignature.ts'))
const loadVerifying = () => load(() => import('../../../wallet/asking.ts'))

export type UseSignMessageParameters = {
  signer: Address | undefined
  /** What is on the screen, with the hash that this device has worked out for it. */
  signable: (SignableMessage & { hash: Hash }) | undefined
  /** The hash under which the gateway keeps the message already; undefined for one it has not seen. */
  gatewayHash?: Hash | undefined
  /** The gateway has the signer's own signature already, whatever it answered when it was sent. */
  isTaken?: boolean | undefined
  /** Hands the signature to the gateway. */
  send: (signed: SignedMessage) => Promise<unknown>
  /** The gateway has it, and who signed is still here. */
  onDone: (messageHash: Hash) => void
}

/** Signs a message (`useSigning`). */
export function useSignMessage(parameters: UseSignMessageParameters): Signing<SignedMessage> {
  const { signer, signable, gatewayHash, isTaken = false, send, onDone } = parameters
  const config = useConfig()
  const hash = signable?.hash
  const kept = useKeptOf(
    keptMessages,
    signer && hash && { signed: { signer, messageHash: hash } },
  )?.signed
  useEffect(() => {
    if (isTaken && kept !== undefined) keptMessages.forget({ signed: kept })
  }, [isTaken, kept])

  // The code that signs is loaded while the person reads what they sign.
  useEffect(() => {
    loadAsking().catch(() => undefined)
  }, [])

  return useSigning<SignedMessage>({
    about: `${signer ?? ''} ${hash ?? ''}`,
    kept,
    ask:
      signer &&
      signable &&
      (async (asking) => {
        if (kept !== undefined) {
          const { verifyKept } = await loadVerifying()
          await verifyKept(chainClient(config, signable.chainId), signable, kept)
          return kept
        }
        const { requestMessageSignature } = await loadAsking()
        return requestMessageSignature(config, { signer, signable, gatewayHash, ...asking })
      }),
    keep: (signed) => {
      if (signable === undefined) return
      const { chainId, safe, version, message } = signable
      keptMessages.remember({ signed, signable: { chainId, safe, version, message } })
    },
    forget: (signed) => keptMessages.forget({ signed }),
    send,
    onDone: (signed) => onDone(signed.messageHash),
  })
}
