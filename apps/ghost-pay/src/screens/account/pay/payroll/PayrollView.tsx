import { type ReactNode, useState } from 'react'
import { payrollTurn, shownState } from '@ghost-pay/payments/payroll-check'
import { type FoundPayee, withFound } from '@ghost-pay/payments/payroll-draft'
import type { Alike } from '@ghost-pay/safe-account/history'

import { Button } from '../../../../components/Button.tsx'
import { Notice } from '../../../../components/Notice.tsx'
import { Source } from '../../../../components/Source.tsx'
import { areLinesTold, payrollTitle } from './batchNote.ts'
import { PayrollBar } from './PayrollBar.tsx'
import { BindMemos, DeviceChoice, KeepNamesChoice } from './PayrollChoices.tsx'
import { text } from './payrollCopy.ts'
import { BatchesFigure, PayrollFigures, RehearsalGrid } from './PayrollFigures.tsx'
import { PayrollHead } from './PayrollHead.tsx'
import { ColumnsLine, PayrollMapping, type PayrollMappingProps } from './PayrollMapping.tsx'
import { openNotes, PayrollNotes, type PayrollNotesProps } from './PayrollNotes.tsx'
import { payrollSums, peopleIn } from './payrollSums.ts'
import { PayrollTable, type PayrollTableProps } from './PayrollTable.tsx'
import { PayrollTitle } from './PayrollTitle.tsx'
import { type LineRehearsals, useBatches } from './useLineRehearsals.ts'
import { nameIn } from './usePayeeNames.ts'

import './PayrollView.css'

export type PayrollViewProps = Omit<PayrollMappingProps, 'onSee'> &
  Pick<PayrollNotesProps, 'path'> &
  Pick<PayrollTableProps, 'nameOf' | 'names'> & {
    accountName: string
    /** What paid the same lately, or waits to, and what was paid by itself and is among the lines. */
    alike: Pick<Alike, 'found' | 'inside'>
    onAmount?: PayrollTableProps['onAmount']
    rehearsals: LineRehearsals
    /** Whom the account has paid, or what left lately, is still being asked. */
    isComparing?: boolean | undefined
    /** Batches that were opened for review, from 0. */
    opened: readonly number[]
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
  const { accountName, payroll, rehearsals, edits, onEdit } = props
  const { lines, payable } = payroll
  const [correcting, setCorrecting] = useState<number>()
  const batches = useBatches(payroll, rehearsals, edits.isLarge)
  const title = payrollTitle(edits)
  const open = openNotes(lines, edits, props.alike)
  const turn = payrollTurn(payroll, rehearsals.lines, {
    isBinding: edits.isBound === true && !rehearsals.isUnable,
    isComparing: props.isComparing,
    looks: open.count,
  })
  const states = lines.map((line) => shownState(line, rehearsals.lines.get(line.line)))
  const stopped = lines.flatMap(({ line }, index) =>
    states[index] === 'stop' || states[index] === 'fails' ? [line] : [],
  )
  const sums = payrollSums(payable, props.prices)
  const isTokenSaid = payroll.token !== undefined && lines.some(({ typed }) => typed.token === '')
  return (
    <div className="gp-payroll gp-stack">
      <PayrollHead
        acts={[
          { label: text('payroll.pasteMore'), onPress: props.onPasteMore, isButton: true },
          { label: text('payroll.startOver'), onPress: props.onStartOver },
        ]}
      >
        <PayrollTitle edits={edits} onEdit={onEdit} />
        <p className="gp-small gp-soft">
          {text('payroll.from', { account: accountName })} ·{' '}
          {text('payroll.lines', { count: lines.length })} ·{' '}
          {text(edits.signed.length > 0 ? 'payroll.lead.left' : 'payroll.lead')}{' '}
          <Source source="device">{text('payroll.kept')}</Source>
        </p>
      </PayrollHead>
      {payroll.read.table.length > 0 && (
        <ColumnsLine
          read={payroll.read}
          symbol={isTokenSaid ? payroll.token?.symbol : undefined}
          onChange={onColumns}
        />
      )}
      {/* The fee is told by the review, which runs a batch as the one transaction it is. */}
      <PayrollFigures
        title={text('payroll.figure.leaves', { account: accountName })}
        sums={sums}
        people={peopleIn(payable)}
        short={payroll.totals.filter(({ left }) => left !== undefined && left < 0n)}
      >
        <BatchesFigure batches={batches} />
      </PayrollFigures>
      <DeviceChoice {...props} />
      <FoundNames {...props} />
      <PayrollNotes
        {...props}
        lines={lines}
        open={open}
        nameOf={({ address, typed }) =>
          (address && props.nameOf(address)) ?? (typed.name || text('payroll.unnamed'))
        }
        onCorrect={setCorrecting}
      />
      {lines.length > 0 && (
        <>
          <RehearsalGrid {...rehearsals} states={states} />
          <PayrollTable
            {...props}
            lines={lines}
            onAmount={props.onAmount}
            rehearsals={rehearsals.lines}
            sums={sums}
            batches={turn.isCut ? batches : []}
            batchAction={(batch) => <BatchAction {...props} batch={batch} isOpen={turn.isReady} />}
            correcting={correcting}
            onCorrect={setCorrecting}
            onText={props.onPasteMore}
          />
        </>
      )}
      <Dropped {...props} />
      <KeepNamesChoice {...props} />
      <BindMemos {...props} />
      {props.children}
      <p className="gp-small gp-soft">
        {text(areLinesTold(batches, title) ? 'payrollTitle.hint.whole' : 'payrollTitle.hint')}
      </p>
      <PayrollBar
        {...props}
        turn={turn}
        stopped={stopped}
        looks={open.count}
        batches={batches.length}
      />
    </div>
  )
}

/** Takes the addresses of several names with one press; each stands below its line, and is compared like any other. */
function FoundNames({ payroll, names, chainName, onEdit }: PayrollViewProps) {
  const found = payroll.lines.flatMap((line): FoundPayee[] => {
    const name = nameIn(line)
    const address = name === undefined ? undefined : names.get(name)?.address
    return name === undefined || address === undefined ? [] : [{ line: line.line, name, address }]
  })
  if (found.length < 2) return null
  const count = found.length
  return (
    <Notice
      tone="warning"
      title={text('payroll.names.found', { count, chain: chainName })}
      action={
        <Button onPress={() => onEdit((edits) => withFound(edits, found))}>
          {text('payroll.names.use', { count })}
        </Button>
      }
    >
      {text('payroll.names.more')}
    </Notice>
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
      <Button look="text" onPress={() => onEdit({ dropped: [] })}>
        {text('payroll.takeBack')}
      </Button>
    </p>
  )
}
