import type { Address, Hash } from 'viem'
import { signMessage, signTypedData } from 'viem/actions'
import { safeTxTypedData, toEthSignSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { AskedSend } from '../store/askedSends.ts'
import { approveOnChain, type ApproveOnChainParameters } from './approveOnChain.ts'
import { ownSignature } from './ownSignature.ts'
import type { SignableTransaction } from './SignableTransaction.ts'
import type { Signed } from './Signed.ts'
import { verifyCode } from './verifyCode.ts'
import { verifyHash } from './verifyHash.ts'
import { verifyOwner } from './verifyOwner.ts'

/**
 * How a wallet is asked: with the payment field by field, or, where it has no code for that, with the hash alone as a message
 * (behaviour/payments#hash-alone), or for a transaction of its own that approves the hash (behaviour/payments#on-chain).
 */
export type SignatureForm = 'typedData' | 'hash' | 'onChain'

/** Who signs what, and how the wallet is reached. */
export type RequestSignatureParameters = Pick<
  ApproveOnChainParameters,
  'wallet' | 'askedSends' | 'sentApprovals'
> & {
  signer: Address
  signable: SignableTransaction
  /** What the wallet is shown. Default: `typedData`. */
  form?: SignatureForm | undefined
  /** The hash under which the gateway keeps the transaction already. */
  gatewayHash: Hash | undefined
  /** What else has to hold before the wallet is asked. Throws when it does not. */
  check?: (() => Promise<void>) | undefined
  /** It is the wallet's turn. */
  onChecksPassed: () => void
  /** The wallet has sent an approval to the chain. */
  onSent?: (() => void) | undefined
  /** A question for an approval on the chain that has no answer, and that the person has read of. */
  known?: AskedSend | undefined
  /** The wallet has signed after the abort. */
  onLate?: (() => void) | undefined
  /** Aborted when what is signed is not on the screen any more: then the wallet is not asked, and a late answer is dropped. */
  signal: AbortSignal
}

/**
 * Compares the hash with the gateway's and the contract's, sees that the chain takes the signer's word, asks the wallet for the
 * signature, and sees that it is the signer's and for this transaction (behaviour/payments#own-hash and the rules after it).
 *
 * @throws CheckFailedError when something does not hold; the signal's reason when it was aborted; whatever the wallet throws
 */
export async function requestSignature(
  client: ChainClient,
  {
    signer,
    signable,
    form = 'typedData',
    gatewayHash,
    check,
    wallet,
    askedSends,
    sentApprovals,
    onChecksPassed,
    onSent,
    known,
    onLate,
    signal,
  }: RequestSignatureParameters,
): Promise<Signed> {
  const safeTxHash = await verifyHash(client, signable, gatewayHash)
  await verifyCode(client, signable)
  // A new payment whose place is gone gets another one, and is not merely called impossible.
  await check?.()
  await verifyOwner(client, signable, signer)
  signal.throwIfAborted()
  const { chainId, safe } = signable
  if (form === 'onChain') {
    const approval = { chainId, safe, safeTxHash, owner: signer }
    const asking = { wallet, askedSends, sentApprovals, onChecksPassed, onSent, known, signal }
    const signature = await approveOnChain(client, approval, asking)
    return { signature, signer, safeTxHash }
  }
  const opened = await wallet.open(signer, chainId)
  signal.throwIfAborted()
  onChecksPassed()
  const answer =
    form === 'hash'
      ? markedSignature(
          await signMessage(opened, { account: signer, message: { raw: safeTxHash } }),
        )
      : await signTypedData(opened, { account: signer, ...safeTxTypedData(signable) })
  if (signal.aborted) onLate?.()
  signal.throwIfAborted()
  const signature = await ownSignature(client, answer, signer, safeTxHash)
  return { signature, signer, safeTxHash }
}

/** Marked as one of the hash as a message. What is no signature stays what it is, and is refused. */
function markedSignature(answer: string): string {
  try {
    return toEthSignSignature(answer)
  } catch {
    return answer
  }
}
