import { recoverSigner, safeTxHash, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { useReducer } from 'react'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { signTypedData } from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import { initialSignFlow, keptFor, reduceSignFlow, type Signed, type SignFlow } from './signFlow.ts'
import { type SignableTransaction, verifyHash, verifyWallet } from './verifyBeforeSigning.ts'

export type UseSignParameters = {
  signer: Address | undefined
  signable: SignableTransaction | undefined
  /** The hash under which the gateway keeps the transaction already. */
  gatewayHash?: Hash | undefined
  /** What else has to hold before the wallet is asked. Throws when it does not. */
  check?: (() => Promise<void>) | undefined
  /** Hands the signature to the gateway. */
  send: (signed: Signed) => Promise<unknown>
  onDone: (safeTxHash: Hash) => void
}

/** Runs the sign flow: checks, asks the wallet, sees that the signature is the signer's, hands it to the gateway. */
export function useSign({
  signer,
  signable,
  gatewayHash,
  check,
  send,
  onDone,
}: UseSignParameters): {
  flow: SignFlow
  /** A signature that the gateway has not taken yet, of this signer and for this transaction. */
  kept: Signed | undefined
  sign: () => Promise<void>
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceSignFlow, initialSignFlow)
  const kept = keptFor(flow, signer, signable && safeTxHash(signable))

  async function sign() {
    if (signer === undefined || signable === undefined) return
    dispatch({ type: 'signPressed' })
    try {
      const signed = kept ?? (await askWallet(signer, signable))
      dispatch({ type: 'signed', signed })
      await send(signed)
      dispatch({ type: 'stored' })
      onDone(signed.safeTxHash)
    } catch (error) {
      dispatch({ type: 'failed', failure: describeFailure(error, 'sign') })
    }
  }

  async function askWallet(signer: Address, signable: SignableTransaction): Promise<Signed> {
    const hash = await verifyHash(config, signable, gatewayHash)
    await check?.()
    await verifyWallet(config, signer, signable.chainId)
    dispatch({ type: 'checksPassed' })
    const signature = await signTypedData(config, safeTxTypedData(signable))
    const recovered = await recoverSigner({ hash, signature })
    if (!isAddressEqual(recovered, signer)) {
      throw new CheckError(
        'Your wallet signed something else, or with another key. Nothing was sent.',
      )
    }
    return { signature, signer, safeTxHash: hash }
  }

  return { flow, kept, sign }
}
