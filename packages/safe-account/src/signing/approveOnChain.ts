import type { Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { approvedHashSignature, approveHashCall } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findTransaction } from '../chain/findReceipt.ts'
import { isApproved } from '../chain/isApproved.ts'
import { askToSend } from '../execution/askToSend.ts'
import { inOneTab } from '../execution/inOneTab.ts'
import { readBeforeAsking } from '../execution/readSenderCounts.ts'
import { tryExecution } from '../execution/tryExecution.ts'
import type { AskedSend, AskedSends } from '../store/askedSends.ts'
import type { KeyedList } from '../store/keyedList.ts'
import { type ApprovalOnChain, approvalWord, type SentApproval } from '../store/sentApprovals.ts'
import { CheckFailedError } from './CheckFailedError.ts'
import { whenStopped } from './stopReason.ts'
import type { WalletAccess } from './WalletAccess.ts'

/** How long a node may take to hear of what a wallet has sent, in milliseconds. */
const hearsBy = 120_000

/** How the wallet is reached, and what this device knows of approvals. */
export type ApproveOnChainParameters = {
  wallet: WalletAccess
  askedSends: AskedSends
  sentApprovals: KeyedList<ApprovalOnChain, SentApproval>
  /** It is the wallet's turn. */
  onChecksPassed: () => void
  /** The wallet has sent the approval. */
  onSent: (() => void) | undefined
  /** The question without an answer that the person has read of. */
  known: AskedSend | undefined
  signal: AbortSignal
}

/**
 * Has the owner's wallet call `approveHash` of the account, waits until a block has it, and sees that the account counts it
 * (behaviour/payments#on-chain). Where the account counts it already, one is on its way, or another tab asks for it, the wallet is not
 * asked.
 *
 * @returns the signature (v = 1) that stands for the approval
 * @throws CheckFailedError `askedBefore` when the wallet was asked before and has not answered, `askedElsewhere`, `refused`,
 *   `approvalLost` and `approvalNotCounted`; the signal's reason when it was aborted; whatever the wallet or the node throws
 */
export async function approveOnChain(
  client: ChainClient,
  approval: ApprovalOnChain,
  {
    wallet,
    askedSends,
    sentApprovals,
    onChecksPassed,
    onSent,
    known,
    signal,
  }: ApproveOnChainParameters,
): Promise<Hex> {
  const { chainId, safe, safeTxHash, owner } = approval
  const what = approvalWord(approval)
  const isCounted = () => isApproved(client, { safe, hash: safeTxHash }, owner)
  const before = sentApprovals.find(approval)
  // What is on its way needs no wallet any more.
  const opened = before === undefined ? await wallet.open(owner, chainId) : undefined
  signal.throwIfAborted()
  if (!(await isCounted())) {
    if (before !== undefined && (await isLost(client, before))) {
      sentApprovals.forget(approval)
      throw new CheckFailedError({ kind: 'approvalLost' })
    }
    let sent = before?.hash
    if (opened !== undefined) {
      const call = approveHashCall({ safe, hash: safeTxHash })
      await tryExecution(client, owner, call)
      signal.throwIfAborted()
      const asking = async () => {
        // Another tab may have sent it meanwhile, and its news may not be here yet.
        if (sentApprovals.find(approval) !== undefined) return
        const unanswered = askedSends.find(what)
        if (unanswered !== undefined && askedSends.isBeside(what, known)) {
          throw new CheckFailedError({ kind: 'askedBefore', asked: unanswered })
        }
        const asked = await readBeforeAsking(client, { what, chainId, from: owner })
        signal.throwIfAborted()
        onChecksPassed()
        const hash = await askToSend(client, { wallet, opened, askedSends, asked, call })
        sentApprovals.remember({ ...approval, hash, at: Date.now() })
        askedSends.forget(asked)
      }
      await inOneTab(what, () => Promise.race([asking(), whenStopped(signal)]))
      signal.throwIfAborted()
      sent = sentApprovals.find(approval)?.hash
    }
    if (sent === undefined) throw new CheckFailedError({ kind: 'askedElsewhere' })
    signal.throwIfAborted()
    onSent?.()
    await waitForTransactionReceipt(client, { hash: sent, timeout: 0 })
    sentApprovals.forget(approval)
    signal.throwIfAborted()
    if (!(await isCounted())) throw new CheckFailedError({ kind: 'approvalNotCounted' })
  }
  askedSends.settle(what)
  signal.throwIfAborted()
  return approvedHashSignature(owner)
}

/** Whether the node knows nothing of an approval although there was time: it was dropped, or another took its place. */
const isLost = async (client: ChainClient, { hash, at }: SentApproval): Promise<boolean> =>
  Date.now() - at >= hearsBy && (await findTransaction(client, hash)) === undefined
