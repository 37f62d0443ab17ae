import { recoverSigner, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { type Address, type Hash, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { signTypedData } from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import type { Signed } from './signFlow.ts'
import { type SignableTransaction, verifyHash, verifyWallet } from './verifyBeforeSigning.ts'

export type AskForSignatureParameters = {
  signer: Address
  signable: SignableTransaction
  /** The hash under which the gateway keeps the transaction already. */
  gatewayHash: Hash | undefined
  /** What else has to hold before the wallet is asked. Throws when it does not. */
  check: (() => Promise<void>) | undefined
  /** It is the wallet's turn. */
  onChecksPassed: () => void
}

/**
 * Compares the hash with everybody who knows it, asks the wallet for the signature, and sees that it is the signer's and for
 * this transaction.
 *
 * @throws CheckError when something does not hold; whatever the wallet throws
 */
export async function askForSignature(
  config: Config,
  { signer, signable, gatewayHash, check, onChecksPassed }: AskForSignatureParameters,
): Promise<Signed> {
  const safeTxHash = await verifyHash(config, signable, gatewayHash)
  await check?.()
  await verifyWallet(config, signer, signable.chainId)
  onChecksPassed()
  const signature = await signTypedData(config, safeTxTypedData(signable))
  const recovered = await recoverSigner({ hash: safeTxHash, signature })
  if (!isAddressEqual(recovered, signer)) {
    throw new CheckError(
      'Your wallet signed something else, or with another key. Nothing was sent.',
    )
  }
  return { signature, signer, safeTxHash }
}
