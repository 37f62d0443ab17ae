import { type Hex, TransactionNotFoundError } from 'viem'
import { getTransaction, waitForTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { isApproved } from '@ghost-pay/safe-account'
import {
  type ApprovalOnChain,
  approvalWord,
  type AskedSend,
  type SentApproval,
} from '@ghost-pay/safe-account/store'
import { approvedHashSignature, approveHashCall } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { AskedBeforeError } from './AskedBeforeError.ts'
import { askedElsewhere } from './askedElsewhere.ts'
import { askToSend } from './askToSend.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { inOneTab } from './inOneTab.ts'
import { readBeforeAsking } from './readBeforeAsking.ts'
import { sentApprovals } from './sentApprovals.ts'
import { whenStopped } from './stopReason.ts'
import { tryExecution } from './tryExecution.ts'
import { askedSends } from './useAskedSend.ts'
import { verifyCopy } from './verifyCopy.ts'

/** How long a node may take to hear of what a wallet has sent, in milliseconds. */
const hearsBy = 120_000

/**
 * Has the owner's wallet call `approveHash` of the account, waits until a block has it, and sees that the account counts it
 * (behaviour/payments#on-chain). Where the account counts it already, one is on its way, or another tab asks for it, the wallet is not
 * asked.
 *
 * @returns the signature (v = 1) that stands for the approval
 * @throws AskedBeforeError when the wallet was asked before and has not answered; CheckError when another tab asks for it, the chain would
 *   refuse the call, has lost the one that was sent, or the account does not count the approval; the signal's reason when it was aborted;
 *   whatever the wallet or the node throws
 */
export async function approveOnChain(
  config: Config,
  approval: ApprovalOnChain,
  {
    onChecksPassed,
    onSent,
    known,
    signal,
  }: {
    onChecksPassed: () => void
    onSent: (() => void) | undefined
    /** The question without an answer that the person has read of. */
    known: AskedSend | undefined
    signal: AbortSignal
  },
): Promise<Hex> {
  const { chainId, safe, safeTxHash, owner } = approval
  const what = approvalWord(approval)
  if (!(await isApproved(chainClient(config, chainId), { safe, hash: safeTxHash }, owner))) {
    const before = sentApprovals.find(approval)
    let sent = before?.hash
    if (before !== undefined && (await isLost(config, before))) {
      sentApprovals.forget(approval)
      throw new CheckError(speak(verifyCopy, 'verify.approval.lost'), { by: 'chain' })
    }
    if (sent === undefined) {
      const call = approveHashCall({ safe, hash: safeTxHash })
      await tryExecution(config, owner, call, chainId)
      signal.throwIfAborted()
      const asking = async () => {
        // Another tab may have sent it meanwhile, and its news may not be here yet.
        if (sentApprovals.find(approval) !== undefined) return
        const before = askedSends.find(what)
        if (before !== undefined && askedSends.isBeside(what, known)) {
          throw new AskedBeforeError(before)
        }
        const asked = await readBeforeAsking(config, { what, chainId, from: owner })
        signal.throwIfAborted()
        onChecksPassed()
        const hash = await askToSend(config, asked, call)
        sentApprovals.remember({ ...approval, hash, at: Date.now() })
        askedSends.forget(asked)
      }
      const wasHere = await inOneTab(what, () => Promise.race([asking(), whenStopped(signal)]))
      signal.throwIfAborted()
      sent = sentApprovals.find(approval)?.hash
      if (!wasHere || sent === undefined) {
        throw askedElsewhere()
      }
    }
    signal.throwIfAborted()
    onSent?.()
    await waitForTransactionReceipt(chainClient(config, chainId), { hash: sent, timeout: 0 })
    sentApprovals.forget(approval)
    signal.throwIfAborted()
    if (!(await isApproved(chainClient(config, chainId), { safe, hash: safeTxHash }, owner))) {
      throw new CheckError(speak(verifyCopy, 'verify.approval.none'), { by: 'chain' })
    }
  }
  askedSends.settle(what)
  signal.throwIfAborted()
  return approvedHashSignature(owner)
}

/** Whether the node knows nothing of an approval although there was time: it was dropped, or another took its place. */
async function isLost(config: Config, { chainId, hash, at }: SentApproval): Promise<boolean> {
  if (Date.now() - at < hearsBy) return false
  try {
    await getTransaction(chainClient(config, chainId), { hash })
    return false
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return true
    throw error
  }
}
