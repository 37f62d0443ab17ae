import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { confirmTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { useMutation } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'

import { ExecuteAction } from '../../../components/ExecuteAction.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { type Executable, signaturesFor } from '../../../data/signaturesFor.ts'
import { useExecute } from '../../../data/useExecute.ts'
import { useSign } from '../../../data/useSign.ts'
import type { OwnView } from './ownView.ts'

export type TransactionActionsProps = {
  account: SharedAccount
  details: TransactionDetails
  /** The transaction by its own bytes; undefined for what nobody signs. */
  own: OwnView | undefined
  /** Something was signed or executed: what is cached of the account is old. */
  onChanged: () => void
}

/** What the viewer can do with a transaction: sign it, execute it, or know why not. */
export function TransactionActions({ account, details, own, onChanged }: TransactionActionsProps) {
  const client = useGateway()
  const confirm = useMutation(confirmTransactionMutationOptions(client))
  const { info, viewer, chainId, address } = account
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const waits =
    details.txStatus === 'AWAITING_CONFIRMATIONS' || details.txStatus === 'AWAITING_EXECUTION'

  const signing = useSign({
    signer: account.isOwner === true ? viewer : undefined,
    signable: own?.signable,
    gatewayHash: execution?.safeTxHash,
    send: ({ safeTxHash, signature, signer }) =>
      confirm.mutateAsync({ chainId, address, safeTxHash, signature, signer }),
    onDone: onChanged,
  })

  const executable = signaturesFor({
    confirmations: (execution?.confirmations ?? []).flatMap(({ signer, signature }) =>
      signature === null ? [] : [{ signer: signer.value, signature }],
    ),
    owners: info?.owners.map(({ value }) => value) ?? [],
    threshold: info?.threshold ?? Infinity,
    executor: viewer,
  })
  const executing = useExecute({
    executor: viewer,
    signable: own?.signable,
    gatewayHash: execution?.safeTxHash ?? '0x',
    signatures: executable.status === 'ready' ? executable.signatures : [],
    waits,
    onMined: onChanged,
  })

  if (execution === undefined || info === undefined || own === undefined) return null
  if (own.isTampered || own.isMisdescribed || own.view.blocked) {
    return waits ? <p className="gp-soft">This app does not sign or execute it.</p> : null
  }
  if (!waits) {
    // The page shows how it ended; this only says that it was this viewer's doing.
    return executing.flow.status === 'done' ? (
      <ExecuteAction
        flow={executing.flow}
        label=""
        reason={undefined}
        onExecute={() => undefined}
      />
    ) : null
  }

  const hasSigned =
    viewer !== undefined &&
    execution.confirmations.some(({ signer }) => isAddressEqual(signer.value, viewer))
  const isBlocked = execution.nonce > info.nonce
  const canExecute = executable.status === 'ready' && !isBlocked
  const canSign =
    account.isOwner === true &&
    !hasSigned &&
    (executing.flow.status === 'ready' || executing.flow.status === 'failed')
  const reason = own.isPending ? 'Asking the chain about the token.' : undefined
  return (
    <section className="gp-stack-tight">
      <div className="gp-actions">
        {canExecute && (
          <ExecuteAction
            flow={executing.flow}
            label={executable.withOwn ? 'Sign and execute' : 'Execute'}
            reason={viewer === undefined ? 'Connect a wallet to execute.' : reason}
            onExecute={() => void executing.execute()}
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
      <p className="gp-soft">
        {whatIsMissing({ account, executable, hasSigned, isBlocked, nonce: execution.nonce })}
      </p>
    </section>
  )
}

/** Who has to act before this can be executed, and who can. */
function whatIsMissing({
  account,
  executable,
  hasSigned,
  isBlocked,
  nonce,
}: {
  account: SharedAccount
  executable: Executable
  hasSigned: boolean
  isBlocked: boolean
  nonce: number
}): string {
  const sentences: string[] = []
  if (account.viewer === undefined) sentences.push('Connect the wallet of an owner to sign.')
  else if (account.isOwner === false) {
    sentences.push(
      executable.status === 'ready' && !isBlocked
        ? 'It has its signatures, so anybody can execute it. Only owners can sign.'
        : 'The connected address is not an owner, so it cannot sign.',
    )
  } else if (hasSigned && executable.status === 'missing') {
    sentences.push(
      executable.count === 1
        ? 'You have signed. One more owner must sign.'
        : `You have signed. ${executable.count} more owners must sign.`,
    )
  }
  if (isBlocked) {
    sentences.push(
      `It can be executed after nonce ${nonce - 1}; the account is at nonce ${account.info?.nonce ?? '–'}.`,
    )
  }
  return sentences.join(' ')
}
