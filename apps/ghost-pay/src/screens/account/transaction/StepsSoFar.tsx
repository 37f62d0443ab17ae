import { useEffect, useRef } from 'react'
import { type Address, type Hash, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { type CheckedSignature, countedSignatures } from '@ghost-pay/safe-account'
import { approverIn, withExecuted } from '@ghost-pay/safe-account/execution'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { executionTimes, useExecutionTimes } from '../../../data/useExecutionTimes.ts'
import { useMined } from '../../../data/useMined.ts'
import { useSeen } from '../../../data/useSeen.ts'
import { useSentExecution } from '../../../data/useSentExecution.ts'
import { pollInterval } from '../pollInterval.ts'
import { ExecutionSteps } from './ExecutionSteps.tsx'
import { signedAt } from './signedAt.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type StepsSoFarProps = {
  account: SharedAccount
  details: TransactionDetails
  safeTxHash: Hash
  transaction: OwnTransaction
}

/** How far the execution is that this browser has sent, until the gateway has it too; nothing while none was sent. */
export function StepsSoFar(props: StepsSoFarProps) {
  const { details, safeTxHash } = props
  const { chainId, address: safe } = props.account
  const { own, onChain, signatures } = props.transaction
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

/**
 * Whose signatures were recovered, and the owner who approved it by sending it.
 *
 * @param approver who wrote their own name among the signatures by sending it; an address that is not an owner can do
 * that, too
 */
function signersOf(
  signatures: readonly CheckedSignature[],
  owners: readonly Address[],
  approver: Address | undefined,
): Address[] {
  const signers = countedSignatures(signatures).map(({ signer }) => signer)
  const isOneOf = (all: readonly Address[]) =>
    approver !== undefined && all.some((one) => isAddressEqual(one, approver))
  return approver !== undefined && isOneOf(owners) && !isOneOf(signers)
    ? [...signers, approver]
    : signers
}

/**
 * Notes when the gateway had an execution for the first time, where this page has seen that it did not have it before.
 *
 * @param readAt when the gateway said what it says, in milliseconds since 1970
 */
export function useNoteIndexed(
  { chainId, address: safe }: Pick<SharedAccount, 'chainId' | 'address'>,
  { txHash, detailedExecutionInfo }: Pick<TransactionDetails, 'txHash' | 'detailedExecutionInfo'>,
  readAt: number,
): void {
  const wasMissing = useRef(false)
  const safeTxHash =
    detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo.safeTxHash : undefined
  useEffect(() => {
    if (txHash === null) wasMissing.current = true
    else if (wasMissing.current && safeTxHash !== undefined) {
      wasMissing.current = false
      executionTimes.note({ chainId, safe, safeTxHash, hash: txHash, indexed: readAt })
    }
  }, [chainId, safe, safeTxHash, txHash, readAt])
}
