import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { confirmTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { useMutation } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'

import { ExecuteAction } from '../../../components/ExecuteAction.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { safeTxHash } from '@ghost-pay/safe-protocol'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { signableFromDetails } from '../../../data/signableFromDetails.ts'
import { signaturesFor } from '../../../data/signaturesFor.ts'
import { useExecute } from '../../../data/useExecute.ts'
import { useSign } from '../../../data/useSign.ts'

export type TransactionActionsProps = {
  account: SharedAccount
  details: TransactionDetails
  /** Something was signed or executed: what is cached of the account is old. */
  onChanged: () => void
}

/** What the viewer can do with a transaction: sign it, execute it, or know why not. */
export function TransactionActions({ account, details, onChanged }: TransactionActionsProps) {
  const client = useGateway()
  const confirm = useMutation(confirmTransactionMutationOptions(client))
  const { info, viewer, chainId, address } = account
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const signable = signableFromDetails(details, chainId, info?.version ?? null)
  const gatewayHash = execution?.safeTxHash
  const tampered = signable !== undefined && gatewayHash !== safeTxHash(signable)

  const signing = useSign({
    signer: account.isOwner === true ? viewer : undefined,
    signable,
    gatewayHash,
    send: ({ safeTxHash, signature, sender }) =>
      confirm.mutateAsync({ chainId, address, safeTxHash, signature, signer: sender }),
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
    signable,
    gatewayHash: gatewayHash ?? '0x',
    signatures: executable.status === 'ready' ? executable.signatures : [],
    onMined: onChanged,
  })

  if (execution === undefined || info === undefined) return null
  if (tampered) {
    return (
      <Notice
        tone="stop"
        title="The gateway’s transaction does not match its hash. Do not sign it anywhere."
      >
        What is shown above gives another hash than the one the gateway asks to sign.
      </Notice>
    )
  }
  const waits =
    details.txStatus === 'AWAITING_CONFIRMATIONS' || details.txStatus === 'AWAITING_EXECUTION'
  if (!waits && executing.flow.status === 'ready') return null

  const hasSigned =
    viewer !== undefined &&
    execution.confirmations.some(({ signer }) => isAddressEqual(signer.value, viewer))
  const canSign = account.isOwner === true && !hasSigned && waits
  const blocked = execution.nonce > info.nonce
  return (
    <section className="gp-stack-tight">
      {executable.status === 'ready' && !blocked ? (
        <ExecuteAction
          flow={executing.flow}
          label={executable.withOwn ? 'Sign and execute' : 'Execute'}
          reason={viewer === undefined ? 'Connect a wallet to execute.' : undefined}
          onExecute={() => void executing.execute()}
        />
      ) : null}
      {canSign && executing.flow.status === 'ready' && (
        <SignAction
          flow={signing.flow}
          label="Sign"
          look={executable.status === 'ready' && !blocked ? 'plain' : 'primary'}
          reason={undefined}
          onSign={() => void signing.sign()}
        />
      )}
      <p className="gp-soft">
        {whatIsMissing({ account, executable, hasSigned, blocked, nonce: execution.nonce })}
      </p>
    </section>
  )
}

/** Who has to act before this can be executed. */
function whatIsMissing({
  account,
  executable,
  hasSigned,
  blocked,
  nonce,
}: {
  account: SharedAccount
  executable: ReturnType<typeof signaturesFor>
  hasSigned: boolean
  blocked: boolean
  nonce: number
}): string {
  const sentences: string[] = []
  if (account.viewer === undefined) sentences.push('Connect the wallet of an owner to sign.')
  else if (account.isOwner === false) {
    sentences.push('The connected address is not an owner, so it cannot sign.')
  } else if (hasSigned && executable.status === 'missing') {
    sentences.push(
      executable.count === 1
        ? 'You have signed. One more owner must sign.'
        : `You have signed. ${executable.count} more owners must sign.`,
    )
  }
  if (blocked) {
    sentences.push(
      `It can be executed after nonce ${nonce - 1}; the account is at nonce ${account.info?.nonce ?? '–'}.`,
    )
  }
  return sentences.join(' ')
}
