import { memo, type ReactNode, useState } from 'react'
import type { PayrollProblem } from '@ghost-pay/payments/payroll'
import { isNew, type LineState } from '@ghost-pay/payments/payroll-check'

import { AccountAvatar } from '../../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { money as sayMoney } from '../../../../money/currency.ts'
import { text } from './payrollCopy.ts'
import { fixedAmount } from './payrollSums.ts'
import { alikeOf, RowTrouble, type RowTroubleProps, stopsOf } from './RowTrouble.tsx'

export type PayrollRowProps = Omit<RowTroubleProps, 'problem'> & {
  /** The payer's own name for the address. */
  name: string | undefined
  /** Digits behind the point that the lines of this token have. */
  places: number
  /** What it is worth; undefined where that is not known, or says the same. */
  money: number | undefined
  /** A phone: the address is shown with a press. */
  isNarrow: boolean
}

/** Columns of the table. */
export const columnCount = 6

/** One payment: who, where to, how much, and how it stands; what stops it stands below, with its repair. */
export const PayrollRow = memo(function PayrollRow(props: PayrollRowProps) {
  const { line, state, isCorrecting, isNarrow } = props
  const [isOpen, setOpen] = useState(false)
  const isStopped = state === 'stop' || state === 'fails'
  const [problem] = stopsOf(line)
  const isSaid = isStopped || isCorrecting
  return (
    <>
      <tr role="row" data-say={isSaid} data-state={state}>
        <td role="cell" className="gp-payroll-n">
          {line.line}
        </td>
        <td role="cell" className="gp-payroll-to">
          <Payee {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </td>
        {(!isNarrow || isSaid || isOpen) && (
          <td role="cell" className="gp-payroll-address">
            {line.address ? (
              <GroupedAddress address={line.address} comparedWith={alikeOf(problem)} />
            ) : (
              <TypedAddress typed={line.typed.address} />
            )}
          </td>
        )}
        <Figure {...props} />
        <td role="cell" className="gp-payroll-state" data-state={state}>
          <i
            aria-hidden="true"
            className="gp-payroll-mark"
            data-state={state === 'fails' ? 'stop' : state}
          />
          {text(stateKey(state, line.problems))}
        </td>
      </tr>
      {isSaid && (
        <tr role="row" className="gp-payroll-say">
          <td role="cell" colSpan={columnCount}>
            <RowTrouble {...props} problem={state === 'fails' ? undefined : problem} />
          </td>
        </tr>
      )}
    </>
  )
})

type PayeeProps = PayrollRowProps & { isOpen: boolean; onToggle: () => void }

/** The face, the name and the memo. A dashed ring around the face: nobody has compared the address. */
function Payee({ line, name, isNarrow, isOpen, onToggle }: PayeeProps) {
  const { address, typed, memo } = line
  const second = [name === undefined ? '' : typed.name, memo].filter(
    (part) => part !== '' && part !== name,
  )
  const isRinged = line.problems.some(isNew)
  const content = (
    <>
      {address ? (
        <span className="gp-ring gp-face" data-new={isRinged}>
          <AccountAvatar address={address} size={32} />
        </span>
      ) : (
        <span className="gp-ring gp-face" data-new aria-hidden="true" />
      )}
      <span>
        <strong>{name ?? (typed.name || text('payroll.unnamed'))}</strong>
        {isRinged && <span className="gp-visually-hidden"> {text('payroll.notCompared')}</span>}
        {second.length > 0 && <span className="gp-payroll-second">{second.join(' · ')}</span>}
      </span>
    </>
  )
  return isNarrow && address !== undefined ? (
    <button
      type="button"
      className="gp-payroll-payee gp-beside"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {content}
    </button>
  ) : (
    <span className="gp-payroll-payee gp-beside">{content}</span>
  )
}

/** The amount on the right, and its token in a column of its own. */
function Figure({ line: { amount, token, typed, problems }, places, money }: PayrollRowProps) {
  if (amount === undefined || token === undefined) {
    const isWrong = problems.some(({ field }) => field === 'amount' || field === 'token')
    return (
      <>
        <td role="cell" className="gp-payroll-amount">
          <span className={isWrong ? 'gp-payroll-wrong' : undefined}>{typed.amount || '–'}</span>
        </td>
        <td role="cell" className="gp-payroll-symbol gp-soft">
          {token?.symbol ?? typed.token}
        </td>
      </>
    )
  }
  const { whole, fraction } = fixedAmount(amount, token.decimals, places)
  const second = money !== undefined && sayMoney(money)
  return (
    <>
      <td role="cell" className="gp-payroll-amount gp-figure">
        <Two second={second}>
          <strong>{whole}</strong>
          <span className="gp-soft">{fraction}</span>
        </Two>
      </td>
      <td role="cell" className="gp-payroll-symbol gp-soft">
        <Two second={second && ' '}>{token.symbol}</Two>
      </td>
    </>
  )
}

/** A line, and a soft one below it where there is something to say. */
function Two({ children, second }: { children: ReactNode; second: string | false }) {
  return (
    <>
      <span className="gp-payroll-first">{children}</span>
      {second !== false && <span className="gp-payroll-second">{second}</span>}
    </>
  )
}

function stateKey(state: LineState, problems: readonly PayrollProblem[]) {
  if (state !== 'look') return `payroll.state.${state}` as const
  const codes = problems.map(({ code }) => code)
  if (codes.includes('twoNames')) return 'payroll.state.twoNames'
  return codes.includes('duplicate') ? 'payroll.state.duplicate' : 'payroll.state.look'
}

/** What stands in the place of an address and is none: digits in groups, the last of which is where something is missing or too much. */
function TypedAddress({ typed }: { typed: string }) {
  const pasted = typed.trim()
  const digits = /^0x([0-9a-f]+)$/i.exec(pasted)?.[1]
  const groups = digits?.match(/.{1,4}/g) ?? []
  if (digits === undefined || groups.length < 2) {
    return <span className="gp-mono gp-payroll-wrong">{pasted || '–'}</span>
  }
  return (
    <span className="gp-grouped gp-mono">
      <span className="gp-visually-hidden">{pasted}</span>
      {groups.map((group, index) => (
        <span
          key={`${index}-${group}`}
          aria-hidden="true"
          data-edge={index === 0}
          className={index === groups.length - 1 ? 'gp-payroll-wrong' : undefined}
        >
          {index === 0 && '0x'}
          {group}
        </span>
      ))}
    </span>
  )
}
