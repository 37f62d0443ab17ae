import { type Address, type Hash, type Hex, isHash } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { approvedHashSignature, approveHashCall } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { isApproved } from './isApproved.ts'
import { sendCopy } from './sendCopy.ts'
import { tryExecution } from './tryExecution.ts'
import { verifyCopy } from './verifyCopy.ts'

/** An owner's approval of a transaction, as the account's contract keeps it. */
export type ApprovalOnChain = { chainId: number; safe: Address; safeTxHash: Hash; owner: Address }

/** Approvals that this page has sent and no block has yet: pressed again, they are waited for and not paid a second time. */
const onTheirWay = new Map<string, Hash>()

/**
 * Has the owner's wallet call `approveHash` of the account, waits until a block has it, and sees that the account counts it
 * (behaviour/payments#on-chain). Where the account counts it already, the wallet is not asked.
 *
 * @returns the signature (v = 1) that stands for the approval
 * @throws CheckError when the chain would refuse the call or the account does not count the approval; the signal's reason when it
 *   was aborted; whatever the wallet or the node throws
 */
export async function approveOnChain(
  config: Config,
  approval: ApprovalOnChain,
  {
    onChecksPassed,
    onSent,
    signal,
  }: {
    onChecksPassed: () => void
    onSent: (() => void) | undefined
    signal: AbortSignal
  },
): Promise<Hex> {
  const { chainId, safe, safeTxHash, owner } = approval
  if (!(await isApproved(config, { chainId, safe, hash: safeTxHash }, owner))) {
    const key = [chainId, safe, safeTxHash, owner].join(':')
    let sent = onTheirWay.get(key)
    if (sent === undefined) {
      const call = approveHashCall({ safe, hash: safeTxHash })
      await tryExecution(config, owner, call, chainId)
      signal.throwIfAborted()
      onChecksPassed()
      sent = await sendTransaction(config, {
        to: call.to,
        data: call.data,
        account: owner,
        chainId,
      })
      if (!isHash(sent)) throw new CheckError(speak(sendCopy, 'send.unknown'))
      onTheirWay.set(key, sent)
    }
    signal.throwIfAborted()
    onSent?.()
    await waitForTransactionReceipt(chainClient(config, chainId), { hash: sent, timeout: 0 })
    onTheirWay.delete(key)
    signal.throwIfAborted()
    if (!(await isApproved(config, { chainId, safe, hash: safeTxHash }, owner))) {
      throw new CheckError(speak(verifyCopy, 'verify.approval.none'), { by: 'chain' })
    }
  }
  signal.throwIfAborted()
  return approvedHashSignature(owner)
}
