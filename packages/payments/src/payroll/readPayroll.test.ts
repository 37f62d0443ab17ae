import fc from 'fast-check'
import { formatUnits } from 'viem'
import { describe, expect, test } from 'vitest'

import { anyAddress } from '../testing/arbitraries.ts'
import { decideDecimalSign, readAmount } from './amountText.ts'
import { parseTable } from './parseTable.ts'
import { readPayroll } from './readPayroll.ts'

const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const symbols = ['ETH', 'dUSD']

describe('a table', () => {
  const cells = fc.array(fc.stringMatching(/^[\w ",;\t\n-]{0,8}$/), { minLength: 2, maxLength: 4 })
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

  test.each([',', ';', '\t'])(
    'with %j between its cells comes apart, whatever stands in them',
    (delimiter) => {
      fc.assert(
        fc.property(cells, fc.constantFrom('\n', '\r\n'), (row, ending) => {
          // A plain first line shows what stands between cells, as a header does.
          const head = row.map((_, at) => `h${at}`)
          const text = [head, row, row]
            .map((one, at) => (at === 0 ? one : one.map(quote)).join(delimiter))
            .join(ending)
          const table = parseTable(text)
          const read = row.map((cell) => cell.trim())
          const isEmpty = read.every((cell) => cell === '')
          expect(table.rows.map((one) => one.cells)).toEqual(isEmpty ? [head] : [head, read, read])
          expect(table.delimiter).toBe(delimiter)
        }),
      )
    },
  )

  test('says on which line of the text each row begins', () => {
    const { rows } = parseTable('a,b\r\n\r\n"x\r\ny",z\nlast,one\n')
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5])
    expect(rows[1]?.cells).toEqual(['x\r\ny', 'z'])
  })

  test('may say itself what stands between cells, as a spreadsheet writes it', () => {
    expect(parseTable('sep=;\na,1;b,2').rows).toEqual([{ line: 2, cells: ['a,1', 'b,2'] }])
    expect(parseTable('\ufeffa\tb').rows[0]?.cells).toEqual(['a', 'b'])
  })
})

describe('columns are found', () => {
  const columnsOf = (text: string) => {
    const { columns, questions, header } = readPayroll(text, { symbols, paidIn: { '': 'dUSD' } })
    return { columns, asked: questions.map(({ ask }) => ask), header: header.length > 0 }
  }

  test.each<[string, string, object, string[]]>([
    [
      'by the words over them',
      `Name,Wallet,Salary,Note\nAna,${ana},10,Rent`,
      { name: 0, address: 1, amount: 2, memo: 3 },
      [],
    ],
    [
      'by German words',
      `Empfänger;Adresse;Betrag;Verwendungszweck\nAna;${ana};10,50;Miete`,
      { name: 0, address: 1, amount: 2, memo: 3 },
      [],
    ],
    [
      'by what stands in them',
      `Ana\t${ana}\t10\tdUSD\tRent\nBen\t${ben}\t12\tETH\t`,
      { name: 0, address: 1, amount: 2, token: 3, memo: 4 },
      [],
    ],
    [
      'in an address and an amount with a space between',
      `${ana} 1,5\n${ben} 2,25`,
      { address: 0, amount: 1 },
      [],
    ],
    [
      'in a name, an address and an amount with spaces between',
      `Ana Silva ${ana} 1,5\n\nBen ${ben} 2,25 dUSD`,
      { name: 0, address: 1, amount: 2 },
      [],
    ],
    [
      'in an address and an amount with a sign between',
      `${ana}=1,5\n${ben}: 2`,
      { address: 0, amount: 1 },
      [],
    ],
    [
      'but not guessed between two addresses with a space between',
      `${ana} ${ben} 5`,
      { amount: 2 },
      ['addressColumn'],
    ],
    ['nor by the words between them', `to ${ana} from ${ben} 5`, {}, ['column', 'column']],
    ['when the lines are numbered', `1,${ana},10\n2,${ben},12`, { address: 1, amount: 2 }, []],
    [
      'but not guessed between two columns of numbers',
      `${ana};10;12\n${ben};12;99`,
      { address: 0 },
      ['amountColumn'],
    ],
    [
      'nor where a comma may have cut the amounts',
      `${ana},10,12\n${ben},12,99`,
      { address: 0 },
      ['cutAmount'],
    ],
    [
      'beside names and memos that end in a number',
      `Person 1;${ana};1000,50;Rent 1\nPerson 2;${ben};1000,51;Rent 2`,
      { name: 0, address: 1, amount: 2, memo: 3 },
      [],
    ],
    [
      'and missed where they are not there',
      'hello,world',
      { name: 0, memo: 1 },
      ['column', 'column'],
    ],
  ])('%s', (_, text, columns, asked) => {
    const found = columnsOf(text)
    expect(found.asked).toEqual(asked)
    if (!asked.includes('column')) expect(found.columns).toEqual(columns)
  })

  test('show the cells of the same two lines, those with most in them', () => {
    const { table } = readPayroll(
      `Name;Wallet;Amount;Memo\nAna;;1;\nBen;${ana};2;May\nCat;;3;June\nTotal;;6;`,
      { symbols: ['dUSD'] },
    )
    expect(table.map(({ samples }) => samples)).toEqual([
      ['Ben', 'Cat'],
      [ana, ''],
      ['2', '3'],
      ['May', 'June'],
    ])
  })

  test('whole numbers that grow by one number the lines only in the first column, beside amounts', () => {
    const read = (rows: readonly string[]) =>
      readPayroll(rows.map((row) => row.replace('|', `\tAna\t${ana}`)).join('\n'), {
        symbols: ['dUSD'],
      })
    const numbered = read(['1|\t25.00', '2|\t25.00', '3|\t25.00'])
    expect(numbered.columns).toEqual({ name: 1, address: 2, amount: 3 })
    expect(numbered.table[0]).toMatchObject({ field: undefined, reason: 'count' })
    expect(read(['|\t1\t25.00', '|\t2\t25.00']).questions).toMatchObject([{ ask: 'amountColumn' }])
    // Two thousand, and one more: nobody begins to number lines there.
    expect(read(['2000|\t25', '2001|\t25']).questions).toMatchObject([{ ask: 'amountColumn' }])
    for (const only of [
      ['1', '2'],
      ['100', '101'],
      ['1.5', '2.5'],
    ]) {
      const alone = read(only.map((amount) => `|\t${amount}`))
      expect(alone.questions).toEqual([])
      expect(alone.rows.map(({ amount }) => amount)).toEqual(only)
    }
  })

  test('an answer takes the place of a question', () => {
    const text = `${ana};10;12\n${ben};12;99`
    const [question] = readPayroll(text).questions
    expect(question).toEqual({
      ask: 'amountColumn',
      columns: [
        { column: 1, title: '', example: '10', total: '22' },
        { column: 2, title: '', example: '12', total: '111' },
      ],
    })
    for (const answer of [{ columns: { amount: 2 } }, { unused: [1] }]) {
      const read = readPayroll(text, answer)
      expect(read.questions).toEqual([])
      expect(read.rows.map(({ amount }) => amount)).toEqual(['12', '99'])
    }
  })

  test('a token beside the amount is read, and a sign of money is asked about', () => {
    const text = `${ana}\t1,500.00 dUSD\n${ben}\tETH 2.5\n${ben}\t$ 12.5`
    const read = readPayroll(text, { symbols, paidIn: { '': 'dUSD' } })
    expect(read.rows.map(({ amount, token }) => [amount, token])).toEqual([
      ['1,500.00', 'dUSD'],
      ['2.5', 'ETH'],
      ['12.5', '$'],
    ])
    expect(read.questions).toEqual([
      { ask: 'token', written: '$', place: 'amount', lines: 1, isNamed: false },
    ])
    const answered = readPayroll(text, { symbols, paidIn: { $: 'dUSD' } })
    expect(answered.questions).toEqual([])
    expect(answered.rows[2]?.token).toBe('dUSD')
  })

  test('any text at all is read without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { rows } = readPayroll(text, { symbols, paidIn: { '': 'dUSD' } })
        expect(rows.length).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the decimal sign of a column', () => {
  test.each<[string[], ReturnType<typeof decideDecimalSign>]>([
    [['1500', '20'], { status: 'decided', sign: '.' }],
    [['1,500', '20.5'], { status: 'decided', sign: '.' }],
    [['1.500', '20,5'], { status: 'decided', sign: ',' }],
    [['1.500', '2.000.000'], { status: 'decided', sign: ',' }],
    [['1,234.50'], { status: 'decided', sign: '.' }],
    [['1.234,50'], { status: 'decided', sign: ',' }],
    [['0,125'], { status: 'decided', sign: ',' }],
    [['1 234,500'], { status: 'decided', sign: ',' }],
    [['1’234.500'], { status: 'decided', sign: '.' }],
    [['20', '1,500'], { status: 'ask', reason: 'unclear', example: '1,500' }],
    [['1.500', 'hello'], { status: 'ask', reason: 'unclear', example: '1.500' }],
    [['1,5', '2.5'], { status: 'ask', reason: 'mixed', example: '2.5' }],
  ])('of %j', (cells, decision) => {
    expect(decideDecimalSign(cells)).toEqual(decision)
  })

  test('an amount that was written by the rule of a country is read by it', () => {
    const countries = [
      { sign: '.', format: new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }) },
      { sign: '.', format: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 }) },
      { sign: ',', format: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 }) },
    ] as const
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.constantFrom(...countries),
        (units, { sign, format }) => {
          const text = formatUnits(units, 6)
          // Decimal text is an exact number for Intl.
          const written = format.format(text as `${number}`)
          expect(readAmount(written, sign)).toBe(text)
        },
      ),
    )
  })

  test.each([
    '1,23,45',
    '1.23.456',
    '1.2.3',
    '12,34',
    '1,2345',
    'ten',
    '',
    '-5',
    '1e5',
    '0x10',
    '1,500.5,0',
    '1 2,345',
  ])('does not make an amount of %j', (text) => {
    expect(readAmount(text, '.')).toBeUndefined()
  })
})

test('what was read has the order and the lines of the text', () => {
  fc.assert(
    fc.property(fc.array(anyAddress, { minLength: 1, maxLength: 30 }), (addresses) => {
      const text = addresses.map((address, at) => `Person ${at},${address},${at + 1}.5`).join('\n')
      const { rows } = readPayroll(text)
      expect(rows.map(({ address }) => address)).toEqual(addresses)
      expect(rows.map(({ line }) => line)).toEqual(addresses.map((_, at) => at + 1))
    }),
  )
})
