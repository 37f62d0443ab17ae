import type { Address, Hash } from 'viem'
import type { Config } from 'wagmi'
import { type AccountOnChain, readAccount, type SignableTransaction } from '@ghost-pay/safe-account'
import { executionWord, type SentExecution } from '@ghost-pay/safe-account/store'
import { execTransactionCall, type OwnedSignature } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { askToSend } from './askToSend.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { describeTurn } from './describeTurn.ts'
import { readBeforeAsking } from './readBeforeAsking.ts'
import { sendCopy } from './sendCopy.ts'
import { tryExecution } from './tryExecution.ts'
import { askedSends } from './useAskedSend.ts'
import { verifyHash } from './verifyBeforeSigning.ts'
import { verifyCode } from './verifyCode.ts'
import { verifyWallet } from './verifyWallet.ts'

export type SendExecutionParameters = {
  executor: Address
  signable: SignableTransaction
  gatewayHash: Hash
  signatures: readonly OwnedSignature[]
  /** It is the wallet's turn. An abort still counts now. */
  onChecksPassed: () => void
  /** The wallet has sent it: from now on it has to be remembered, also after an abort. */
  onSent: (sent: SentExecution) => void
  /** Aborted when what is executed is not on the screen any more: then the wallet is not asked. */
  signal: AbortSignal
}

/**
 * Checks, tries the call out on the node, and has the wallet send it (behaviour/payments#execution-checks).
 *
 * @throws CheckError when something does not hold or the chain would refuse it; the signal's reason when it was aborted before the
 *   wallet was asked; whatever the wallet throws
 */
export async function sendExecution(
  config: Config,
  {
    executor,
    signable,
    gatewayHash,
    signatures,
    onChecksPassed,
    onSent,
    signal,
  }: SendExecutionParameters,
): Promise<void> {
  const safeTxHash = await verifyHash(config, signable, gatewayHash)
  await verifyCode(config, signable)
  await verifyTurn(config, signable)
  const { safe, transaction, chainId } = signable
  const execution = execTransactionCall({ safe, transaction, signatures })
  await tryExecution(config, executor, execution, chainId)
  const what = executionWord({ chainId, safe, safeTxHash })
  const asked = await readBeforeAsking(config, { what, chainId, from: executor })
  signal.throwIfAborted()
  await verifyWallet(config, executor, chainId)
  signal.throwIfAborted()
  onChecksPassed()
  // The listener may still abort.
  signal.throwIfAborted()
  const hash = await askToSend(config, asked, execution)
  const { data } = execution
  const { block } = asked
  onSent({ chainId, safe, safeTxHash, hash, from: executor, data, nonce: undefined, block })
  askedSends.forget(asked)
}

/** Sees on the chain that it is this transaction's turn. */
async function verifyTurn(
  config: Config,
  { chainId, safe, transaction }: SignableTransaction,
): Promise<void> {
  let account: AccountOnChain
  try {
    account = await readAccount(chainClient(config, chainId), { address: safe })
  } catch (cause) {
    throw new CheckError(speak(sendCopy, 'send.unread'), {
      by: 'chain',
      passing: true,
      cause,
    })
  }
  const turn = describeTurn(Number(transaction.nonce), account.nonce)
  if (turn === undefined) return
  const [key, values] = turn
  throw new CheckError({ copy: sendCopy, key: `send.${key}`, values }, { by: 'chain' })
}
