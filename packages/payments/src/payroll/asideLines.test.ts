import { describe, expect, test } from 'vitest'

import { checkPayroll, isPayable, readPayroll, type ReadPayrollOptions } from './index.ts'

const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const cat = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: undefined }

function read(text: string, options: ReadPayrollOptions = {}) {
  const { rows, decimalSign, questions } = readPayroll(text, { symbols: ['ETH'], ...options })
  const lines = checkPayroll({
    rows,
    questions,
    decimalSign,
    account: '0x42D7000000000000000000000000000000000001',
    prefixes: [],
    tokens: [ether],
    token: ether,
    known: [],
  })
  return {
    asked: questions.map((one) =>
      one.ask === 'aside' ? `${one.written} ${one.lines.join(',')}` : one.ask,
    ),
    said: lines.map((line) =>
      isPayable(line)
        ? `${line.line} ${line.typed.amount} ${line.token.symbol}`
        : `${line.line} ${line.problems.find(({ level }) => level === 'stop')?.code}`,
    ),
  }
}

describe('lines that say that they are not to be paid', () => {
  test.each([
    ['Status', 'open', 'paid', 'Status: paid'],
    ['Status', 'Pending', 'CANCELLED', 'Status: CANCELLED'],
    ['State', '', 'on hold', 'State: on hold'],
    ['Stand', 'offen', 'Bezahlt', 'Stand: Bezahlt'],
    ['Statut', 'ouvert', 'Payé', 'Statut: Payé'],
    ['Estado', 'pendiente', 'anulado', 'Estado: anulado'],
    ['Stato', 'aperto', 'pagato', 'Stato: pagato'],
    ['Paid', 'no', 'yes', 'Paid: yes'],
    ['Paid?', '', 'x', 'Paid?: x'],
    ['Already paid', 'no', '✓', 'Already paid: ✓'],
    ['Bezahlt', 'nein', 'ja', 'Bezahlt: ja'],
    ['Paid on', '', '2026-10-01', 'Paid on'],
    ['Bezahlt am', '', '01.10.2026', 'Bezahlt am'],
    ['Approved', 'yes', 'no', 'Approved: no'],
    ['Freigegeben', 'ja', 'nein', 'Freigegeben: nein'],
    ['Approved', 'yes', '', 'Approved: –'],
    ['Approved by CFO', 'x', 'pending', 'Approved by CFO: pending'],
    ['Freigegeben', '✓', '', 'Freigegeben: –'],
    ['Direction', 'out', 'in', 'Direction: in'],
    ['+/-', '+', '-', '+/-: -'],
    ['Memo', 'October', 'already paid', 'Memo: already paid'],
    ['Status', 'offen', 'bereits bezahlt', 'Status: bereits bezahlt'],
    ['Status', 'open', 'paid on 2026-10-01', 'Status: paid on 2026-10-01'],
    ['Status', 'not paid', 'Paid 3 March by Ana', 'Status: Paid 3 March by Ana'],
    ['Status', 'to be paid', 'partly paid', 'Status: partly paid'],
    ['Statut', 'à payer', 'déjà payé', 'Statut: déjà payé'],
    ['状态', '待付', '已付款', '状态: 已付款'],
    ['Durum', 'bekliyor', 'ödendi', 'Durum: ödendi'],
    ['Memo', 'Bonus (May)', 'Bonus (paid)', 'Memo: Bonus (paid)'],
    ['Person', 'Ana - Berlin', 'Ben - DO NOT PAY', 'Person: Ben - DO NOT PAY'],
    ['Person', 'Ana', 'VOID: Ben', 'Person: VOID: Ben'],
    ['Tx', '', `0x${'ab'.repeat(32)}`, 'Tx'],
    ['Proof', 'soon', `https://etherscan.io/tx/0x${'ab'.repeat(32)}`, 'Proof'],
    ['', 'x.', `0x${'ab'.repeat(32)}`, '0x…'],
    ['Comment', 'ok', 'on hold until Dec', 'Comment: on hold until Dec'],
    ['Comment', 'ok', 'Please do not pay yet', 'Comment: Please do not pay yet'],
    ['Comment', 'ok', 'Don’t pay him twice', 'Comment: Don’t pay him twice'],
    ['Notiz', 'ok', 'bitte nicht zahlen bis Mai', 'Notiz: bitte nicht zahlen bis Mai'],
    ['Note', 'ok', 'ne pas payer avant mai', 'Note: ne pas payer avant mai'],
    ['Memo', 'ok', 'cancelled by Ana', 'Memo: cancelled by Ana'],
    ['Memo', 'ok', 'Paid by bank transfer', 'Memo: Paid by bank transfer'],
    ['Memo', 'ok', 'paid in October', 'Memo: paid in October'],
    ['Memo', 'ok', 'bezahlt per Bank', 'Memo: bezahlt per Bank'],
    [
      'Note',
      'ok',
      'Her bank details have changed, so please do not pay this one before she has called back',
      'Note: Her bank details have changed, so please do not pay this one …',
    ],
    ['已付', '否', '是', '已付: 是'],
    ['Оплачено', 'нет', 'да', 'Оплачено: да'],
    ['Выплачено', 'нет', '01.10.2026', 'Выплачено'],
    ['Ödendi', 'hayır', 'evet', 'Ödendi: evet'],
    ['Betald', 'nej', 'ja', 'Betald: ja'],
  ])('by %s are asked about, and none of them is paid before', (title, one, other, written) => {
    const text = `Name;Wallet;Amount;${title}\nAna;${ana};1;${one}\nBen;${ben};2;${other}`
    expect(read(text)).toEqual({ asked: [`${written} 3`], said: ['2 1 ETH', '3 setAside'] })
    const key = written.toLowerCase()
    expect(read(text, { isMeant: { [key]: true } })).toEqual({
      asked: [],
      said: ['2 1 ETH', '3 2 ETH'],
    })
    expect(read(text, { isMeant: { [key]: false } })).toEqual({
      asked: [],
      said: ['2 1 ETH', '3 setAside'],
    })
  })

  test('are asked about once for the same words, without a heading as well', () => {
    const text = `Ana;${ana};1;PAID\nBen;${ben};2;open\nCat;${cat};3;paid`
    expect(read(text)).toEqual({
      asked: ['PAID 1,3'],
      said: ['1 setAside', '2 2 ETH', '3 setAside'],
    })
  })

  test('by debit and credit are asked about where both stand in the column', () => {
    const text = `Name;Wallet;Amount;D/C\nAna;${ana};1;D\nBen;${ben};2;C`
    expect(read(text).asked).toEqual(['D/C: D 2', 'D/C: C 3'])
    expect(read(text.replace(';C', ';D')).asked).toEqual([])
  })

  test.each(['#', '//', '-- '])('by the sign of a comment, %s, are asked about', (sign) => {
    const text = `Name;Wallet;Amount\nAna;${ana};1\n${sign}Ben;${ben};2`
    expect(read(text)).toEqual({ asked: [`${sign.trim()} 3`], said: ['2 1 ETH', '3 setAside'] })
  })

  test.each([
    ['Name', '#12'],
    ['Memo', 'Paid leave in May'],
    ['Memo', 'for work that was done'],
    ['Status', 'open'],
    ['status', 'SUCCESS'],
    ['Type', 'salary'],
    ['Approved', 'yes'],
    ['Approved', ''],
    ['Approved by', 'Zoe'],
    ['Paid', 'no'],
    ['Status', 'not yet paid'],
    ['Status', 'noch nicht bezahlt'],
    ['Status', 'to be sent'],
    ['Memo', 'Bonus, paid leave'],
    ['Memo', 'General'],
    ['Memo', 'Paid ads in May'],
    ['Memo', 'Paid sick leave'],
    ['Memo', 'Skip-level meeting in Rome'],
    ['Memo', 'Cancellation insurance'],
    ['Memo', 'Household goods'],
    ['Ödendi', 'hayır'],
    ['已付', '否'],
    ['Name', 'Total Energies SE'],
    ['Tx', `0x${'ab'.repeat(32)}`],
  ])('are not those with %s: %s', (title, cell) => {
    expect(read(`${title};Wallet;Amount\n${cell};${ana};1`).asked).toEqual([])
  })

  test('with a total and somebody’s address are asked about, without an address are stopped', () => {
    const text = `Name;Wallet;Amount\nAna;${ana};1\nTotal;${ana};1\nTotal;;1`
    expect(read(text)).toEqual({
      asked: ['Name: Total 3'],
      said: ['2 1 ETH', '3 setAside', '4 setAside'],
    })
  })

  test.each(['Total', 'Summe:', 'TOTAL (ETH)', '合計'])(
    'with the total %j and no address are asked about neither their token nor their network',
    (title) => {
      const chains = {
        own: { id: 1, names: ['Ethereum', 'eth'] },
        others: [{ id: 100, names: ['Gnosis'] }],
      }
      const text = `Name;Wallet;Amount;Token;Network\nAna;${ana};1;ETH;eth\n${title};;1;;`
      const options = { symbols: ['ETH', 'USDC'], chains }
      expect(read(text, options)).toEqual({ asked: [], said: ['2 1 ETH', '3 setAside'] })
      // An address that is given to it later does not make it a payment.
      const [, total] = readPayroll(text, options).rows
      expect(total).toMatchObject({ address: '', aside: title })
      const other = text.replace(`${title};;`, 'Ben;;')
      expect(read(other, options).asked).toEqual(['chain', 'token'])
    },
  )

  test('and name no token are asked what they are paid in once they are to be paid', () => {
    const text = `Name;Wallet;Amount;Token;Status\nAna;${ana};1;ETH;open\nBen;${ben};2;;paid`
    const options = { symbols: ['ETH', 'USDC'] }
    expect(read(text, options).asked).toEqual(['Status: paid 3'])
    expect(read(text, { ...options, isMeant: { 'status: paid': false } }).asked).toEqual([])
    expect(read(text, { ...options, isMeant: { 'status: paid': true } }).asked).toEqual(['token'])
  })

  test('make no question of what the others are paid in where there is one token', () => {
    const text = `Name;Wallet;Amount;Status\nAna;${ana};1 ETH;open\nBen;${ben};2 ETH;open\nCat;;3;Total`
    expect(read(text)).toMatchObject({ asked: [] })
  })
})

test.each([
  'Gesamtbetrag',
  'Total USDC:',
  'Grand total (EUR)',
  'TOTAL GÉNÉRAL',
  'Totale complessivo',
  'Total 2 payments',
  '合計',
])('a line %j with somebody’s address is asked about', (title) => {
  const text = `Name;Wallet;Amount\nAna;${ana};1\n${title};${ben};1`
  expect(read(text)).toEqual({ asked: [`Name: ${title} 3`], said: ['2 1 ETH', '3 setAside'] })
})

describe('a further heading', () => {
  test('with other columns stops the lines below it', () => {
    const text = `Name;Wallet;Amount;Memo\nAna;${ana};1;a\nName;Wallet;Memo;Amount\nBen;${ben};5;20`
    expect(read(text).said).toEqual(['2 1 ETH', '3 otherHeading', '4 otherHeading'])
    const token = `Name;Wallet;Amount ETH\nAna;${ana};1\nName;Wallet;Amount USDC\nBen;${ben};5`
    expect(read(token).said).toEqual(['2 1 ETH', '3 otherHeading', '4 otherHeading'])
    const bare = `Ana;${ana};1\nName;Wallet;Amount\nBen;${ben};5`
    expect(read(bare).said).toEqual(['1 1 ETH', '2 otherHeading', '3 otherHeading'])
  })

  test('is no line in which an address stands', () => {
    expect(read(`[{"to":"${ana}", "amount":"10"}]`).said).toEqual(['1 undefined'])
    expect(read(`Name;Wallet;Amount\nWallet amount of ${ana};token;1`).said).toEqual([
      '2 addressUnreadable',
    ])
  })

  test('that is the first one again is left out, and takes no line with it', () => {
    const heading = 'Name;Wallet;Amount'
    const text = `${heading}\nAna;${ana};1\n${heading};\nBen;${ben};2\nname;wallet;Sum\nX;${ben};9\n${heading}\nCat;${cat};3`
    expect(read(text).said).toEqual([
      '2 1 ETH',
      '4 2 ETH',
      '5 otherHeading',
      '6 otherHeading',
      '8 3 ETH',
    ])
  })

  test('right below the first one is the heading: the upper one is over several columns', () => {
    const text = `Payee;;Payment\nName;Wallet;Amount\nAna;${ana};1`
    expect(read(text)).toEqual({ asked: [], said: ['3 1 ETH'] })
  })
})

describe('a title above the heading', () => {
  const text = (title: string) => `${title};;\nName;Wallet;Amount\nAna;${ana};1\nBen;${ben};2 ETH`

  test('that names a token says what lines are paid in that name none', () => {
    expect(read(text('Payroll in ETH'), { symbols: ['ETH', 'USDC'] })).toEqual({
      asked: [],
      said: ['3 1 ETH', '4 2 ETH'],
    })
  })

  test('that names another token or currency is asked about', () => {
    expect(read(text('Payroll in USDC')).asked).toEqual(['token'])
    expect(read(text('Gehälter (EUR)')).asked).toEqual(['token'])
    expect(read(text('Payroll ETH and USDC'), { symbols: ['ETH', 'USDC'] }).asked).toEqual([
      'token',
    ])
  })

  test('of other words says nothing', () => {
    expect(read(text('Payroll October 2026, IT and HR').replace('2 ETH', '2'))).toEqual({
      asked: [],
      said: ['3 1 ETH', '4 2 ETH'],
    })
  })
})
