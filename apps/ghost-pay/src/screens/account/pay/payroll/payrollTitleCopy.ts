/** The sentences about the title of a payroll, and the names of its payees. */
export const payrollTitleCopy = {
  'payrollTitle.label': 'Title',
  'payrollTitle.change': 'Title: {title}. Change it',
  'payrollTitle.default': '{month} payroll',
  'payrollTitle.hint':
    'The other owners see the title and a memo that all lines share. Names and memos of single lines go along with the link that you copy on the page of the payment.',
  'payrollTitle.hint.whole': 'The other owners see the title, and the name and memo of every line.',
  'payrollTitle.keepOnce': 'Keep these names in People once it is signed',
  'payrollTitle.keep': {
    one: 'Keep {count} name in People',
    other: 'Keep {count} names in People',
  },
} as const
