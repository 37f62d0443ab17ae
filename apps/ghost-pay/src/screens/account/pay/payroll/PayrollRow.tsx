import { memo, useId, useState } from 'react'
import { type Address, isAddress } from 'viem'
import type { PayrollLine, PayrollProblem } from '@ghost-pay/payments/payroll'

import { AccountAvatar } from '../../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { Amount } from '../../../../components/Amount.tsx'
import { StopIcon } from '../../../../components/icons.tsx'
import { isGatewayHere } from '../../../../data/place.ts'
import { recipientCopy } from '../../../../data/recipientCopy.ts'
import { textOf } from '../../../../text/textOf.ts'
import { AmountProblem } from '../AmountProblem.tsx'
import { type AmountSaid, readAmountText } from '../readAmountText.ts'
import { payrollCopy } from './payrollCopy.ts'
import type { PayrollEdits } from './payrollDraft.ts'
import { isNew, type LineState } from './payrollModel.ts'
import { sayProblem } from './sayProblem.ts'

const text = textOf(payrollCopy)

/** Changes what the reader has decided about the lines. */
export type EditPayroll = (change: (edits: PayrollEdits) => PayrollEdits) => void

export type PayrollRowProps = {
  line: PayrollLine
  state: LineState
  /** The payer's own name for the address. */
  name: string | undefined
  onEdit: EditPayroll
  /** Writes an amount into its line, in digits with a point; undefined where the lines are changed as a text. */
  onAmount: ((line: number, digits: string) => void) | undefined
}

/** One payment: who, where to, how much, and how it stands; what is the matter with it stands below, with its repair. */
export const PayrollRow = memo(function PayrollRow(props: PayrollRowProps) {
  const { line, state, name, onEdit, onAmount } = props
  const { address, token, amount, typed } = line
  const [problem] = line.problems
  const second = [name === undefined ? '' : typed.name, line.memo].filter(
    (part) => part !== '' && part !== name,
  )
  const hasSay = problem !== undefined || state === 'fails'
  return (
    <>
      <tr role="row" data-say={hasSay}>
        <td role="cell" className="gp-payroll-n">
          {line.line}
        </td>
        <td role="cell" className="gp-payroll-to">
          <span className="gp-payroll-payee">
            {address ? (
              <AccountAvatar address={address} size={32} />
            ) : (
              <span className="gp-payroll-ghost" aria-hidden="true" />
            )}
            <span>
              <strong>{name ?? (typed.name || text('payroll.unnamed'))}</strong>
              {second.length > 0 && <span className="gp-payroll-second">{second.join(' · ')}</span>}
            </span>
          </span>
        </td>
        <td role="cell" className="gp-payroll-address">
          {address ? (
            <GroupedAddress address={address} comparedWith={alikeOf(problem)} />
          ) : (
            <span className="gp-mono gp-payroll-wrong">{typed.address || '–'}</span>
          )}
        </td>
        <td role="cell" className="gp-payroll-amount">
          {amount !== undefined && token ? (
            <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
          ) : (
            <span className="gp-payroll-wrong">{typed.amount || '–'}</span>
          )}
        </td>
        <td role="cell" className="gp-payroll-state" data-state={state}>
          <i aria-hidden="true" data-state={state === 'fails' ? 'stop' : state} />
          {text(stateKey(state, problem))}
        </td>
      </tr>
      {hasSay && (
        <tr role="row" className="gp-payroll-say">
          <td role="cell" colSpan={5}>
            {/* What wants no more than a look waits behind what stops. */}
            <Say
              line={line}
              problem={state === 'fails' ? undefined : problem}
              onEdit={onEdit}
              onAmount={onAmount}
            />
          </td>
        </tr>
      )}
    </>
  )
})

/** The known address that this one can be taken for: the two are shown with what differs. */
const alikeOf = (problem: PayrollProblem | undefined): Address | undefined =>
  problem?.code === 'lookAlike' || problem?.code === 'lookAlikeLine' ? problem.alike : undefined

function stateKey(state: LineState, problem: PayrollProblem | undefined) {
  if (state !== 'look') return `payroll.state.${state}` as const
  if (problem?.code === 'unseen') return 'payroll.state.unseen'
  if (problem?.code === 'twoNames') return 'payroll.state.twoNames'
  if (problem?.code === 'addressInText') return 'payroll.state.look'
  return problem?.code === 'duplicate' ? 'payroll.state.duplicate' : 'payroll.state.firstTime'
}

const problemCopy = { ...payrollCopy, ...recipientCopy } as const

const sayWrong = textOf(problemCopy)

/** The address that was most likely meant. */
function fitsOf(problem: PayrollProblem | undefined): Address | undefined {
  if (problem?.code === 'addressOneMissing') return problem.fits
  if (problem?.code !== 'addressUnreadable' || problem.problem.key !== 'without0x') return undefined
  const { suggestion } = problem.problem
  return isAddress(suggestion) ? suggestion : undefined
}

type SayProps = { problem: PayrollProblem | undefined } & Pick<
  PayrollRowProps,
  'line' | 'onEdit' | 'onAmount'
>

/** What is the matter, and what can be done about it. */
function Say({ line: { line, typed }, problem, onEdit, onAmount }: SayProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const drop = () => onEdit((edits) => ({ ...edits, dropped: [...edits.dropped, line] }))
  const look = (...others: readonly number[]) =>
    onEdit((edits) => ({ ...edits, looked: [...edits.looked, line, ...others] }))
  const correct = (address: string) =>
    onEdit((edits) => ({ ...edits, addresses: { ...edits.addresses, [line]: address.trim() } }))
  const alike = alikeOf(problem)
  const fits = fitsOf(problem) ?? alike
  const isNobodyKnown = problem !== undefined && isNew(problem)
  return (
    <div className="gp-payroll-box" data-tone={problem?.level === 'look' ? 'warning' : 'stop'}>
      <StopIcon />
      <span>
        {problem === undefined
          ? text('payroll.problem.fails')
          : sayWrong(...sayProblem(problem, isGatewayHere))}
        {fits !== undefined && (
          <span className="gp-payroll-alike">
            <GroupedAddress address={fits} />
          </span>
        )}
      </span>
      {isCorrecting ? (
        <Correct
          line={line}
          initial={typed.address}
          onSave={(address) => {
            setCorrecting(false)
            correct(address)
          }}
          onCancel={() => {
            setCorrecting(false)
          }}
        />
      ) : (
        <span className="gp-payroll-acts">
          {onAmount !== undefined && problem?.field === 'amount' && (
            <AmountOf
              key={typed.amount}
              line={line}
              onSave={(digits) => {
                onAmount(line, digits)
              }}
            />
          )}
          {fits !== undefined && (
            <Act onPress={() => correct(fits)}>{text('payroll.act.useIt')}</Act>
          )}
          {(alike !== undefined || isNobodyKnown) && (
            <Act onPress={() => look()}>{text('payroll.act.compared')}</Act>
          )}
          {problem?.code === 'duplicate' && (
            <Act onPress={() => look()}>{text('payroll.act.keepBoth')}</Act>
          )}
          {problem?.code === 'twoNames' && (
            <Act onPress={() => look(problem.line)}>{text('payroll.act.bothRight')}</Act>
          )}
          {problem?.code === 'addressInText' && (
            <Act onPress={() => look()}>{text('payroll.act.meant')}</Act>
          )}
          {(problem === undefined || (problem.level === 'stop' && problem.field === 'address')) && (
            <Act
              onPress={() => {
                setCorrecting(true)
              }}
            >
              {text('payroll.act.correct')}
            </Act>
          )}
          {!isNobodyKnown && <Act onPress={drop}>{text('payroll.act.drop')}</Act>}
        </span>
      )}
    </div>
  )
}

function Act({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  )
}

type AmountOfProps = { line: number; onSave: (digits: string) => void }

/** The amount of one line, to be typed; it is taken with Enter, or as the field is left. */
function AmountOf({ line, onSave }: AmountOfProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<AmountSaid>()
  const hint = useId()
  const save = (amount: string) => {
    if (amount.trim() === '') return
    const read = readAmountText(amount)
    if ('problem' in read) setProblem(read.problem)
    else onSave(read.digits)
  }
  return (
    <form
      className="gp-payroll-typed"
      onSubmit={(event) => {
        event.preventDefault()
        save(typed)
      }}
    >
      <input
        className="gp-input gp-figure"
        aria-label={text('payroll.act.amount', { line })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && hint}
        placeholder="0"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onBlur={() => {
          save(typed)
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
      {problem && (
        <span id={hint}>
          <AmountProblem problem={problem} onChoose={save} />
        </span>
      )}
    </form>
  )
}

type CorrectProps = {
  line: number
  initial: string
  onSave: (address: string) => void
  onCancel: () => void
}

/** The address of one line, to be typed again. */
function Correct({ line, initial, onSave, onCancel }: CorrectProps) {
  const [typed, setTyped] = useState(initial)
  return (
    <form
      className="gp-payroll-correct"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(typed)
      }}
    >
      <input
        className="gp-input gp-mono"
        aria-label={text('payroll.act.address', { line })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <span className="gp-payroll-acts">
        <button type="submit">{text('payroll.act.save')}</button>
        <Act onPress={onCancel}>{text('payroll.act.cancel')}</Act>
      </span>
    </form>
  )
}
