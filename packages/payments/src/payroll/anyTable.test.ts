import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { anyAddress } from '../testing/arbitraries.ts'
import { checkPayroll, isPayable, readPayroll } from './index.ts'
import { parseTable } from './parseTable.ts'

const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  decimals: 6,
  balance: undefined,
} as const
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: undefined }
const symbols = ['ETH', 'USDC']

/** Words over the columns, in the order name, address, amount, token, memo. */
const headings = {
  en: ['Name', 'Wallet', 'Amount', 'Token', 'Note'],
  de: ['Name', 'Adresse', 'Betrag', 'Währung', 'Zweck'],
  es: ['Nombre', 'Dirección', 'Importe', 'Moneda', 'Concepto'],
  fr: ['Nom', 'Adresse', 'Montant', 'Devise', 'Motif'],
  pt: ['Nome', 'Endereço', 'Valor', 'Moeda', 'Descrição'],
  it: ['Nome', 'Indirizzo', 'Importo', 'Valuta', 'Causale'],
  ru: ['Имя', 'Адрес', 'Сумма', 'Валюта', 'Назначение'],
  zh: ['姓名', '钱包地址', '金额', '币种', '备注'],
  // Words that nobody knows.
  none: ['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Eee'],
  nothing: undefined,
} as const

const grouped = (whole: string, sign: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, sign)

/** Five ways to write an amount in cents. */
const styles = [
  (whole: string, cents: string) => `${whole}.${cents}`,
  (whole: string, cents: string) => `${whole},${cents}`,
  (whole: string, cents: string) => `${grouped(whole, ',')}.${cents}`,
  (whole: string, cents: string) => `${grouped(whole, '.')},${cents}`,
  (whole: string, cents: string) => `${grouped(whole, '’')}.${cents}`,
] as const

const anyLine = fc.record({
  name: fc.constantFrom('Ana Ferreira', 'Ben', 'Kofi Mensah', 'Person 7'),
  address: anyAddress,
  whole: fc.integer({ min: 1, max: 3_000_000 }),
  cents: fc.integer({ min: 0, max: 99 }),
  token: fc.constantFrom('ETH', 'USDC'),
  memo: fc.constantFrom('October', 'Rent 1', 'Invoice 2026-114', 'Design, November', ''),
})

const quote = (cell: string, delimiter: string) => (cell.includes(delimiter) ? `"${cell}"` : cell)

describe('a payroll in any order, language and style of numbers', () => {
  test('is paid as it is meant, or asked about', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...(Object.keys(headings) as (keyof typeof headings)[])),
        fc.constantFrom(...styles),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.constantFrom('\t', ';', ','),
        fc.boolean(),
        (payments, language, style, order, delimiter, isQuoted) => {
          const amountOf = ({ whole, cents }: (typeof payments)[number]) =>
            style(String(whole), String(cents).padStart(2, '0'))
          const rows = payments.map((one) => [
            one.name,
            one.address,
            amountOf(one),
            one.token,
            one.memo,
          ])
          const heading = headings[language]
          const write = (cell: string) => (isQuoted ? quote(cell, delimiter) : cell)
          const text = [...(heading === undefined ? [] : [heading]), ...rows]
            .map((row) => order.map((at) => write(row[at] ?? '')).join(delimiter))
            .join('\n')
          const read = readPayroll(text, { symbols })
          if (read.questions.length > 0) return
          const lines = checkPayroll({
            rows: read.rows,
            decimalSign: read.decimalSign,
            account: '0x42D7000000000000000000000000000000000001',
            prefixes: [],
            tokens: [ether, usdc],
            token: undefined,
            known: [],
          })
          const meant = payments.map(
            ({ address, whole, cents, token }) =>
              `${address} ${token} ${BigInt(whole * 100 + cents) * (token === 'ETH' ? 10n ** 16n : 10_000n)}`,
          )
          for (const line of lines.filter(isPayable)) {
            const { address, token, amount } = line
            expect(meant).toContain(`${address} ${token.symbol} ${amount}`)
          }
          if (language !== 'none' && (isQuoted || delimiter === '\t')) {
            // What is written by the rules is read, and not only asked about.
            expect(read.rows.map(({ address }) => address)).toEqual(
              payments.map(({ address }) => address),
            )
          }
        },
      ),
      { numRuns: 600 },
    )
  })

  test('pays no line that says that it was paid, and none under another heading', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyLine, fc.constantFrom('open', 'paid', '')), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom('en', 'de', 'es', 'fr', 'pt', 'it', 'ru', 'zh'),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.constantFrom('\t', ';', '|'),
        (payments, language, order, other, delimiter) => {
          const heading = [...headings[language].slice(0, 4), 'Status']
          const rows = payments.map(([one, status]) => [
            one.name,
            one.address,
            `${one.whole}.5`,
            one.token,
            status,
          ])
          const write = (row: readonly string[], columns: readonly number[]) =>
            columns.map((at) => row[at] ?? '').join(delimiter)
          const text = [
            ...[heading, ...rows].map((row) => write(row, order)),
            ...[heading, ...rows].map((row) => write(row, other)),
          ].join('\n')
          const read = readPayroll(text, { symbols })
          const lines = checkPayroll({
            rows: read.rows,
            questions: read.questions,
            decimalSign: read.decimalSign,
            account: '0x42D7000000000000000000000000000000000001',
            prefixes: [],
            tokens: [ether, usdc],
            token: undefined,
            known: [],
          })
          const due = payments.filter(([, status]) => status !== 'paid')
          const paid = lines.filter(isPayable).map(({ address }) => address)
          const isSame = String(order) === String(other)
          for (const address of paid) expect(due.map(([one]) => one.address)).toContain(address)
          expect(paid.length).toBeLessThanOrEqual(due.length * (isSame ? 2 : 1))
        },
      ),
    )
  })

  test('that names no token is asked about once, for all its lines', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('en', 'de', 'es', 'fr', 'pt', 'it', 'ru', 'zh', 'nothing'),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        (payments, language, order) => {
          const rows = payments.map((one) => [one.name, one.address, `${one.whole}.5`])
          const heading = headings[language]
          const text = [...(heading === undefined ? [] : [heading]), ...rows]
            .map((row) => order.map((at) => row[at] ?? '').join('\t'))
            .join('\n')
          const asked = { ask: 'token', written: '', place: 'cell', isNamed: false }
          expect(readPayroll(text, { symbols }).questions).toEqual([
            { ...asked, lines: payments.length },
          ])
          expect(readPayroll(text, { symbols, paidIn: { '': 'ETH' } }).questions).toEqual([])
          expect(readPayroll(text, { symbols: ['USDC'] }).questions).toEqual([])
        },
      ),
    )
  })

  test('whose headings are known is not asked about', () => {
    for (const heading of Object.values(headings)) {
      if (heading === undefined || heading[0] === 'Aaa') continue
      const rows = [
        ['Ana', '0x90F79bf6EB2c4f870365E785982E1f101E93b906', '10.50', 'ETH', 'October'],
        ['Ben', '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc', '20.25', 'USDC', 'Rent'],
      ]
      const text = [heading, ...rows].map((row) => row.join(';')).join('\n')
      const read = readPayroll(text, { symbols })
      expect(read.questions).toEqual([])
      expect(read.columns).toEqual({ name: 0, address: 1, amount: 2, token: 3, memo: 4 })
    }
  })
})

test('a quote that is opened anywhere takes no line with an address with it', () => {
  fc.assert(
    fc.property(
      fc.array(anyAddress, { minLength: 2, maxLength: 8 }),
      fc.nat(),
      fc.constantFrom('name', 'memo'),
      (addresses, where, field) => {
        const open = where % addresses.length
        const lines = addresses.map((address, at) => {
          const [name, memo] = [`Person ${at}`, 'rent'].map((cell, index) =>
            at === open && (index === 0) === (field === 'name') ? `"${cell}` : cell,
          )
          return `${name ?? ''},${address},${at + 1}.5,${memo ?? ''}`
        })
        const { rows } = parseTable(`name,address,amount,memo\n${lines.join('\n')}`)
        expect(rows.slice(1).map(({ cells }) => cells[1])).toEqual(addresses)
        expect(rows.findIndex(({ fault }) => fault !== undefined)).toBe(open + 1)
      },
    ),
  )
})
