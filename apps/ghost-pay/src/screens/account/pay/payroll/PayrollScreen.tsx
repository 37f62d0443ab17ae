import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Chain } from '@ghost-pay/chains'
import { useGateway } from '@ghost-pay/gateway-client/react'
import {
  type PayrollBatch,
  type PayrollToken,
  takesAmounts,
  writeAmount,
} from '@ghost-pay/payments/payroll'
import { checkDraft, type CheckedPayroll } from '@ghost-pay/payments/payroll-check'
import {
  clearedDraft,
  pastedDraft,
  type PayrollDraft,
  signedLines,
  takenBack,
  usedAgain,
  withReview,
} from '@ghost-pay/payments/payroll-draft'
import { draftId } from '@ghost-pay/safe-account/store'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { type SharedAccount, useSharedAccount } from '../../../../account/SharedAccount.ts'
import { chains } from '../../../../chains.ts'
import { Button } from '../../../../components/Button.tsx'
import { Columns } from '../../../../components/Columns.tsx'
import { GatewayFailure } from '../../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../../components/Skeleton.tsx'
import { isGatewayHere } from '../../../../gateway/place.ts'
import { keepReviewDraft, reviewPath } from '../../../../kept/reviewDrafts.ts'
import { balancesQuery } from '../../../../money/balancesQuery.ts'
import { useAddressBook } from '../../../../people/useAddressBook.ts'
import { usePayees } from '../../../../people/usePayees.ts'
import { Screen } from '../../../../Screen.tsx'
import { useTitle } from '../../../../useTitle.ts'
import { AlikeRest, useAlike } from '../AlikeLines.tsx'
import { assetsOf } from '../assetsOf.ts'
import { KeepTemplate } from '../templates/KeepTemplate.tsx'
import { useBalancesHere } from '../useBalancesHere.ts'
import { batchReview, noteOfBatch, payrollTitle } from './batchNote.ts'
import { comparedOf } from './insideLines.ts'
import { text } from './payrollCopy.ts'
import { KeepNames, PayrollEnd } from './PayrollEnd.tsx'
import { PayrollPaste, PayrollSide } from './PayrollPaste.tsx'
import { peopleIn, type Prices } from './payrollSums.ts'
import { PayrollView } from './PayrollView.tsx'
import { SignedBatches } from './SignedBatches.tsx'
import { type LineRehearsals, useBatches, useLineRehearsals } from './useLineRehearsals.ts'
import { usePayeeNames } from './usePayeeNames.ts'
import {
  type EditPayroll,
  useKeepColumns,
  useKeptColumns,
  usePayrollDraft,
} from './usePayrollDraft.ts'

/** Many payments at once: pasted lines become a table that is checked and rehearsed, and each batch a draft for the review. */
export function PayrollScreen() {
  useTitle(text('payroll.page'))
  const account = useSharedAccount()
  const { address, chain } = account
  const { nameOf } = useAddressBook()
  const { balances, tokens, prices } = useHeld(account)
  const [draft, change] = usePayrollDraft(account)
  const [isPasting, setPasting] = useState(false)
  const [cleared, setCleared] = useState<PayrollDraft>()
  const { payroll, names, whole, isAllSigned, isAsking } = usePayroll(account, draft, tokens)
  const rehearsals = useLineRehearsals(account, payroll.payable, draft.edits.isBound)
  const onEdit = useCallback<EditPayroll>(
    (edit) =>
      change(({ text, edits }) => ({
        text,
        edits: { ...edits, ...(typeof edit === 'function' ? edit(edits) : edit) },
      })),
    [change],
  )
  const { read } = payroll
  const onAmount = useCallback(
    (line: number, digits: string) =>
      change((kept) => ({ ...kept, text: writeAmount(kept.text, { ...read, line, digits }) })),
    [change, read],
  )
  const batches = useBatches(payroll, rehearsals, draft.edits.isLarge)
  const { opened, review } = useBatchReviews({ account, batches, rehearsals, draft, onEdit })
  // Each batch is compared by itself with what paid the same lately, or waits to.
  const compared = useMemo(() => batches.map(({ lines }) => lines.map(comparedOf)), [batches])
  const alike = useAlike(account, compared)
  const name = nameOf(address) ?? text('payroll.account')
  const startOver = () => {
    setCleared(draft)
    change(clearedDraft)
  }
  if (draft.text === '' || isPasting) {
    return (
      <Screen>
        <Columns side={<PayrollSide />}>
          <h1>{text('payroll.page')}</h1>
          <PayrollPaste
            initial={draft.text}
            onRead={(pasted) => {
              setPasting(false)
              change((before) => pastedDraft(before, pasted))
            }}
          />
          {cleared !== undefined && takenBack(draft, cleared) !== draft && (
            <p className="gp-small gp-soft" role="status">
              {text('payrollEnd.cleared')}{' '}
              <Button look="text" onPress={() => change((kept) => takenBack(kept, cleared))}>
                {text('note.undo')}
              </Button>
            </p>
          )}
        </Columns>
      </Screen>
    )
  }
  if (isAllSigned) {
    return (
      <ClosedPayroll
        {...{ account, prices }}
        name={name}
        edits={draft.edits}
        payees={whole.lines}
        onUseAgain={() => change(usedAgain)}
        onNew={startOver}
      />
    )
  }
  return (
    <Screen>
      {isGatewayHere && <p className="gp-soft gp-small">{text('payroll.here')}</p>}
      <SignedBatches account={account} signed={draft.edits.signed} prices={prices} />
      {balances.isPending ? (
        <Skeleton label={text('payroll.asking')} rows={6} />
      ) : (
        <PayrollView
          {...{ payroll, rehearsals, tokens, prices, nameOf, names, opened, onEdit }}
          {...draft}
          accountName={name}
          // Where none can be written into its line, the lines are changed as a text.
          onAmount={takesAmounts(draft.text, read) ? onAmount : undefined}
          alike={alike}
          isComparing={alike.isAsking || isAsking}
          path={account.path}
          chainName={chain.name}
          onPasteMore={() => setPasting(true)}
          onStartOver={startOver}
          onReview={review}
        >
          <KeepTemplate account={account} content={{ lines: draft.text }} proposed="" />
        </PayrollView>
      )}
      <AlikeRest {...alike} />
      <GatewayFailure query={balances} what={text('payroll.what')} />
    </Screen>
  )
}

/** What the account can pay with, and what that is worth. */
function useHeld(account: SharedAccount) {
  const { chainId, address, chain, onChain } = account
  const client = useGateway()
  const balances = useQuery(balancesQuery(client, { chainId, address }))
  const held = useBalancesHere(account, balances)
  const own = onChain?.balance
  const assets = useMemo(() => assetsOf(chain, held, own), [chain, held, own])
  // Lines are paid with nothing of a doubtful kind.
  const tokens = useMemo(
    () =>
      assets.flatMap(({ token: address, symbol, decimals, balance, doubt }): PayrollToken[] =>
        doubt === undefined ? [{ address, symbol: cleanSymbol(symbol), decimals, balance }] : [],
      ),
    [assets],
  )
  const prices: Prices = useMemo(
    () =>
      new Map(
        assets.flatMap(({ token, price }) =>
          price === undefined ? [] : [[token ?? '', price] as const],
        ),
      ),
    [assets],
  )
  return { balances, tokens, prices }
}

type ClosedPayrollProps = {
  account: SharedAccount
  name: string
  edits: PayrollDraft['edits']
  /** Its lines, also those that were signed. */
  payees: CheckedPayroll['lines']
  prices: Prices
  onUseAgain: () => void
  onNew: () => void
}

/** A payroll of which every line was signed. */
function ClosedPayroll(props: ClosedPayrollProps) {
  const { account, name, edits, payees, prices, onUseAgain, onNew } = props
  const lines = signedLines(edits)
  const paid = payees.flatMap(({ line, address, typed }) =>
    address === undefined || !lines.has(line) ? [] : [{ address, name: typed.name }],
  )
  return (
    <Screen>
      <PayrollEnd
        title={payrollTitle(edits)}
        accountName={name}
        people={peopleIn(paid) || lines.size}
        onUseAgain={onUseAgain}
        onNew={onNew}
      >
        <SignedBatches
          account={account}
          signed={edits.signed}
          prices={prices}
          isWhole
          onUseAgain={onUseAgain}
        />
        <KeepNames payees={paid} />
      </PayrollEnd>
    </Screen>
  )
}

/** What a chain is called in a table. */
const named = ({ id, name, slug, shortName, shortNameAliases = [] }: Chain) => ({
  id,
  names: [name, slug, shortName, ...shortNameAliases].filter((one) => one !== undefined),
})

/** What is left to pay of a draft, checked, and whether that is nothing because it was signed. */
function usePayroll(account: SharedAccount, draft: PayrollDraft, tokens: readonly PayrollToken[]) {
  const { address, chain } = account
  const { addressBook } = useAddressBook()
  const { data: payees, isLoading: isAsking } = usePayees(account)
  const owners = account.onChain?.owners
  const keptColumns = useKeptColumns()
  const signed = useMemo(() => signedLines(draft.edits), [draft.edits])
  const context = useMemo(
    () => ({
      account: address,
      prefixes: [chain.shortName, ...(chain.shortNameAliases ?? []), String(chain.id)].filter(
        (name) => name !== undefined,
      ),
      chains: {
        own: named(chain),
        others: chains.filter(({ id }) => id !== chain.id).map(named),
      },
      tokens,
      keptColumns,
      known: [
        ...[...addressBook].map(([address, name]) => ({ address, name, wasPaid: false })),
        ...(owners ?? []).map((address) => ({ address, wasPaid: false })),
        ...(payees?.addresses ?? []).map((address) => ({ address, wasPaid: true })),
      ],
      arePayeesKnown: payees !== undefined,
      arePayeesWhole: payees?.isWhole === true,
    }),
    [address, chain, tokens, keptColumns, addressBook, owners, payees],
  )
  const payroll = useMemo(() => checkRest(draft, signed, context), [draft, signed, context])
  const whole = useMemo(
    () => (signed.size === 0 ? payroll : checkDraft(draft, context)),
    [draft, signed, payroll, context],
  )
  useKeepColumns(payroll.read.header, draft.edits.mapping)
  const names = usePayeeNames(account, payroll.lines)
  const { dropped } = draft.edits
  const isAllSigned =
    signed.size > 0 &&
    payroll.read.rows.every(({ line }) => signed.has(line) || dropped.includes(line))
  return { payroll, names, whole, isAllSigned, isAsking }
}

/** Checks what is left to pay: the signed lines are not paid again, and were not dropped either. */
function checkRest(
  { text, edits }: PayrollDraft,
  signed: ReadonlySet<number>,
  context: Parameters<typeof checkDraft>[1],
): CheckedPayroll {
  const dropped = [...new Set([...edits.dropped, ...signed])]
  const payroll = checkDraft({ text, edits: { ...edits, dropped } }, context)
  return { ...payroll, dropped: payroll.dropped - signed.size }
}

/** Each batch as a draft: which were opened for review, and how to open one. */
function useBatchReviews({
  account,
  batches,
  rehearsals,
  draft,
  onEdit,
}: {
  account: SharedAccount
  batches: readonly PayrollBatch[]
  rehearsals: LineRehearsals
  draft: PayrollDraft
  onEdit: EditPayroll
}) {
  const [, navigate] = useLocation()
  const title = payrollTitle(draft.edits)
  const noteOf = (index: number) => noteOfBatch(batches, index, title)
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
    const lines = batch.lines.map(({ line }) => line)
    const payees = batch.lines.map(({ address, typed }) => ({ address, name: typed.name }))
    onEdit((edits) =>
      withReview({ ...edits, opened: [...new Set([...edits.opened, name])] }, id, lines, payees),
    )
    navigate(reviewPath(account, id))
  }
  return { opened, review }
}
