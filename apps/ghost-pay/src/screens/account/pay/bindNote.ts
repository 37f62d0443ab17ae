import { type Address, type Hex, hexToBigInt } from 'viem'
import { call as callContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { bindMemo, memoReference } from '@ghost-pay/payments/memo'
import { isTransportError } from '@ghost-pay/safe-account'
import { readLineRehearsal, type RehearsedCall } from '@ghost-pay/safe-account/rehearsal'
import { type DraftCall, proposalOrigin, tidyNote } from '@ghost-pay/safe-account/store'

import { chainClient } from '../../../chain/chainClient.ts'

/** Why words cannot be bound to a payment. */
export type BindProblem =
  /** The token does not take bytes behind a transfer. */
  | 'refused'
  /** The gateway takes fewer words than these: the other owners could not check them. */
  | 'tooLong'
  /** No node has said whether the token takes them. */
  | 'silent'

type BindNoteParameters = {
  chainId: number
  account: Address
  /** The transfer, without appended bytes. */
  call: DraftCall
  recipient: Address
  amount: bigint
  note: string
}

/**
 * Writes the hash of what a payment is for behind its transfer, where a trial run shows that the token takes it and pays the same
 * (behaviour/memo#bound).
 *
 * @returns the call to be signed, or why there is none
 */
export async function bindNote(
  config: Config,
  { chainId, account, call, recipient, amount, note }: BindNoteParameters,
): Promise<{ call: DraftCall } | { problem: BindProblem }> {
  const words = tidyNote(note)
  if (proposalOrigin(words) !== JSON.stringify({ note: words })) return { problem: 'tooLong' }
  const bound = { ...call, data: bindMemo(call.data, memoReference(words)) }
  const transfer = { token: call.to, recipient, amount }
  const arrives = (one: DraftCall) => tryOut(config, chainId, account, { ...one, transfer })
  try {
    if (await arrives(bound)) return { call: bound }
    // A payment that fails either way fails for another reason, which the review says.
    return (await arrives(call)) ? { problem: 'refused' } : { call: bound }
  } catch {
    return { problem: 'silent' }
  }
}

/** Whether a payment arrives, as far as the node can tell. */
async function tryOut(
  config: Config,
  chainId: number,
  account: Address,
  payment: RehearsedCall,
): Promise<boolean> {
  const ran = await readLineRehearsal(chainClient(config, chainId), { account, calls: [payment] })
  if (ran.status === 'ran') return ran.calls.every(({ arrives }) => arrives)
  const { to, data } = payment
  try {
    const answer = await callContract(chainClient(config, chainId), { account, to, data })
    return isYes(answer.data)
  } catch (error) {
    if (isTransportError(error)) throw error
    return false
  }
}

/** Some tokens answer nothing, the others yes or no. */
const isYes = (data: Hex | undefined): boolean =>
  data === undefined || data === '0x' || hexToBigInt(data) === 1n
