import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import type { PayrollToken } from '@ghost-pay/payments/payroll'
import {
  type CheckedPayroll,
  payrollNotes,
  payrollTurn,
  shownState,
} from '@ghost-pay/payments/payroll-check'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'
import type { AlikeTransaction, InsideTransaction } from '@ghost-pay/safe-account/history'

import { Button } from '../../../../components/Button.tsx'
import { ColumnsLine } from './ColumnsLine.tsx'
import { FoundNames } from './FoundNames.tsx'
import { areLinesTold } from './noteOfBatch.ts'
import { PayrollBar } from './PayrollBar.tsx'
import { BindMemos, DeviceChoice, KeepNamesChoice } from './PayrollChoices.tsx'
import { text } from './payrollCopy.ts'
import { OneFigure, PayrollFigures, sayBatches } from './PayrollFigures.tsx'
import { PayrollHead } from './PayrollHead.tsx'
import { PayrollMapping } from './PayrollMapping.tsx'
import { openAlike, openInside, PayrollNotes } from './PayrollNotes.tsx'
import { payrollSums, peopleIn, type Prices } from './payrollSums.ts'
import { PayrollTable, type PayrollTableProps } from './PayrollTable.tsx'
import { RehearsalGrid } from './RehearsalGrid.tsx'
import { useBatches } from './useBatches.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'
import type { PayeeNames } from './usePayeeNames.ts'
import type { EditPayroll } from './usePayrollDraft.ts'
import { usePayrollTitle } from './usePayrollTitle.ts'

import './PayrollView.css'

export type PayrollViewProps = {
  accountName: string
  /** As it was pasted. */
  text: string
  payroll: CheckedPayroll
  edits: PayrollEdits
  rehearsals: LineRehearsals
  tokens: readonly PayrollToken[]
  prices: Prices
  /** What paid the same lately, or waits to. */
  alike: readonly AlikeTransaction[]
  /** What was paid by itself lately, or waits to be, and is among the lines. */
  inside?: readonly InsideTransaction[]
  /** Whom the account has paid, or what left lately, is still being asked. */
  isComparing?: boolean | undefined
  /** Of the account: where its screens are. */
  path: string
  /** The network of the account. */
  chainName: string
  nameOf: (address: Address) => string | undefined
  /** How the look-ups of names stand that are in the place of addresses. */
  names: PayeeNames
  /** Batches that were opened for review, from 0. */
  opened: readonly number[]
  onEdit: EditPayroll
  onAmount?: PayrollTableProps['onAmount']
  onPasteMore: () => void
  onStartOver: () => void
  onReview: (batch: number) => void
  /** Stands below the choices. */
  children?: ReactNode
}

/** A payroll before its review: first what its columns are, where that is asked or is to be changed, then its lines. */
export function PayrollView(props: PayrollViewProps) {
  const isAsked = props.payroll.read.questions.length > 0
  // What was answered stays in sight until the reader goes on.
  const [isMapping, setMapping] = useState(isAsked)
  if (isAsked && !isMapping) setMapping(true)
  return isAsked || isMapping ? (
    <PayrollMapping {...props} onSee={() => setMapping(false)} />
  ) : (
    <PayrollLines {...props} onColumns={() => setMapping(true)} />
  )
}

/** What leaves, every line rehearsed, what is the matter with each, and what the button waits for. */
function PayrollLines({ onColumns, ...props }: PayrollViewProps & { onColumns: () => void }) {
  const { payroll, rehearsals, edits, onEdit } = props
  const { lines, payable } = payroll
  const [correcting, setCorrecting] = useState<number>()
  const batches = useBatches(payroll, rehearsals, edits.isLarge)
  const title = usePayrollTitle(edits)
  const singles = openInside(props.inside ?? [], lines, edits.answered)
  const looks =
    payrollNotes(lines).length +
    openAlike(props.alike, edits.answered).length +
    (singles.length > 0 ? 1 : 0)
  const turn = payrollTurn(payroll, rehearsals.lines, {
    isBinding: edits.isBound === true && !rehearsals.isUnable,
    isComparing: props.isComparing,
    looks,
  })
  const states = lines.map((line) => shownState(line, rehearsals.lines.get(line.line)))
  const stopped = lines.flatMap(({ line }, index) =>
    states[index] === 'stop' || states[index] === 'fails' ? [line] : [],
  )
  const sums = payrollSums(payable, props.prices)
  const isTokenSaid = payroll.token !== undefined && lines.some(({ typed }) => typed.token === '')
  return (
    <div className="gp-payroll gp-stack">
      <PayrollHead {...props} count={lines.length} />
      {payroll.read.table.length > 0 && (
        <ColumnsLine
          read={payroll.read}
          symbol={isTokenSaid ? payroll.token?.symbol : undefined}
          onChange={onColumns}
        />
      )}
      <Figures {...props} sums={sums} batches={batches} />
      <DeviceChoice {...props} />
      <FoundNames {...props} lines={lines} />
      <PayrollNotes
        {...props}
        lines={lines}
        nameOf={({ address, typed }) =>
          (address && props.nameOf(address)) ?? (typed.name || text('payroll.unnamed'))
        }
        onCorrect={setCorrecting}
      />
      {lines.length > 0 && (
        <RehearsalGrid states={states} block={rehearsals.block} isUnable={rehearsals.isUnable} />
      )}
      {lines.length > 0 && (
        <PayrollTable
          lines={lines}
          rehearsals={rehearsals.lines}
          sums={sums}
          prices={props.prices}
          batches={turn.isCut ? batches : []}
          batchAction={(batch) => <BatchAction {...props} batch={batch} isOpen={turn.isReady} />}
          nameOf={props.nameOf}
          names={props.names}
          correcting={correcting}
          onEdit={onEdit}
          onAmount={props.onAmount}
          onCorrect={setCorrecting}
          onText={props.onPasteMore}
        />
      )}
      <Dropped {...props} />
      <KeepNamesChoice {...props} />
      <BindMemos {...props} />
      {props.children}
      <p className="gp-small gp-soft">
        {text(areLinesTold(batches, title) ? 'payrollTitle.hint.whole' : 'payrollTitle.hint')}
      </p>
      <PayrollBar
        turn={turn}
        stopped={stopped}
        looks={looks}
        batches={batches.length}
        opened={props.opened}
        onEdit={onEdit}
        onReview={props.onReview}
      />
    </div>
  )
}

type FiguresProps = Pick<PayrollViewProps, 'accountName' | 'payroll'> & {
  sums: ReturnType<typeof payrollSums>
  batches: ReturnType<typeof useBatches>
}

/** What leaves, and how many signatures it takes. The fee is told by the review, which runs a batch as the one transaction it is. */
function Figures({ accountName, payroll, sums, batches }: FiguresProps) {
  return (
    <PayrollFigures
      title={text('payroll.figure.leaves', { account: accountName })}
      sums={sums}
      people={peopleIn(payroll.payable)}
      short={payroll.totals.filter(({ left }) => left !== undefined && left < 0n)}
    >
      <OneFigure
        title={text('payroll.figure.signing')}
        value={sayBatches(batches)}
        more={
          batches.length === 0
            ? undefined
            : text('payroll.figure.batches.each', { count: batches.length })
        }
      />
    </PayrollFigures>
  )
}

/** Opens a batch for review from its own row, once everything was looked at. */
function BatchAction({
  batch,
  isOpen,
  opened,
  onReview,
}: PayrollViewProps & { batch: number; isOpen: boolean }) {
  if (!isOpen) return null
  return opened.includes(batch) ? (
    <span>{text('payroll.batch.opened')}</span>
  ) : (
    <Button look="text" onPress={() => onReview(batch)}>
      {text('payroll.batch.review', { batch: batch + 1 })}
    </Button>
  )
}

/** How many lines were dropped, and the way back. */
function Dropped({ payroll: { dropped }, onEdit }: PayrollViewProps) {
  if (dropped === 0) return null
  return (
    <p className="gp-small gp-soft">
      {text('payroll.dropped', { count: dropped })}{' '}
      <Button look="text" onPress={() => onEdit((edits) => ({ ...edits, dropped: [] }))}>
        {text('payroll.takeBack')}
      </Button>
    </p>
  )
}
