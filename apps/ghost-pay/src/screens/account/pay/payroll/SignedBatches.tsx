import { useQuery } from '@tanstack/react-query'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignedBatch as Signed } from '@ghost-pay/payments/payroll-draft'
import { countedSignatures } from '@ghost-pay/safe-account'
import { withExecuted } from '@ghost-pay/safe-account/execution'

import type { SharedAccount } from '../../../../account/SharedAccount.ts'
import { Button, ButtonLink } from '../../../../components/Button.tsx'
import { CopyLink } from '../../../../components/CopyLink.tsx'
import { SignatureDots } from '../../../../components/SignatureDots.tsx'
import { useNow } from '../../../../components/useNow.ts'
import { listOf } from '../../../../format/listOf.ts'
import { isNotFound } from '../../../../gateway/isNotFound.ts'
import { useKeptOf } from '../../../../kept/useKept.ts'
import { useAddressBook } from '../../../../people/useAddressBook.ts'
import { useMined } from '../../../../transactions/useMined.ts'
import { useWhyFailed } from '../../../../transactions/useWhyFailed.ts'
import { executionTimes, sentExecutions } from '../../../../wallet/sent.ts'
import { pollInterval } from '../../pollInterval.ts'
import type { OwnView } from '../../transaction/ownView.ts'
import { useExecutedWorth } from '../../transaction/useExecutedWorth.ts'
import { useLinkedNotes } from '../../transaction/useLinkedNotes.ts'
import { type OwnTransaction, useOwnTransaction } from '../../transaction/useOwnTransaction.ts'
import { batchOutcome, missingIn } from './batchOutcome.ts'
import { text } from './payrollCopy.ts'
import { type Prices, signedPeople } from './payrollSums.ts'
import { SignedBatchView, SignedFigures, SignedLines } from './SignedBatchView.tsx'

/** How often a time is said anew, in milliseconds. */
const minute = 60_000

export type SignedBatchesProps = {
  account: SharedAccount
  signed: readonly Signed[]
  /** What one whole unit of each token is worth today. */
  prices: Prices
  isWhole?: boolean
  /** Makes a new payroll of the same lines. */
  onUseAgain?: () => void
}

/** How far the signed batches of a payroll are, each with the way to its page. */
export function SignedBatches({ signed, isWhole = false, ...props }: SignedBatchesProps) {
  const isOnly = isWhole && signed.length === 1
  return signed.map((batch) => (
    <SignedBatch key={batch.safeTxHash} {...props} batch={batch} isOnly={isOnly} />
  ))
}

type SignedBatchProps = Omit<SignedBatchesProps, 'signed' | 'isWhole'> & {
  batch: Signed
  /** It is all that the payroll pays: its figures are the payroll's, and it is made anew from here. */
  isOnly: boolean
}

/** How far a signed batch is and what it pays, by its own bytes and the chain. */
function SignedBatch(props: SignedBatchProps) {
  const { account, batch } = props
  const { chainId, address } = account
  const client = useGateway()
  const id = `multisig_${address}_${batch.safeTxHash}`
  const { data, error } = useQuery({
    ...getTransactionQueryOptions(client, { chainId, address, id }),
    refetchInterval: pollInterval,
  })
  return data === undefined ? (
    <UnreadBatch {...props} isGone={isNotFound(error)} />
  ) : (
    <ReadBatch {...props} details={data} />
  )
}

const pathOf = ({ account, batch }: Pick<SignedBatchProps, 'account' | 'batch'>): string =>
  `${account.path}/tx/multisig_${account.address}_${batch.safeTxHash}`

const SeeIt = (props: SignedBatchProps) => (
  <ButtonLink to={pathOf(props)}>{text('note.see')}</ButtonLink>
)

const UnreadBatch = ({ isGone = false, ...props }: SignedBatchProps & { isGone?: boolean }) => (
  <SignedBatchView
    state={undefined}
    said={text(isGone ? 'payrollEnd.gone' : 'payrollEnd.asking')}
    more=""
    acts={<SeeIt {...props} />}
  />
)

function ReadBatch(props: SignedBatchProps & { details: TransactionDetails }) {
  const transaction = useOwnTransaction(props.account, props.details, true)
  const { own } = transaction
  return own === undefined ? (
    <UnreadBatch {...props} />
  ) : (
    <OwnBatch {...props} transaction={transaction} own={own} />
  )
}

type OwnBatchProps = SignedBatchProps & {
  details: TransactionDetails
  transaction: OwnTransaction
  own: OwnView
}

function OwnBatch(props: OwnBatchProps) {
  const { details, own, isOnly, onUseAgain } = props
  const { view } = own
  const { addressBook } = useAddressBook()
  const { outcome, signers, required, missing, ...facts } = useOutcome(props)
  const page = `${location.origin}${location.pathname}#${pathOf(props)}`
  const linked = useLinkedNotes(details, own.signable, page)
  const figures = (
    <SignedFigures
      {...props}
      {...facts}
      {...{ view, outcome }}
      approvals={{ count: signers.length, required, missing }}
    />
  )
  const isMissing = outcome.state === 'waits' && missing.length > 0 && signers.length < required
  return (
    <SignedBatchView
      state={outcome.state}
      said={text(...outcome.said)}
      more={outcome.more.map((said) => text(...said)).join(' ')}
      dots={
        <SignatureDots
          count={signers.length}
          signed={signers.map((address) => ({ address, name: addressBook.get(address) }))}
          required={required}
          viewer={props.account.viewer}
          size={28}
          unchecked={props.transaction.signatures === undefined}
        />
      }
      acts={
        <>
          <SeeIt {...props} />
          {isMissing && (
            <CopyLink href={linked.href} look={isOnly ? 'primary' : 'plain'}>
              {missing.length > 4
                ? text('payrollEnd.copy')
                : text('payrollEnd.copyFor', { names: listOf(missing, 'and') })}
            </CopyLink>
          )}
          {isOnly && onUseAgain && (outcome.state === 'paid' || outcome.state === 'over') && (
            <Button onPress={onUseAgain}>{text('payrollEnd.again')}</Button>
          )}
        </>
      }
    >
      {isOnly && figures}
      <SignedLines view={view} note={linked.note} state={outcome.state}>
        {!isOnly && figures}
      </SignedLines>
    </SignedBatchView>
  )
}

/** How far it is, and what that was found by. */
function useOutcome(props: OwnBatchProps) {
  const { account, batch, details, transaction, own } = props
  const { chainId, address, viewer } = account
  const { label: nameOf } = useAddressBook()
  const { truth, hash, signatures } = transaction
  const onChain = transaction.onChain ?? account.onChain
  const { detailedExecutionInfo } = details
  const info = detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo : undefined
  const name = { chainId, safe: address, safeTxHash: batch.safeTxHash }
  const sent = useKeptOf(sentExecutions, name)
  const times = useKeptOf(executionTimes, name)
  const isDone = truth.state === 'succeeded'
  const isOver = isDone || truth.state === 'failed'
  const mined = useMined(chainId, isOver ? (hash ?? undefined) : undefined, own.signable)
  const worth = useExecutedWorth(account, {
    own,
    safeTxHash: batch.safeTxHash,
    hash: isDone ? hash : null,
    mined,
  })
  const leaves = own.view.amount === undefined ? own.view.totals : [own.view.amount]
  const why = useWhyFailed(
    own.signable,
    leaves,
    truth.state === 'failed' ? mined?.block : undefined,
  )
  // While signatures are read, the gateway's word.
  const signers =
    signatures === undefined
      ? (info?.confirmations ?? []).map(({ signer }) => signer.value)
      : countedSignatures(withExecuted(signatures, mined?.signatures)).map(({ signer }) => signer)
  const required = onChain?.threshold ?? info?.confirmationsRequired ?? 0
  const owners = onChain?.owners
  const outcome = batchOutcome({
    details,
    truth,
    signers,
    owners,
    required,
    people: signedPeople(own.view),
    next: onChain?.nonce,
    viewer,
    sent: sent && { at: times?.hash === sent.hash ? times.sent : undefined },
    mined,
    why,
    nameOf,
    now: useNow(minute),
  })
  const missing = missingIn({ details, owners, signers, nameOf })
  return { outcome, signers, required, missing, mined, worth, nameOf }
}
