import { expect, test } from 'vitest'

import { readPayroll } from './readPayroll.ts'
import { takesAmounts, writeAmount } from './writeAmount.ts'

const ana = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ben = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('an amount is written as the lines write theirs', () => {
  const text = `name;address;amount;memo\r\nAna;${ana};1.500,50;October\r\nBen;${ben};;Rent\r\n`
  const read = readPayroll(text)
  expect(read.decimalSign).toBe(',')
  expect(takesAmounts(text, read)).toBe(true)
  const written = writeAmount(text, { ...read, line: 3, digits: '20.5' })
  expect(written).toBe(text.replace(';;Rent', ';20,5;Rent'))
})

test('a fraction of three digits is written so that it cannot be taken for thousands', () => {
  const text = `Ana\t${ana}\t5`
  const written = writeAmount(text, { ...readPayroll(text), line: 1, digits: '1.234' })
  expect(written).toBe(`Ana\t${ana}\t1.2340`)
})

test('a line that is not there changes nothing', () => {
  const text = `Ana\t${ana}\t5`
  expect(writeAmount(text, { ...readPayroll(text), line: 9, digits: '1' })).toBe(text)
})

test.each([`"Ana"\t${ana}\t5`, `Ana,${ana},5\nBen,${ben},6`])(
  'lines with quotes, or with commas between their cells, are changed as a text: %#',
  (text) => {
    expect(takesAmounts(text, readPayroll(text))).toBe(false)
  },
)
