import { expect, test } from 'vitest'

import { checkPayroll, isPayable, readPayroll, type ReadPayrollOptions } from './index.ts'

const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  decimals: 6,
  balance: undefined,
} as const
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: undefined }

function lines(text: string, options: ReadPayrollOptions = {}) {
  const read = readPayroll(text, { symbols: ['ETH', 'USDC'], ...options })
  const checked = checkPayroll({
    rows: read.rows,
    decimalSign: read.decimalSign,
    account: '0x42D7000000000000000000000000000000000001',
    prefixes: ['eth'],
    tokens: [ether, usdc],
    token: undefined,
    known: [],
  })
  const said = checked.map((line) =>
    isPayable(line)
      ? `${line.line}: ${line.address} ${line.amount} ${line.token.symbol} ${line.memo}`.trim()
      : `${line.line}: ${line.problems.find(({ level }) => level === 'stop')?.code}`,
  )
  return { read, said }
}

test('CSV-Airdrop: the address of the token decides, blank is the chain’s own currency', () => {
  const text = [
    'token_type,token_address,receiver,amount,id',
    `erc20,${usdc.address},${ana},10,`,
    `native,,${ben},0.5,`,
    `erc20,${dai},${ana},7,`,
    `erc721,${dai},${ben},,12`,
  ].join('\n')
  const { read, said } = lines(text)
  expect(read.questions).toEqual([])
  expect(said).toEqual([
    `2: ${ana} 10000000 USDC`,
    `3: ${ben} 500000000000000000 ETH`,
    '4: tokenUnknown',
    '5: tokenUnknown',
  ])
  const blank = text.replaceAll(/^\w+,/gm, '')
  expect(lines(blank).read.questions).toMatchObject([{ ask: 'token', written: '', lines: 1 }])
  expect(lines(blank, { paidIn: { '': 'native' } }).read.questions).toEqual([])
})

test('QuickBooks: titles stand above the heading, amounts in quotes, a total below', () => {
  const { read, said } = lines(
    [
      '"Northlight Studio",,,,,,',
      '"Transaction List by Vendor",,,,,,',
      '"October 1-31, 2026",,,,,,',
      ',,,,,,',
      'Date,Transaction Type,Num,Vendor,Memo/Description,Wallet address,Amount (USDC)',
      `10/31/2026,Bill Payment,1001,Ana Ferreira,October,${ana},"1,500.00"`,
      `10/31/2026,Bill Payment,1002,"Weber, Ben",Rent,${ben},980.50`,
      'TOTAL,,,,,,"2,480.50"',
    ].join('\r\n'),
  )
  expect(read.questions).toEqual([])
  expect(read.titles).toBe(3)
  expect(said).toEqual([
    `6: ${ana} 1500000000 USDC October`,
    `7: ${ben} 980500000 USDC Rent`,
    '8: setAside',
  ])
})

test('Xero: several columns of figures and a currency are asked about', () => {
  const text = [
    '*ContactName,EmailAddress,*InvoiceNumber,*InvoiceDate,*DueDate,Total,*Description,*Quantity,*UnitAmount,Currency,Wallet',
    `Ana Ferreira,ana@example.test,INV-1,31/10/2026,14/11/2026,3000.00,Design,2,1500.00,USD,${ana}`,
    `Ben Weber,ben@example.test,INV-2,31/10/2026,14/11/2026,980.50,Rent,1,980.50,USD,${ben}`,
  ].join('\n')
  const { read } = lines(text)
  expect(read.questions).toMatchObject([
    {
      ask: 'amountColumn',
      columns: [{ title: 'Total' }, { title: '*Quantity' }, { title: '*UnitAmount' }],
    },
    { ask: 'token', written: 'USD' },
  ])
  const answered = lines(text, { columns: { amount: 5 }, paidIn: { usd: usdc.address } })
  expect(answered.read.questions).toEqual([])
  expect(answered.said).toEqual([
    `2: ${ana} 3000000000 USDC Design`,
    `3: ${ben} 980500000 USDC Rent`,
  ])
})

test('DATEV: a line for programs stands above the heading, commas before the cents', () => {
  const text = [
    '"EXTF";700;21;"Buchungsstapel";13;20261031120000000;;"RE";"";"";12345;1;20260101;4;20261001;20261031',
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Konto;Gegenkonto;Belegdatum;Belegfeld 1;Buchungstext;Wallet',
    `1500,00;"S";"EUR";4120;1600;3110;"R-1";"Gehalt Oktober";${ana}`,
    `980,50;"S";"EUR";4120;1600;3110;"R-2";"Miete";${ben}`,
  ].join('\r\n')
  const { read } = lines(text)
  expect(read.titles).toBe(1)
  expect(read.questions.map(({ ask }) => ask)).toEqual(['amountColumn', 'tokenColumn'])
  const answered = lines(text, {
    columns: { amount: 0, token: 2 },
    paidIn: { eur: usdc.address },
  })
  expect(answered.read.decimalSign).toBe(',')
  expect(answered.read.questions).toEqual([])
  expect(answered.said).toEqual([
    `3: ${ana} 1500000000 USDC Gehalt Oktober`,
    `4: ${ben} 980500000 USDC Miete`,
  ])
})

test.each(['\n', '\r\n', '\r'])('a table whose lines end with %j is the same table', (end) => {
  const text = ['\ufeffsep=;', 'Name;Adresse;Betrag (USDC)', `Ana;${ana};1,5`, `Ben;${ben};2,25`]
  expect(lines(text.join(end)).said).toEqual([`3: ${ana} 1500000 USDC`, `4: ${ben} 2250000 USDC`])
})

test('a table whose cells are parted by pipes, as in Markdown', () => {
  const rows = ['Name | Adresse | Betrag (USDC)', `Ana | ${ana} | 1,5`, `Ben | ${ben} | 2,25`]
  expect(lines(rows.join('\n')).said).toEqual([`2: ${ana} 1500000 USDC`, `3: ${ben} 2250000 USDC`])
  const [heading, ...body] = rows.map((row) => `| ${row} |`)
  const markdown = [heading, '|:---|---|---:|', ...body].join('\n')
  expect(lines(markdown).said).toEqual([`3: ${ana} 1500000 USDC`, `4: ${ben} 2250000 USDC`])
  const memo = `Name;Adresse;Betrag (USDC);Zweck\nAna;${ana};1,5;a | b`
  expect(lines(memo).said).toEqual([`2: ${ana} 1500000 USDC a | b`])
})

test('an address with its chain before it (CAIP-10)', () => {
  const text = `Wallet;Amount (USDC)\neip155:1:${ana};1.5\neip155:137:${ben};2.25`
  expect(lines(text).said).toEqual(['2: addressOtherChain', '3: addressOtherChain'])
  const checked = checkPayroll({
    rows: lines(text).read.rows,
    decimalSign: '.',
    account: '0x42D7000000000000000000000000000000000001',
    prefixes: ['eth', '1'],
    tokens: [usdc],
    token: undefined,
    known: [],
  })
  expect(checked.map((line) => isPayable(line) && line.address)).toEqual([ana, false])
})

test.each([
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xffffffffffffffffffffffffffffffffffffffff',
  '0xdead000000000000000042069420694206942069',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0x000000000000000000000000000000000000dEaD',
])('nobody is paid at %s', (address) => {
  expect(lines(`Wallet;Amount (USDC)\n${address};1.5`).said).toEqual(['2: addressZero'])
})
