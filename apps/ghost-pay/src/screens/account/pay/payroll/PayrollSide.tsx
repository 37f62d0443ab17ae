import { text } from './payrollCopy.ts'

const checked = ['address', 'amount', 'twice', 'first', 'balance'] as const
const next = ['read', 'rehearse', 'split', 'sign'] as const

/** Beside the field for the lines: what is looked at in each of them, and what happens then. */
export function PayrollSide() {
  return (
    <>
      <section className="gp-stack-tight">
        <h2>{text('payroll.side.checked')}</h2>
        <ul className="gp-payroll-side gp-soft gp-small">
          {checked.map((one) => (
            <li key={one}>{text(`payroll.side.checked.${one}`)}</li>
          ))}
        </ul>
      </section>
      <section className="gp-stack-tight">
        <h2>{text('payroll.side.next')}</h2>
        <ol className="gp-payroll-side gp-soft gp-small">
          {next.map((one) => (
            <li key={one}>{text(`payroll.side.next.${one}`)}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
