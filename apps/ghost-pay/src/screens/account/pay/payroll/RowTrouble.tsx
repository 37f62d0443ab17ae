import { useId, useState } from 'react'
import { type Address, isAddress } from 'viem'
import type { PayrollLine } from '@ghost-pay/payments/payroll'
import { type LineState, payeeKey } from '@ghost-pay/payments/payroll-check'
import { withAddress, withFound } from '@ghost-pay/payments/payroll-draft'

import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { Form } from '../../../../components/Form.tsx'
import { TextInput } from '../../../../components/TextInput.tsx'
import { useAfterPress } from '../../../../components/useAfterPress.ts'
import { isGatewayHere } from '../../../../gateway/place.ts'
import { recipientCopy } from '../../../../people/recipientCopy.ts'
import { textOf } from '../../../../text/textOf.ts'
import { AmountProblem } from '../AmountProblem.tsx'
import { type AmountSaid, readAmountText } from '../payment.ts'
import { payrollCopy, text } from './payrollCopy.ts'
import { sayProblem, type StopProblem } from './sayProblem.ts'
import type { PayeeName } from './usePayeeNames.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

const problemCopy = { ...payrollCopy, ...recipientCopy } as const

const sayWrong = textOf(problemCopy)

/** The known address that this one can be taken for: the two are shown with what differs. */
export const alikeOf = (problem: StopProblem | undefined): Address | undefined =>
  problem?.code === 'lookAlike' || problem?.code === 'lookAlikeLine' ? problem.alike : undefined

/** All that stops a line. */
export const stopsOf = ({ problems }: PayrollLine): readonly StopProblem[] =>
  problems.filter((one) => one.level === 'stop')

/** The address that was most likely meant. */
function fitsOf(problem: StopProblem | undefined): Address | undefined {
  if (problem?.code === 'addressOneMissing') return problem.fits
  if (problem?.code !== 'addressUnreadable' || problem.problem.key !== 'without0x') return undefined
  const { suggestion } = problem.problem
  return isAddress(suggestion) ? suggestion : undefined
}

export type RowTroubleProps = {
  line: PayrollLine
  state: LineState
  /** What stops the line; undefined where the network would refuse it, or its address is typed again. */
  problem: StopProblem | undefined
  /** How the look-up of the name stands that is in the place of the address. */
  found: PayeeName | undefined
  isCorrecting: boolean
  onEdit: EditPayroll
  /** Writes an amount into its line, in digits with a point; undefined where the lines are changed as a text. */
  onAmount: ((line: number, digits: string) => void) | undefined
  /** Which line has its address typed again. */
  onCorrect: (line: number | undefined) => void
  onText: () => void
}

/** All that stops a line, and the repair of the first: it is put right, or dropped. */
export function RowTrouble(props: RowTroubleProps) {
  const { line: lineWithWords, problem, state, found, isCorrecting, onEdit, onCorrect } = props
  const { line, typed } = lineWithWords
  const correct = (address: string) => onEdit((edits) => withAddress(edits, line, address))
  const name = problem?.code === 'addressName' ? problem.name : undefined
  const named = name === undefined ? undefined : found
  const fits = named?.address ?? fitsOf(problem) ?? alikeOf(problem)
  const isStopped = state === 'stop' || state === 'fails'
  const others = stopsOf(lineWithWords).filter((one) => one !== problem)
  return (
    <div className="gp-payroll-box" data-tone={isStopped ? 'stop' : 'plain'}>
      {isStopped && (
        <span>
          {problem === undefined
            ? text('payroll.problem.fails')
            : sayWrong(...(named?.said ?? sayProblem(problem, isGatewayHere, typed)))}
          {fits !== undefined && (
            <span className="gp-payroll-alike">
              <GroupedAddress address={fits} />
            </span>
          )}
          {others.map((other) => (
            <span key={other.code} className="gp-payroll-also">
              {sayWrong(...sayProblem(other, isGatewayHere, typed))}
            </span>
          ))}
        </span>
      )}
      {isCorrecting ? (
        <CorrectAddress
          line={line}
          initial={typed.address}
          onSave={(address) => {
            onCorrect(undefined)
            correct(address)
          }}
          onCancel={() => onCorrect(undefined)}
        />
      ) : (
        <Repairs
          {...props}
          fits={fits}
          onFits={(address) => {
            if (name === undefined) correct(address)
            else onEdit((edits) => withFound(edits, [{ line, name, address }]))
          }}
        />
      )}
    </div>
  )
}

type RepairsProps = RowTroubleProps & {
  fits: Address | undefined
  onFits: (address: string) => void
}

function Repairs(props: RepairsProps) {
  const { line: lineWithWords, problem, fits, onFits, onEdit, onAmount, onCorrect, onText } = props
  const { line, typed } = lineWithWords
  const isAddress = problem === undefined || problem.field === 'address'
  const isTyped = onAmount !== undefined && problem?.field === 'amount'
  return (
    <span className="gp-payroll-acts">
      {isTyped && (
        <LineAmountField
          key={typed.amount}
          line={line}
          onSave={(digits) => onAmount(line, digits)}
        />
      )}
      {fits !== undefined && <Act onPress={() => onFits(fits)}>{text('payroll.act.useIt')}</Act>}
      {alikeOf(problem) !== undefined && (
        <Act
          onPress={() =>
            onEdit((edits) => ({ looked: [...edits.looked, payeeKey(lineWithWords)] }))
          }
        >
          {text('payroll.act.compared')}
        </Act>
      )}
      {!isTyped && (
        <Act
          onPress={() => {
            if (isAddress) onCorrect(line)
            else onText()
          }}
        >
          {text('payroll.act.correct')}
        </Act>
      )}
      <Act onPress={() => onEdit((edits) => ({ dropped: [...edits.dropped, line] }))}>
        {text('payroll.act.drop')}
      </Act>
    </span>
  )
}

/** The address of one line, to be typed again. */
function CorrectAddress({
  line,
  initial,
  onSave,
  onCancel,
}: {
  line: number
  initial: string
  onSave: (address: string) => void
  onCancel: () => void
}) {
  const [typed, setTyped] = useState(initial)
  return (
    <Form className="gp-payroll-correct gp-near gp-wrap" onSubmit={() => onSave(typed)}>
      <TextInput
        look="code"
        autoFocus
        aria-label={text('payroll.act.address', { line })}
        value={typed}
        onChange={setTyped}
      />
      <span className="gp-payroll-acts">
        <Act>{text('payroll.act.save')}</Act>
        <Act onPress={onCancel}>{text('payroll.act.cancel')}</Act>
      </span>
    </Form>
  )
}

export type LineAmountFieldProps = { line: number; onSave: (digits: string) => void }

/** The amount of one line, to be typed; it is taken with Enter, or as the field is left. */
export function LineAmountField({ line, onSave }: LineAmountFieldProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<AmountSaid>()
  const hint = useId()
  const afterPress = useAfterPress()
  const save = (amount: string) => {
    if (amount.trim() === '') return
    const read = readAmountText(amount)
    if ('problem' in read) setProblem(read.problem)
    else onSave(read.digits)
  }
  return (
    <Form className="gp-payroll-typed gp-near gp-wrap" onSubmit={() => save(typed)}>
      <TextInput
        look="figure"
        aria-label={text('payroll.act.amount', { line })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && hint}
        placeholder="0"
        value={typed}
        onBlur={() => {
          afterPress(() => save(typed))
        }}
        onChange={(entered) => {
          setTyped(entered)
          setProblem(undefined)
        }}
      />
      {problem && (
        <span id={hint}>
          <AmountProblem problem={problem} onChoose={save} />
        </span>
      )}
    </Form>
  )
}

export type ActProps = {
  /** Undefined for what sends a form. */
  onPress?: () => void
  children: string
}

/** One of the small things that can be done with a line, or with a note on lines. */
export function Act({ onPress, children }: ActProps) {
  return (
    <button
      type={onPress === undefined ? 'submit' : 'button'}
      className="gp-quiet-link"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
