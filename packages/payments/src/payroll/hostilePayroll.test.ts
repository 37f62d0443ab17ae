import { expect, test } from 'vitest'

import { decideDecimalSign, readAmount } from './amountText.ts'
import { readPayroll } from './readPayroll.ts'

const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const symbols = ['ETH', 'dUSD', 'DAI']
const amountsOf = (text: string) => readPayroll(text, { symbols }).rows.map(({ amount }) => amount)

test('what is no amount by either rule says nothing about the decimal sign', () => {
  const unclear = { status: 'ask', reason: 'unclear', example: '1.500' }
  expect(decideDecimalSign(['1.500', '1.2.3'])).toEqual(unclear)
  expect(decideDecimalSign(['1.500', '01.11.2026'])).toEqual(unclear)
  expect(decideDecimalSign(['1.500', '1.5,0.0'])).toEqual(unclear)
})

test('two amounts in one cell are none', () => {
  expect(readAmount('100\n200', '.')).toBeUndefined()
  expect(readAmount('100\t200', '.')).toBeUndefined()
  expect(readAmount('100 200', '.')).toBe('100200')
})

test('an amount whose decimal sign cut it into two cells is not paid by half', () => {
  const header = 'name,address,amount,memo'
  const [cut, whole, memo] = amountsOf(
    `${header}\nAna,${ana},1,500,rent\nBen,${ben},7,rent\nBen,${ben},8,rent,,`,
  )
  expect(readAmount(cut ?? '', '.')).toBeUndefined()
  expect(readAmount(cut ?? '', ',')).toBeUndefined()
  expect([whole, memo]).toEqual(['7', '8'])
  expect(amountsOf(`${header}\nAna,${ana},15,rent, and more`)).toEqual(['15'])
  const text = `Ana,${ana},100\nBen,${ben},200\nBen,${ben},1,500`
  expect(readPayroll(text).questions).toEqual([{ ask: 'cutAmount', example: '1,500' }])
  const one = readPayroll(text, { cutAmount: 'one' })
  expect(one.rows.map(({ amount }) => amount)).toEqual(['100', '200', '1,500'])
})

test('several columns whose words say amount are asked about', () => {
  const text = `Name;Address;Gross salary;Net salary\nAna;${ana};5000;3100\nBen;${ben};4000;2500`
  const { questions, columns } = readPayroll(text)
  expect(columns.amount).toBeUndefined()
  expect(questions).toMatchObject([
    { ask: 'amountColumn', columns: [{ title: 'Gross salary' }, { title: 'Net salary' }] },
  ])
  const noted = `Name;Address;Amount;Payment note\nAna;${ana};5000;May\nBen;${ben};4000;May`
  expect(readPayroll(noted).columns.amount).toBe(2)
})

test('a token beside the amount that contradicts the column of tokens is not swallowed', () => {
  const text = `name,address,amount,token\nAna,${ana},100 DAI,dUSD\nBen,${ben},100 DUSD,dUSD`
  const { rows } = readPayroll(text, { symbols })
  expect(rows[0]?.token).toBe('dUSD / DAI')
  expect(rows[1]?.token).toBe('dUSD')
})

test('a file of very many lines, or with a very long cell, is read', () => {
  const many = `Ana,${ana},1\n`.repeat(150_000)
  expect(readPayroll(many).rows).toHaveLength(150_000)
  const long = `Ana,${ana},${'1'.repeat(200_000)}x\nBen,${ben},${'1 '.repeat(100_000)}x`
  // A pattern that goes back and forth over such a cell would take longer than the test may.
  expect(readPayroll(long, { symbols }).rows).toHaveLength(2)
}, 60_000)

test.each([
  ['a broken address and an unknown currency', `Ana,0x12zz,100 USDT\nBen,${ben},7`],
  ['a name for an address', `Ana,ana.eth,100 USDT,Summer bonus\nBen,${ben},7,rent`],
  ['a short address and no amount', `Ana,0x12,\nBen,${ben},7`],
])('a first line with %s is a line, not words over the columns', (_, text) => {
  const { header, rows } = readPayroll(text, { symbols })
  expect(header).toEqual([])
  expect(rows).toHaveLength(2)
})

test('a year over a column is no line', () => {
  expect(readPayroll(`Name,Wallet,2026 amount\nBen,${ben},7`, { symbols }).rows).toHaveLength(1)
})
