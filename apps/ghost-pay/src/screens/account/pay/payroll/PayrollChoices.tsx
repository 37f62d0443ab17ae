import type { Address } from 'viem'
import type { PayrollToken } from '@ghost-pay/payments/payroll'
import { canBind, type CheckedPayroll } from '@ghost-pay/payments/payroll-check'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { Check } from '../../../../components/Check.tsx'
import { CheckField } from '../../../../components/CheckField.tsx'
import { SelectField } from '../../../../components/SelectField.tsx'
import { text } from './payrollCopy.ts'
import { type LineRehearsals, useBatches } from './useLineRehearsals.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

export type ChoiceProps = {
  payroll: CheckedPayroll
  edits: PayrollEdits
  rehearsals: LineRehearsals
  onEdit: EditPayroll
}

/** What lines are paid with that name no token; only where there is a choice and a line that needs it. */
export function TokenChoice({
  payroll,
  tokens,
  onEdit,
}: Pick<ChoiceProps, 'payroll' | 'onEdit'> & { tokens: readonly PayrollToken[] }) {
  const { token } = payroll
  // It is asked above.
  if (token === undefined) return null
  if (tokens.length < 2 || payroll.lines.every(({ typed }) => typed.token !== '')) return null
  return (
    <div className="gp-payroll-token">
      <SelectField
        label={text('payroll.with')}
        value={token.address ?? ''}
        options={tokens.map(({ address, symbol }) => ({ value: address ?? '', label: symbol }))}
        onChange={(token) => onEdit({ token })}
      />
    </div>
  )
}

/** Whether the names of the lines go to People once these are signed; only where one names somebody who has no name here. */
export function KeepNamesChoice({
  payroll,
  edits,
  nameOf,
  onEdit,
}: Pick<ChoiceProps, 'payroll' | 'edits' | 'onEdit'> & {
  nameOf: (address: Address) => string | undefined
}) {
  const isNews = payroll.payable.some(
    ({ address, typed }) => typed.name.trim() !== '' && nameOf(address) === undefined,
  )
  if (!isNews) return null
  return (
    <Check isOn={edits.keepsNames === true} onChange={(keepsNames) => onEdit({ keepsNames })}>
      {text('payrollTitle.keepOnce')}
    </Check>
  )
}

/** Whether the memos go into the bytes; only where a line has one, and a token that can carry it. */
export function BindMemos({ payroll, edits, rehearsals, onEdit }: ChoiceProps) {
  const count = payroll.payable.filter(canBind).length
  if (count === 0) return null
  const isBound = edits.isBound === true
  const taken = [...rehearsals.lines.values()].filter((one) => one.isBound === true).length
  return (
    <CheckField
      isOn={isBound}
      hint={
        isBound && taken > 0
          ? text('payroll.bind.taken', { count: taken, all: count })
          : text(isBound && rehearsals.isUnable ? 'payroll.bind.unable' : 'payroll.bind.hint')
      }
      onChange={(isBound) => onEdit({ isBound })}
    >
      {text('payroll.bind')}
    </CheckField>
  )
}

/** Whether somebody signs on a device; only where that changes how the lines are cut. */
export function DeviceChoice({ payroll, rehearsals, edits, onEdit }: ChoiceProps) {
  const batches = useBatches(payroll, rehearsals, false)
  if (batches.length < 2) return null
  const lines = Math.max(...batches.map((batch) => batch.lines.length))
  return (
    <CheckField
      isOn={edits.isLarge === true}
      hint={text('batchSize.large.hint', { lines })}
      onChange={(isLarge) => onEdit({ isLarge })}
    >
      {text('batchSize.large')}
    </CheckField>
  )
}
