import { recoverSigner, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { useReducer } from 'react'
import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { signTypedData } from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import { initialSignFlow, reduceSignFlow, type SignFlow } from './signFlow.ts'
import { type SignableTransaction, verifyHash, verifyWallet } from './verifyBeforeSigning.ts'

export type UseSignParameters = {
  signer: Address | undefined
  signable: SignableTransaction | undefined
  /** The hash under which the gateway keeps the transaction already. */
  gatewayHash?: Hash | undefined
  /** Hands the signature to the gateway. */
  send: (signed: { safeTxHash: Hash; signature: Hex; sender: Address }) => Promise<unknown>
  onDone: (safeTxHash: Hash) => void
}

/** Runs the sign flow: checks, asks the wallet, sees that the signature is the signer's, hands it to the gateway. */
export function useSign({ signer, signable, gatewayHash, send, onDone }: UseSignParameters): {
  flow: SignFlow
  sign: () => Promise<void>
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceSignFlow, initialSignFlow)

  async function sign() {
    if (signer === undefined || signable === undefined) return
    const kept = flow.status === 'failed' ? flow.signature : undefined
    dispatch({ type: 'signPressed' })
    try {
      const safeTxHash = await verifyHash(config, signable, gatewayHash)
      const signature = kept ?? (await askWallet(signer, signable, safeTxHash))
      await send({ safeTxHash, signature, sender: signer })
      dispatch({ type: 'stored' })
      onDone(safeTxHash)
    } catch (error) {
      dispatch({ type: 'failed', failure: describeFailure(error) })
    }
  }

  async function askWallet(
    signer: Address,
    signable: SignableTransaction,
    hash: Hash,
  ): Promise<Hex> {
    await verifyWallet(config, signer, signable.chainId)
    dispatch({ type: 'checksPassed' })
    const signature = await signTypedData(config, safeTxTypedData(signable))
    const recovered = await recoverSigner({ hash, signature })
    if (recovered === undefined || !isAddressEqual(recovered, signer)) {
      throw new CheckError(
        'Your wallet signed something else, or with another key. Nothing was sent.',
      )
    }
    dispatch({ type: 'signed', signature })
    return signature
  }

  return { flow, sign }
}
