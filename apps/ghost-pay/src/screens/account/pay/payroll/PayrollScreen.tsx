import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useGasPrice } from 'wagmi'
import { useLocation } from 'wouter'
import { useGateway } from '@ghost-pay/gateway-client/react'
import type { PayrollBatch, PayrollToken } from '@ghost-pay/payments/payroll'

import { Columns } from '../../../../components/Columns.tsx'
import { GatewayFailure } from '../../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../../components/Skeleton.tsx'
import { balancesQuery } from '../../../../data/balancesQuery.ts'
import { cleanSymbol } from '../../../../data/cleanSymbol.ts'
import { isGatewayHere } from '../../../../data/place.ts'
import { draftId } from '../../../../data/reviewDraft.ts'
import { keepReviewDraft, reviewPath } from '../../../../data/reviewDrafts.ts'
import { type SharedAccount, useSharedAccount } from '../../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../../data/useAddressBook.ts'
import { useBalancesHere } from '../../../../data/useBalancesHere.ts'
import { usePayees } from '../../../../data/usePayees.ts'
import { Screen } from '../../../../Screen.tsx'
import { useText } from '../../../../text/useText.ts'
import { useTitle } from '../../../../useTitle.ts'
import { assetsOf } from '../assetsOf.ts'
import type { Asset } from '../payment.ts'
import { KeepTemplate } from '../templates/KeepTemplate.tsx'
import { batchReview } from './batchReview.ts'
import { payrollCopy } from './payrollCopy.ts'
import { emptyPayroll, noEdits, type PayrollDraft } from './payrollDraft.ts'
import { checkDraft, type CheckedPayroll } from './payrollModel.ts'
import { PayrollPaste } from './PayrollPaste.tsx'
import type { EditPayroll } from './PayrollRow.tsx'
import { PayrollSide } from './PayrollSide.tsx'
import { PayrollView } from './PayrollView.tsx'
import { useBatches } from './useBatches.ts'
import { useKeepColumns, useKeptColumns } from './useKeptColumns.ts'
import { type LineRehearsals, useLineRehearsals } from './useLineRehearsals.ts'
import { usePayrollDraft } from './usePayrollDraft.ts'
import { takesAmounts, writeAmount } from './writeAmount.ts'

/** Many payments at once: pasted lines become a table that is checked and rehearsed, and each batch a draft for the review. */
export function PayrollScreen() {
  const text = useText(payrollCopy)
  useTitle(text('payroll.page'))
  const account = useSharedAccount()
  const { chainId, address, chain } = account
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const balances = useQuery(balancesQuery(client, { chainId, address }))
  const held = useBalancesHere(account, balances)
  const [draft, change] = usePayrollDraft(account)
  const [isPasting, setPasting] = useState(false)
  const tokens = useMemo(() => tokensOf(assetsOf(chain, held)), [chain, held])
  const people = useKnownPeople()
  const keptColumns = useKeptColumns()
  const payroll = useMemo(
    () =>
      checkDraft(draft, {
        account: address,
        prefixes: [chain.shortName, ...(chain.shortNameAliases ?? []), String(chain.id)].filter(
          (name) => name !== undefined,
        ),
        tokens,
        keptColumns,
        ...people,
      }),
    [draft, address, chain, tokens, people, keptColumns],
  )
  useKeepColumns(payroll.read.header, draft.edits.mapping)
  const rehearsals = useLineRehearsals(account, payroll.payable, draft.edits.isBound)
  const { data: gasPrice } = useGasPrice({ chainId })
  const onEdit = useCallback<EditPayroll>(
    (edit) => {
      change((kept) => ({ ...kept, edits: edit(kept.edits) }))
    },
    [change],
  )

  const onAmount = useAmounts(draft, payroll, change)
  const { opened, review } = useBatchReviews({ account, payroll, rehearsals, draft, onEdit })

  if (draft.text === '' || isPasting) {
    return (
      <Screen>
        <Columns side={<PayrollSide />}>
          <h1>{text('payroll.page')}</h1>
          <PayrollPaste
            initial={draft.text}
            onRead={(pasted) => {
              setPasting(false)
              change(() => ({ text: pasted, edits: noEdits }))
            }}
          />
        </Columns>
      </Screen>
    )
  }
  return (
    <Screen>
      {balances.error && (
        <GatewayFailure
          error={balances.error}
          what={text('payroll.what')}
          retrying={balances.isFetching}
          onRetry={() => {
            void balances.refetch()
          }}
        />
      )}
      {isGatewayHere && <p className="gp-soft gp-small">{text('payroll.here')}</p>}
      {balances.isPending ? (
        <Skeleton label={text('payroll.asking')} rows={6} />
      ) : (
        <PayrollView
          accountName={nameOf(address) ?? text('payroll.account')}
          payroll={payroll}
          edits={draft.edits}
          rehearsals={rehearsals}
          tokens={tokens}
          gasPrice={gasPrice}
          currency={chain.nativeCurrency}
          nameOf={nameOf}
          opened={opened}
          onEdit={onEdit}
          onAmount={onAmount}
          onPasteMore={() => {
            setPasting(true)
          }}
          onStartOver={() => {
            change(() => emptyPayroll)
          }}
          onReview={review}
        />
      )}
      <KeepTemplate account={account} content={{ lines: draft.text }} proposed="" />
    </Screen>
  )
}

/** What lines are paid with: nothing of a doubtful kind. */
const tokensOf = (assets: readonly Asset[]): PayrollToken[] =>
  assets
    .filter(({ doubt }) => doubt === undefined)
    .map(({ token, symbol, decimals, balance }) => ({
      address: token,
      symbol: cleanSymbol(symbol),
      decimals,
      balance,
    }))

/** Writes an amount into its line; undefined where the lines are changed as a text. */
function useAmounts(
  { text }: PayrollDraft,
  { read }: CheckedPayroll,
  change: ReturnType<typeof usePayrollDraft>[1],
) {
  const onAmount = useCallback(
    (line: number, digits: string) => {
      change((kept) => ({ ...kept, text: writeAmount(kept.text, { ...read, line, digits }) }))
    },
    [change, read],
  )
  return takesAmounts(text, read) ? onAmount : undefined
}

/** Each batch as a draft: which were opened for review, and how to open one. */
function useBatchReviews({
  account,
  payroll,
  rehearsals,
  draft,
  onEdit,
}: {
  account: SharedAccount
  payroll: CheckedPayroll
  rehearsals: LineRehearsals
  draft: PayrollDraft
  onEdit: EditPayroll
}) {
  const text = useText(payrollCopy)
  const [, navigate] = useLocation()
  const batches = useBatches(payroll, rehearsals)
  const noteOf = (index: number) =>
    batches.length > 1
      ? text('payroll.draft.note', { batch: index + 1, count: batches.length })
      : undefined
  // The same payments are the same batch, with their memos in the bytes or without.
  const nameOf = (batch: PayrollBatch, index: number) =>
    draftId(account, batchReview(batch, new Map(), noteOf(index)))
  // A name is a hash of every call: where none was opened, none is looked for.
  const opened =
    draft.edits.opened.length === 0
      ? []
      : batches.flatMap((batch, index) =>
          draft.edits.opened.includes(nameOf(batch, index)) ? [index] : [],
        )
  const review = (index: number) => {
    const batch = batches[index]
    if (batch === undefined) return
    const name = nameOf(batch, index)
    const id = keepReviewDraft(account, batchReview(batch, rehearsals.lines, noteOf(index)))
    onEdit((edits) => ({ ...edits, opened: [...new Set([...edits.opened, name])] }))
    navigate(reviewPath(account, id))
  }
  return { opened, review }
}

/** Everybody with a name, the owners, and whom the account has paid. */
function useKnownPeople() {
  const account = useSharedAccount()
  const { addressBook } = useAddressBook()
  const { data: payees } = usePayees(account)
  const owners = account.onChain?.owners
  return useMemo(
    () => ({
      known: [
        ...[...addressBook].map(([address, name]) => ({ address, name, wasPaid: false })),
        ...(owners ?? []).map((address) => ({ address, wasPaid: false })),
        ...(payees?.addresses ?? []).map((address) => ({ address, wasPaid: true })),
      ],
      arePayeesKnown: payees !== undefined,
      arePayeesWhole: payees?.isWhole === true,
    }),
    [addressBook, owners, payees],
  )
}
