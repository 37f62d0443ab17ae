import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { confirmTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { ExecuteAction } from '../../../components/ExecuteAction.tsx'
import { KeepFocus } from '../../../components/KeepFocus.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { countedSignatures, hasSigned } from '../../../data/countedSignatures.ts'
import { describeTurn } from '../../../data/describeTurn.ts'
import { isExecuting } from '../../../data/executeFlow.ts'
import { checkNonce } from '../../../data/nonces.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { signaturesFor } from '../../../data/signaturesFor.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { useExecute } from '../../../data/useExecute.ts'
import { keptSignatures } from '../../../data/useKeptSignatures.ts'
import { useSign } from '../../../data/useSign.ts'
import { useTakenNonces } from '../../../data/useTakenNonces.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'
import { whatIsMissing } from './whatIsMissing.ts'

export type TransactionActionsProps = {
  account: SharedAccount
  details: TransactionDetails
  /** The same, held against its own bytes and against the chain. */
  transaction: OwnTransaction
  /** Something was signed or executed: what is cached of the account is old. */
  onChanged: () => void
}

/** What the viewer can do with a transaction: sign it, execute it, or know why not. */
export function TransactionActions({
  account,
  details,
  transaction: { own, onChain, signatures, truth },
  onChanged,
}: TransactionActionsProps) {
  const client = useGateway()
  const confirm = useMutation(confirmTransactionMutationOptions(client))
  const taken = useTakenNonces(account).data
  const elsewhere = useConnectedElsewhere()
  const { viewer, chainId, address } = account
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const isOwner =
    viewer !== undefined && onChain?.owners.some((owner) => isAddressEqual(owner, viewer)) === true

  const signing = useSign({
    signer: isOwner ? viewer : undefined,
    signable: own?.signable,
    gatewayHash: execution?.safeTxHash ?? '0x',
    send: ({ safeTxHash, signature, signer }) =>
      confirm.mutateAsync({ chainId, address, safeTxHash, signature, signer }),
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

  const signed = viewer !== undefined && hasSigned(signatures ?? [], viewer)
  // The gateway has taken it after all: its answer was lost, or another tab has sent it.
  const isKeptInVain = signed && signing.kept !== undefined ? signing.kept : undefined
  useEffect(() => {
    if (isKeptInVain !== undefined) keptSignatures.drop(isKeptInVain)
  }, [isKeptInVain])

  if (execution === undefined || own === undefined) return null
  const { flow } = executing
  const isStopped =
    own.isTampered || own.isMisdescribed || own.view.blocked || own.tokenSentences.length > 0
  const isKnown = onChain !== undefined && signatures !== undefined
  const turn = onChain && describeTurn(execution.nonce, onChain.nonce)
  const canExecute =
    truth.isOpen && !isStopped && executable.status === 'ready' && turn === undefined
  const canSign =
    truth.isOpen &&
    !isStopped &&
    isOwner &&
    isKnown &&
    !signed &&
    (flow.status === 'ready' || flow.status === 'failed' || flow.status === 'ended')
  const reason = own.isPending
    ? 'Asking the chain about the token.'
    : elsewhere
      ? 'In another tab somebody else is connected by now, or nobody. Connect again here.'
      : undefined
  const nonceCheck =
    truth.isOpen && onChain && taken
      ? checkNonce(execution.nonce, {
          accountNonce: onChain.nonce,
          taken,
          id: execution.safeTxHash.toLowerCase(),
        })
      : undefined
  return (
    <KeepFocus label="What you can do">
      {nonceCheck !== undefined && nonceCheck.status !== 'free' && (
        <Notice tone="warning" title={nonceCheck.sentence} />
      )}
      <div className="gp-actions">
        {(canExecute || flow.status !== 'ready') && (
          <ExecuteAction
            flow={flow}
            label={
              canExecute || isExecuting(flow)
                ? executable.status === 'ready' && executable.withOwn
                  ? 'Sign and execute'
                  : 'Execute'
                : ''
            }
            reason={viewer === undefined ? 'Connect a wallet to execute.' : reason}
            onExecute={() => void executing.execute()}
            onForget={executing.forget}
          />
        )}
        {canSign && (
          <SignAction
            flow={signing.flow}
            kept={signing.kept !== undefined}
            label="Sign"
            look={canExecute ? 'plain' : 'primary'}
            reason={reason}
            onSign={() => void signing.sign()}
          />
        )}
      </div>
      {truth.isOpen && isStopped && (
        <p className="gp-soft">This app does not sign or execute it.</p>
      )}
      {truth.isOpen && !isStopped && (
        <p className="gp-soft">
          {onChain === undefined || signatures === undefined
            ? 'Asking the chain who can sign.'
            : whatIsMissing({
                viewer: viewer === undefined ? 'nobody' : isOwner ? 'owner' : 'stranger',
                executable,
                hasSigned: signed,
                nonce: execution.nonce,
                accountNonce: onChain.nonce,
              })}
        </p>
      )}
    </KeepFocus>
  )
}
