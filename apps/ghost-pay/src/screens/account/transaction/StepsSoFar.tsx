import { useEffect, useRef } from 'react'
import { type Address, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { type CheckedSignature, countedSignatures } from '@ghost-pay/safe-account'
import { approverIn, withExecuted } from '@ghost-pay/safe-account/execution'
import type { SentExecution } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useOnChain } from '../../../chain/useOnChain.ts'
import { useKeptOf } from '../../../kept/useKept.ts'
import { load } from '../../../page/load.ts'
import { useMined } from '../../../transactions/useMined.ts'
import { executionTimes, sentExecutions } from '../../../wallet/sent.ts'
import { pollInterval } from '../pollInterval.ts'
import { ExecutionSteps } from './ExecutionSteps.tsx'
import { executionOf } from './ownView.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

/** How often the node is asked for what it does not have yet, in milliseconds. */
const again = 4000

export type StepsSoFarProps = {
  account: SharedAccount
  details: TransactionDetails
  transaction: OwnTransaction
}

/** How far the execution is that this browser has sent, until the gateway has it too; nothing while none was sent. */
export function StepsSoFar(props: StepsSoFarProps) {
  const { details } = props
  const safeTxHash = executionOf(details)?.safeTxHash ?? '0x'
  const { chainId, address: safe } = props.account
  const { own, onChain, signatures } = props.transaction
  const sent = useKeptOf(sentExecutions, { chainId, safe, safeTxHash })
  const noted = useKeptOf(executionTimes, { chainId, safe, safeTxHash })
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
 * Asks the node of the page for what was sent until it has it, and notes when that was.
 *
 * @param sent undefined when there is nothing to ask for
 */
function useSeen(sent: SentExecution | undefined): void {
  useOnChain(
    ['seen', sent?.chainId, sent?.hash],
    sent &&
      (async (client) => {
        const { isSeen: askIsSeen } = await load(() => import('@ghost-pay/safe-account/execution'))
        const isSeen = await askIsSeen(client, sent)
        const { chainId, safe, safeTxHash, hash } = sent
        if (isSeen) executionTimes.remember({ chainId, safe, safeTxHash, hash, seen: Date.now() })
        return isSeen
      }),
    { refetchInterval: ({ state }) => (state.data === true ? false : again) },
  )
}

/**
 * Notes when the gateway had an execution for the first time, where this page has seen that it did not have it before.
 *
 * @param readAt when the gateway said what it says, in milliseconds since 1970
 */
export function useNoteIndexed(
  { chainId, address: safe }: Pick<SharedAccount, 'chainId' | 'address'>,
  details: Pick<TransactionDetails, 'txHash' | 'detailedExecutionInfo'>,
  readAt: number,
): void {
  const wasMissing = useRef(false)
  const { txHash } = details
  const safeTxHash = executionOf(details)?.safeTxHash
  useEffect(() => {
    if (txHash === null) wasMissing.current = true
    else if (wasMissing.current && safeTxHash !== undefined) {
      wasMissing.current = false
      executionTimes.remember({ chainId, safe, safeTxHash, hash: txHash, indexed: readAt })
    }
  }, [chainId, safe, safeTxHash, txHash, readAt])
}

/** When the gateway took the last signature, by its own word, in milliseconds since 1970; undefined where there is none. */
export function signedAt(
  details: Pick<TransactionDetails, 'detailedExecutionInfo'>,
): number | undefined {
  const times = (executionOf(details)?.confirmations ?? []).map(({ submittedAt }) => submittedAt)
  return times.length === 0 ? undefined : Math.max(...times)
}
