import { useEffect, useEffectEvent, useRef } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { SignableTransaction, Signed } from '@ghost-pay/safe-account'
import type { MovedPlace } from '@ghost-pay/safe-account/queue'
import { CheckFailedError } from '@ghost-pay/safe-account/signing'
import type { AskedSend } from '@ghost-pay/safe-account/store'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { keptSignatures } from '../kept/keptSignatures.ts'
import { useKeptOf } from '../kept/useKept.ts'
import { load } from '../page/load.ts'
import { rememberHere } from './rememberHere.ts'
import { sentApprovals } from './sent.ts'
import { type Signing, useSigning } from './useSigning.ts'

const loadAsking = () => load(() => import('./asking.ts'))

export type UseSignParameters = {
  signer: Address | undefined
  signable: SignableTransaction | undefined
  /** The hash under which the gateway keeps the transaction already; undefined for one it has not seen. */
  gatewayHash?: Hash | undefined
  /** What else has to hold before the wallet is asked. Throws when it does not. */
  check?: (() => Promise<void>) | undefined
  /** Hands the signature to the gateway. */
  send: (signed: Signed) => Promise<unknown>
  /** The gateway has it, and who signed is still here. */
  onDone: (safeTxHash: Hash) => void
  /** The gateway has it, also when who signed has left. */
  onTaken?: ((safeTxHash: Hash) => void) | undefined
  onFailed?: ((error: unknown) => void) | undefined
  /**
   * Called when the nonce of the transaction is no longer free, with the next one. Where it is given, this is not
   * reported as a failure.
   */
  onMoved?: ((moved: MovedPlace) => void) | undefined
}

/** Signs a transaction, and keeps it in this browser (`useSigning`). */
export function useSign(parameters: UseSignParameters): Signing<Signed> {
  const { signer, signable, gatewayHash, check, send, onDone, onTaken, onFailed, onMoved } =
    parameters
  const config = useConfig()
  /** The question without an answer that the person has read of. */
  const told = useRef<AskedSend>(undefined)
  const hash = signable && safeTxHash(signable)
  const kept = useKeptOf(
    keptSignatures,
    signer && hash && { signed: { signer, safeTxHash: hash } },
  )?.signed
  const signing = useSigning<Signed>({
    about: `${signer ?? ''} ${hash ?? ''}`,
    kept,
    ask:
      signer &&
      signable &&
      (async (asking) => {
        const { requestSignature, verifyKept, walletHere } = await loadAsking()
        const client = chainClient(config, signable.chainId)
        if (kept !== undefined) {
          await verifyKept(client, { ...signable, hash: safeTxHash(signable) }, kept)
          return kept
        }
        const asked = { signer, signable, gatewayHash, check, known: told.current }
        return requestSignature(client, { ...walletHere(config), ...asked, ...asking })
      }),
    keep: (signed) => {
      if (signable === undefined) return
      keptSignatures.remember({ signed, signable, isProposal: gatewayHash === undefined })
      void rememberHere({ signable, own: signed })
    },
    forget: (signed) => keptSignatures.forget({ signed }),
    send,
    onDone: (signed) => onDone(signed.safeTxHash),
    onTaken: (signed) => onTaken?.(signed.safeTxHash),
    onError: (error) => {
      const failed = error instanceof CheckFailedError ? error.check : undefined
      if (failed?.kind === 'askedBefore') told.current = failed.asked
      if (onMoved !== undefined && failed?.kind === 'nonceMoved') {
        onMoved(failed.moved)
        return false
      }
      onFailed?.(error)
      return true
    },
  })
  const { flow, sign } = signing

  // The code that signs is loaded while the person reads what they sign.
  useEffect(() => {
    loadAsking().catch(() => undefined)
  }, [])

  // An approval that was sent before a reload, or by another tab, is waited for here as well.
  const onItsWay = useKeptOf(
    sentApprovals,
    signer && signable && hash && { ...signable, safeTxHash: hash, owner: signer },
  )?.hash
  const wait = useEffectEvent(() => {
    if (flow.status === 'ready' && kept === undefined) void sign('onChain')
  })
  useEffect(() => {
    if (onItsWay !== undefined) wait()
  }, [onItsWay])

  return signing
}
