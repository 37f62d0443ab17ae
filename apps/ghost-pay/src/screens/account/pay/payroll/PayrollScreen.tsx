import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useGasPrice } from 'wagmi'
import { useLocation } from 'wouter'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { type PayrollBatch, payrollCall, type PayrollToken } from '@ghost-pay/payments/payroll'

import { Columns } from '../../../../components/Columns.tsx'
import { GatewayFailure } from '../../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../../components/Skeleton.tsx'
import { balancesQuery } from '../../../../data/balancesQuery.ts'
import { cleanSymbol } from '../../../../data/cleanSymbol.ts'
import { draftId, type ReviewDraft } from '../../../../data/reviewDraft.ts'
import { keepReviewDraft, reviewPath } from '../../../../data/reviewDrafts.ts'
import { type SharedAccount, useSharedAccount } from '../../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../../data/useAddressBook.ts'
import { usePayees } from '../../../../data/usePayees.ts'
import { Screen } from '../../../../Screen.tsx'
import { useText } from '../../../../text/useText.ts'
import { useTitle } from '../../../../useTitle.ts'
import { assetsOf } from '../assetsOf.ts'
import { KeepTemplate } from '../templates/KeepTemplate.tsx'
import { payrollCopy } from './payrollCopy.ts'
import { emptyPayroll, noEdits, type PayrollDraft } from './payrollDraft.ts'
import { batchesOf, checkDraft, type CheckedPayroll } from './payrollModel.ts'
import { PayrollPaste } from './PayrollPaste.tsx'
import type { EditPayroll } from './PayrollRow.tsx'
import { PayrollSide } from './PayrollSide.tsx'
import { PayrollView } from './PayrollView.tsx'
import { type LineRehearsals, useLineRehearsals } from './useLineRehearsals.ts'
import { usePayrollDraft } from './usePayrollDraft.ts'

/** Many payments at once: pasted lines become a table that is checked and rehearsed, and each batch a draft for the review. */
export function PayrollScreen() {
  const text = useText(payrollCopy)
  useTitle(text('payroll.page'))
  const account = useSharedAccount()
  const { chainId, address, chain } = account
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const balances = useQuery(balancesQuery(client, { chainId, address }))
  const [draft, change] = usePayrollDraft(account)
  const [isPasting, setPasting] = useState(false)
  const tokens = useMemo<PayrollToken[]>(
    () =>
      assetsOf(chain, balances.data?.items)
        .filter(({ doubt }) => doubt === undefined)
        .map(({ token, symbol, decimals, balance }) => ({
          address: token,
          symbol: cleanSymbol(symbol),
          decimals,
          balance,
        })),
    [chain, balances.data],
  )
  const people = useKnownPeople()
  const payroll = useMemo(
    () =>
      checkDraft(draft, {
        account: address,
        prefixes: [chain.shortName, ...(chain.shortNameAliases ?? []), String(chain.id)].filter(
          (name) => name !== undefined,
        ),
        tokens,
        ...people,
      }),
    [draft, address, chain, tokens, people],
  )
  const rehearsals = useLineRehearsals(account, payroll.payable)
  const { data: gasPrice } = useGasPrice({ chainId })
  const onEdit = useCallback<EditPayroll>(
    (edit) => {
      change((kept) => ({ ...kept, edits: edit(kept.edits) }))
    },
    [change],
  )

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
          what="what this account holds"
          retrying={balances.isFetching}
          onRetry={() => {
            void balances.refetch()
          }}
        />
      )}
      {balances.isPending ? (
        <Skeleton label="Asking what this account holds" rows={6} />
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
  const batches = batchesOf(payroll.payable, rehearsals.lines)
  const reviews = batches.map((batch, index) => {
    const note = text('payroll.draft.note', { batch: index + 1, count: batches.length })
    return reviewOf(batch, batches.length > 1 ? note : undefined)
  })
  const opened = reviews.flatMap((review, index) =>
    draft.edits.opened.includes(draftId(account, review)) ? [index] : [],
  )
  const review = (batch: number) => {
    const one = reviews[batch]
    if (one === undefined) return
    const id = keepReviewDraft(account, one)
    onEdit((edits) => ({ ...edits, opened: [...new Set([...edits.opened, id])] }))
    navigate(reviewPath(account, id))
  }
  return { opened, review }
}

/** A batch as a draft for the review. */
function reviewOf({ lines }: PayrollBatch, note: string | undefined): ReviewDraft {
  return {
    kind: 'payroll',
    calls: lines.map((line) => {
      const { to, value, data } = payrollCall(line)
      return { to, value, data }
    }),
    ...(note !== undefined && { note }),
  }
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
    }),
    [addressBook, owners, payees],
  )
}
