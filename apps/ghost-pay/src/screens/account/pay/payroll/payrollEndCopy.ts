/** The sentences about a payroll that was signed. */
export const payrollEndCopy = {
  'payrollEnd.lines': { one: '{count} line', other: '{count} lines' },
  'payrollEnd.closed': 'These lines were signed. They are closed for changes.',
  'payrollEnd.signed': 'Signed.',
  'payrollEnd.asking': 'Signed. Asking how far it is.',
  'payrollEnd.waits': 'Signed, waits for {names}.',
  'payrollEnd.waitsLong': {
    one: 'Signed, {count} more owner must approve.',
    other: 'Signed, {count} more owners must approve.',
  },
  'payrollEnd.ready': 'Approved by all that it needs. It can be sent now.',
  'payrollEnd.paid': 'Paid on {day}.',
  'payrollEnd.paidSome': 'Paid.',
  'payrollEnd.failed': 'It did not go through. Nothing moved.',
  'payrollEnd.replaced': 'It did not happen: something else took its number.',
  'payrollEnd.gone': 'Safe’s service does not have it any more.',
  'payrollEnd.see': 'See it',
  'payrollEnd.again': 'Use again',
  'payrollEnd.new': 'New payroll',
  'payrollEnd.cleared': 'The lines were cleared.',
  'payrollEnd.undo': 'Undo',
} as const
