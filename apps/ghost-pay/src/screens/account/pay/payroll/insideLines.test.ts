import { expect, test } from 'vitest'
import { isPayable } from '@ghost-pay/payments/payroll'
import { answeredNotes, checkDraft } from '@ghost-pay/payments/payroll-check'
import { noEdits } from '@ghost-pay/payments/payroll-draft'

import { buildPayrollContext, payeeAddress } from '../../../../testing/buildPayroll.ts'
import { comparedOf, insideKey, insideLines } from './insideLines.ts'

const line = (name: string, number: number) =>
  `${name}\t${payeeAddress(number)}\t1.50\tdUSD\tOctober`

test('lines that were paid by themselves are found each once, by payee, token and amount', () => {
  const text = [line('Ana', 0), line('Ben', 1), line('Ben', 1), line('Cleo', 2)].join('\n')
  const { lines } = checkDraft({ text, edits: noEdits }, buildPayrollContext({ known: [] }))
  const [, ben] = lines.filter(isPayable).map(comparedOf)
  if (ben === undefined) throw new Error('A line.')
  const single = (id: string, payment = ben) => ({
    id,
    at: 1,
    place: undefined,
    payments: [payment],
  })
  const inside = [single('a'), single('b'), single('c'), single('d', { ...ben, amount: 1n })]
  expect(insideLines(inside, lines).map(({ id, line: { line: at } }) => [id, at])).toEqual([
    ['a', 2],
    ['b', 3],
  ])
  const key = insideKey(inside)
  expect(answeredNotes([key], lines)).toMatchObject([{ kind: 'inside' }])
  expect(insideKey([...inside, single('e')])).not.toBe(key)
})
