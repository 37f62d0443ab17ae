import { type Address, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'

import type { Mined } from '../checks/readMined.ts'

/** An owner's approval of what has happened. */
export type Approval = {
  signer: Address
  /** In milliseconds since 1970; undefined where nobody has said it, and where the gateway says one after the block. */
  time: number | undefined
  /** Sending it was the approval: its time is that of the block, else it is the gateway's word. */
  isBySending: boolean
}

type Details = Pick<Partial<TransactionDetails>, 'detailedExecutionInfo'>

/** The part of the details that owners have signed; undefined for anything else. */
const multisigIn = ({ detailedExecutionInfo: info }: Details) =>
  info?.type === 'MULTISIG' ? info : undefined

/**
 * When each owner approved something: by the gateway's word, or with the block where sending it was the approval.
 *
 * @param signers whose approvals count
 */
export function approvalsOf(
  signers: readonly Address[],
  details: Details,
  mined: Pick<Mined, 'time' | 'from'> | undefined,
): Approval[] {
  const confirmations = multisigIn(details)?.confirmations ?? []
  return signers.map((signer) => {
    const told = confirmations.find((one) => isAddressEqual(one.signer.value, signer))?.submittedAt
    const hasSent = mined !== undefined && isAddressEqual(mined.from, signer)
    const isBySending = hasSent && (told === undefined || told >= mined.time)
    if (isBySending) return { signer, time: mined.time, isBySending }
    const isLate = told !== undefined && mined !== undefined && told > mined.time
    return { signer, time: isLate ? undefined : told, isBySending }
  })
}

/** How many had to approve, of how many owners, by the gateway's word; undefined where it does not say. */
export function neededIn(details: Details): { required: number; owners: number } | undefined {
  const info = multisigIn(details)
  if (info === undefined || info.confirmationsRequired > info.signers.length) return undefined
  return { required: info.confirmationsRequired, owners: info.signers.length }
}

/** Who proposed it, and with it the words of its note, by the gateway's word. */
export const proposerIn = (details: Details): Address | undefined =>
  multisigIn(details)?.proposer?.value
