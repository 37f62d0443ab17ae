import type { Hash } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { approverIn, withExecuted } from '@ghost-pay/safe-account/execution'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useExecutionTimes } from '../../../data/useExecutionTimes.ts'
import { useMined } from '../../../data/useMined.ts'
import { useSeen } from '../../../data/useSeen.ts'
import { useSentExecution } from '../../../data/useSentExecution.ts'
import { pollInterval } from '../pollInterval.ts'
import { ExecutionSteps } from './ExecutionSteps.tsx'
import { signedAt } from './signedAt.ts'
import { signersOf } from './signersOf.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type StepsSoFarProps = {
  account: SharedAccount
  details: TransactionDetails
  safeTxHash: Hash
  transaction: OwnTransaction
}

/** How far the execution is that this browser has sent, until the gateway has it too; nothing while none was sent. */
export function StepsSoFar({
  account: { chainId, address: safe },
  details,
  safeTxHash,
  transaction: { own, onChain, signatures },
}: StepsSoFarProps) {
  const sent = useSentExecution({ chainId, safe, safeTxHash })
  const noted = useExecutionTimes({ chainId, safe, safeTxHash })
  // What took its place has steps of its own.
  const times = sent === undefined || sent.hash === noted?.hash ? noted : undefined
  const hash = sent?.hash ?? times?.hash
  useSeen(times?.seen === undefined ? sent : undefined)
  const mined = useMined(chainId, hash, own?.signable, pollInterval)
  if (own === undefined || (sent === undefined && mined === undefined)) return null
  const approver = sent && approverIn({ from: sent.from, to: safe, input: sent.data }, own.signable)
  return (
    <ExecutionSteps
      signers={signersOf(
        withExecuted(signatures ?? [], mined?.signatures),
        onChain?.owners ?? [],
        approver,
      )}
      signedAt={signedAt(details)}
      sender={sent?.from}
      times={times}
      mined={mined}
      isIndexed={false}
    />
  )
}
