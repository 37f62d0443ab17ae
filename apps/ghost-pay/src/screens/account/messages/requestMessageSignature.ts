import type { Address, Hash } from 'viem'
import type { Config } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import {
  askMessageHash,
  ownMessageHash,
  type SignableMessage,
  type SignedMessage,
} from '@ghost-pay/safe-account/messages'
import { ownSignature, verifyIsOwner } from '@ghost-pay/safe-account/signing'
import { safeMessageTypedData } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../chain/chainClient.ts'
import { speak } from '../../../text/Spoken.ts'
import { CheckError } from '../../../wallet/CheckError.ts'
import { verifyWallet } from '../../../wallet/walletAccess.ts'
import { messageCheckCopy } from './messageCheckCopy.ts'

type RequestMessageSignatureParameters = {
  signer: Address
  signable: SignableMessage
  /** The hash under which the gateway keeps the message already; undefined for a new one. */
  gatewayHash: Hash | undefined
  /** It is the wallet's turn. */
  onChecksPassed: () => void
  /** The wallet has signed after the abort. */
  onLate?: (() => void) | undefined
  /** Aborted when what is signed is not on the screen any more: then the wallet is not asked, and a late answer is dropped. */
  signal: AbortSignal
}

/**
 * Compares the hash with the gateway's and the account's own, sees that the chain takes the signer's word, asks the wallet for the
 * signature, and sees that it is the signer's and for this message (behaviour/messages#before-signing).
 *
 * @throws CheckError or CheckFailedError when something does not hold; the signal's reason when it was aborted; whatever the wallet throws
 */
export async function requestMessageSignature(
  config: Config,
  {
    signer,
    signable,
    gatewayHash,
    onChecksPassed,
    onLate,
    signal,
  }: RequestMessageSignatureParameters,
): Promise<SignedMessage> {
  const messageHash = await verifyMessageHash(config, signable, gatewayHash)
  const { chainId, safe } = signable
  const client = chainClient(config, chainId)
  const { version } = await verifyIsOwner(client, safe, signer)
  if (version !== signable.version) {
    throw new CheckError(speak(messageCheckCopy, 'messageCheck.version'), { by: 'chain' })
  }
  signal.throwIfAborted()
  await verifyWallet(config, signer, chainId)
  signal.throwIfAborted()
  onChecksPassed()
  const answer = await signTypedData(config, { account: signer, ...safeMessageTypedData(signable) })
  if (signal.aborted) onLate?.()
  signal.throwIfAborted()
  const signature = await ownSignature(client, answer, signer, messageHash)
  return { signature, signer, messageHash }
}

async function verifyMessageHash(
  config: Config,
  signable: SignableMessage,
  gatewayHash: Hash | undefined,
): Promise<Hash> {
  const own = ownMessageHash(signable)
  if (own === undefined) {
    throw new CheckError(speak(messageCheckCopy, 'messageCheck.unreadable'))
  }
  if (gatewayHash !== undefined && gatewayHash !== own) {
    throw new CheckError(speak(messageCheckCopy, 'messageCheck.gateway'))
  }
  const onChain = await askMessageHash(chainClient(config, signable.chainId), signable).catch(
    (cause: unknown) => {
      throw new CheckError(speak(messageCheckCopy, 'messageCheck.unread'), {
        by: 'chain',
        passing: true,
        cause,
      })
    },
  )
  if (onChain === null) {
    throw new CheckError(speak(messageCheckCopy, 'messageCheck.noHandler'), { by: 'chain' })
  }
  if (onChain !== own) {
    throw new CheckError(speak(messageCheckCopy, 'messageCheck.chain'), { by: 'chain' })
  }
  return own
}
