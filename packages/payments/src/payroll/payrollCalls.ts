import type { Hex } from 'viem'
import { erc20TransferCall, type MetaTransaction } from '@ghost-pay/safe-protocol'

import { bindMemo, memoReference } from '../memo/memo.ts'
import type { PayableLine } from './payrollLine.ts'

/** Whether the memos of a payroll are written into the calls. */
export type MemoBinding =
  /** The calls are plain; a memo stays a note. */
  | 'none'
  /** A line with a memo carries its reference behind the transfer. The dry-run says whether the token takes it. */
  | 'reference'

/**
 * The call that pays a line. A payment in the chain's own currency carries no memo: data would run the recipient's code.
 *
 * @throws InvalidFieldError (safe-protocol) for a line that no check has seen
 */
export function payrollCall(
  { address, token, amount, memo }: Pick<PayableLine, 'address' | 'token' | 'amount' | 'memo'>,
  { memos = 'none' }: { memos?: MemoBinding | undefined } = {},
): MetaTransaction {
  if (token.address === undefined) return { to: address, value: amount, data: '0x', operation: 0 }
  const call = erc20TransferCall({ token: token.address, to: address, amount })
  const isBound = memos === 'reference' && memo.trim() !== ''
  const data: Hex = isBound ? bindMemo(call.data, memoReference(memo)) : call.data
  return { ...call, data }
}
