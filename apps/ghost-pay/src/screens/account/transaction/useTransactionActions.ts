import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { confirmTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { countedSignatures, hasSigned } from '@ghost-pay/safe-account'
import { isExecuting, signaturesFor } from '@ghost-pay/safe-account/execution'
import { openActions, placeInLine, viewerRole } from '@ghost-pay/safe-account/queue'

import { keptSignatures } from '../../../data/keptSignatures.ts'
import { useRememberHere } from '../../../data/rememberHere.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useExecute } from '../../../data/useExecute.ts'
import { useSign } from '../../../data/useSign.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type UseTransactionActionsParameters = {
  account: SharedAccount
  details: TransactionDetails
  /** The same, held against its own bytes and against the chain. */
  transaction: OwnTransaction
  /** Something was signed or executed: what is cached of the account is old. */
  onChanged: () => void
  /** The gateway has taken a signature, also of who is not here any more. */
  onTaken?: (() => void) | undefined
}

/** The flows that sign and execute a transaction, and what each of them needs. */
export function useTransactionActions(parameters: UseTransactionActionsParameters) {
  const { account, details } = parameters
  const { own, onChain, signatures, truth } = parameters.transaction
  const { onChanged, onTaken } = parameters
  const client = useGateway()
  const confirm = useMutation(confirmTransactionMutationOptions(client))
  const { viewer, chainId, address } = account
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const role = viewerRole(viewer, onChain?.owners)
  const signing = useSign({
    signer: role === 'owner' ? viewer : undefined,
    // What is over while the wallet asks is not approved any more.
    signable: truth.isOpen ? own?.signable : undefined,
    gatewayHash: execution?.safeTxHash ?? '0x',
    send: async ({ safeTxHash, signature, signer }) => {
      await confirm.mutateAsync({ chainId, address, safeTxHash, signature, signer })
      onTaken?.()
    },
    onDone: onChanged,
  })

  const counted = countedSignatures(signatures ?? [])
  const executable = signaturesFor({
    confirmations: counted,
    owners: onChain?.owners ?? [],
    threshold: onChain?.threshold ?? Infinity,
    executor: viewer,
  })
  const executing = useExecute({
    chainId,
    safe: address,
    executor: viewer,
    signable: own?.signable,
    gatewayHash: execution?.safeTxHash ?? '0x',
    signatures: executable.status === 'ready' ? executable.signatures : [],
    waits: truth.isOpen,
    onChanged,
  })

  useRememberHere(truth.isOpen ? own?.signable : undefined, signatures)

  const signed = viewer !== undefined && hasSigned(signatures ?? [], viewer)
  // The gateway has taken it after all: its answer was lost, or another tab has sent it.
  const isKeptInVain = signed && signing.kept !== undefined ? signing.kept : undefined
  useEffect(() => {
    if (isKeptInVain !== undefined) keptSignatures.forget({ signed: isKeptInVain })
  }, [isKeptInVain])

  /** What the viewer can do, while no check stops it. */
  const open = (isStopped: boolean) =>
    openActions({
      viewer: role,
      isOpen: truth.isOpen,
      isStopped,
      isKnown: onChain !== undefined && signatures !== undefined,
      hasSigned: signed,
      isExecuting: isExecuting(executing.flow),
      isReady: executable.status === 'ready',
      position: execution && onChain && placeInLine(execution.nonce, onChain.nonce).kind,
    })

  return { execution, role, executable, signing, executing, signed, open }
}
