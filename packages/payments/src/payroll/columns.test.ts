import { describe, expect, test } from 'vitest'

import { checkPayroll, isPayable, readPayroll, type ReadPayrollOptions } from './index.ts'

const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const cat = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const account = '0x42D7000000000000000000000000000000000001'
const hash = `0x${'ab'.repeat(32)}`
const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  decimals: 6,
  balance: 1_000_000_000_000n,
} as const
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: 50n * 10n ** 18n }
const symbols = ['ETH', 'USDC']

/** Lines that name no token are paid in dollars. */
const dollars: ReadPayrollOptions = { symbols, paidIn: { '': usdc.address } }

/** What would be paid, by address: nothing while something is asked. */
function paid(text: string, options: ReadPayrollOptions = {}) {
  const { rows, decimalSign, questions } = readPayroll(text, { ...dollars, ...options })
  if (questions.length > 0) return questions.map(({ ask }) => ask)
  return checkPayroll({
    rows,
    decimalSign,
    account,
    prefixes: ['eth'],
    tokens: [ether, usdc],
    token: usdc,
    known: [],
  }).map((line) =>
    isPayable(line)
      ? `${line.address} ${line.typed.amount} ${line.token.symbol}`
      : line.problems.find(({ level }) => level === 'stop')?.code,
  )
}

describe('two columns of addresses', () => {
  test.each<[string, string, readonly string[]]>([
    ['contracts of tokens', 'token_address,receiver,amount', ['tokenUnknown', 'tokenUnknown']],
    ['senders', 'from,to,amount', [`${ana} 10 USDC`, `${ben} 20 USDC`]],
    ['old addresses', 'Old address,New address,Amount', [`${ana} 10 USDC`, `${ben} 20 USDC`]],
    ['contracts', 'Contract,Wallet,Amount', ['tokenUnknown', 'tokenUnknown']],
  ])('of which one has %s: the other one is paid', (_, heading, expected) => {
    expect(paid(`${heading}\n${dai},${ana},10\n${dai},${ben},20`)).toEqual(expected)
    const [a, b, c] = heading.split(',')
    expect(paid(`${b},${a},${c}\n${ana},${dai},10\n${ben},${dai},20`)).toEqual(expected)
  })

  test.each([
    'Wallet,Wallet 2025,Amount',
    'Address,Backup address,Amount',
    'Employee,Wallet,Amount',
    'Wallet,Safe,Amount',
    'Payee,Wallet,Amount',
    'De,Para,Valor',
    'x,receiver,amount',
    'x,token_address,amount',
    'A,B,Amount',
  ])('under %s are asked about', (heading) => {
    expect(paid(`${heading}\n${dai},${ana},10\n${dai},${ben},20`)).toEqual(['addressColumn'])
  })

  test('without a heading are asked about, with an example in which they differ', () => {
    const text = `${ana},${ana},10\n${cat},${ben},20`
    expect(readPayroll(text, dollars).questions).toEqual([
      {
        ask: 'addressColumn',
        columns: [
          { column: 0, title: '', example: cat },
          { column: 1, title: '', example: ben },
        ],
      },
    ])
    expect(paid(text, { columns: { address: 1 } })).toEqual([`${ana} 10 USDC`, `${ben} 20 USDC`])
    expect(paid(text, { unused: [1] })).toEqual([`${ana} 10 USDC`, `${cat} 20 USDC`])
  })

  test('one empty cell does not make the other column the payee', () => {
    const text = `receiver,token_address,amount\n${ana},${dai},1\n,${dai},2`
    expect(paid(text)).toEqual(['tokenUnknown', 'addressMissing'])
  })

  test('the only one under words for a sender, a contract or an old address is asked about', () => {
    for (const word of [
      'from',
      'Old wallet',
      'Contract',
      'token_address',
      'Absender',
      'Remitter',
      'Spender',
      'wallet_prev',
      'Legacy address',
      'Hacked wallet',
      'Blocked wallet',
      'Wrong address',
      'Test wallet',
    ]) {
      expect(paid(`${word},amount\n${ana},1\n${ben},2`)).toEqual(['addressColumn'])
    }
  })

  test.each([
    ['Wallet', 'ana.eth', 'Manager'],
    ['Wallet', '', 'Referrer'],
    ['Wallet', 'ana.eth', 'Manager address'],
    ['Wallet', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', 'Deposit address'],
    ['Adresse', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Konto'],
    ['钱包地址', 'ana.eth', '经理'],
  ])(
    'a column called %s with “%s” is asked about beside addresses under %s',
    (title, cell, other) => {
      expect(paid(`Name;${title};${other};USDC\nAna;${cell};${ana};5`)).toEqual(['addressColumn'])
      expect(paid(`Name;${other};${title};USDC\nAna;${ana};${cell};5`)).toEqual(['addressColumn'])
    },
  )

  test.each([
    ['Email address', 'ana@example.org', 'Ethereum'],
    ['Wallet name', 'MetaMask', 'Konto'],
    ['Address', 'Main Street 1', 'Wallet'],
    ['Recipient', 'Ana', 'Account'],
  ])('a column called %s with %s is none of addresses beside %s', (title, cell, other) => {
    expect(paid(`${title};${other};USDC\n${cell};${ana};5`)).toEqual([`${ana} 5 USDC`])
  })

  test('a hash of a transaction is no address', () => {
    expect(paid(`tx_hash,recipient,amount\n${hash},${ana},10\n${hash},${ben},20`)).toEqual([
      `${ana} 10 USDC`,
      `${ben} 20 USDC`,
    ])
    expect(paid(`${hash};${ana};10\n${hash};${ben};20`)).toEqual([
      `${ana} 10 USDC`,
      `${ben} 20 USDC`,
    ])
    expect(paid(`x;Amount\n${hash};10`)).toEqual(['column'])
  })
})

describe('several columns of figures are asked about', () => {
  test.each([
    ['Name,Wallet,Salary,Net', '5000', '3100'],
    ['Name,Wallet,Betrag brutto,Netto', '5000', '3100'],
    ['Name,Wallet,Amount,Bonus', '5000', '100'],
    ['Name,Wallet,Invoice amount,Already paid', '5000', '1000'],
    ['Name,Wallet,Hours,Rate', '160', '50'],
    ['Name,Wallet,Amount,Lohngruppe', '5000', '13'],
    ['Name,Wallet,USDC,ETH', '5000', '1.5'],
    ['Name,Wallet,Amount,Net amount note', '5000', '4000'],
    ['Name,Wallet,Token,Bonus', '5000', '100'],
    ['Name,Wallet,Amount,', '5000', '100'],
  ])('under %s', (heading, one, other) => {
    const text = `${heading}\nAna,${ana},${one},${other}.5\nBen,${ben},${one},${other}.5`
    expect(paid(text.replaceAll(',', ';'))).toEqual(['amountColumn'])
  })

  test('with what each of them comes to', () => {
    const heading = 'Name;Wallet;Salary;Net;Rate'
    const text = `${heading}\nAna;${ana};5.000,50;3100;1,500\nBen;${ben};1.000,25;;ten`
    expect(readPayroll(text, { symbols }).questions).toMatchObject([
      {
        ask: 'amountColumn',
        columns: [
          { title: 'Salary', total: '6000.75' },
          { title: 'Net', total: '3100' },
          { title: 'Rate', total: undefined },
        ],
      },
    ])
  })

  test('a word inside another word proves nothing', () => {
    const text = `Consumer;Wallet;Payout\n1300;${ana};10\n1900;${ben};20`
    expect(paid(text)).toEqual(['amountColumn'])
    expect(paid(text.replace('Consumer', 'Consumer no'))).toEqual([
      `${ana} 10 USDC`,
      `${ben} 20 USDC`,
    ])
  })

  test.each([
    'Hours',
    'Days',
    'Rate',
    'Points',
    'Already paid',
    'Tax',
    'Balance',
    'Max',
    'Old amount',
    'Previous salary',
    'Stunden',
    'Horas',
    'Heures',
    'Value date',
    'Payment date',
    'Payment ID',
    'Salary grade',
  ])('also one alone under %s', (heading) => {
    const text = `Name;Wallet;${heading}\nAna;${ana};160\nBen;${ben};80`
    expect(paid(text)).toEqual(['amountColumn'])
    expect(paid(text, { columns: { amount: 2 } })).toEqual([`${ana} 160 USDC`, `${ben} 80 USDC`])
  })

  test.each(['Mobile', 'Teléfono', 'PLZ', 'Matricule', 'Personalnummer', 'Month', 'Semana'])(
    'one under %s is no amount, and a column can be named',
    (heading) => {
      const text = `Name;Wallet;${heading};Sum\nAna;${ana};16032;10\nBen;${ben};80331;20`
      const isKnown = heading !== 'Semana'
      expect(paid(text)).toEqual(isKnown ? [`${ana} 10 USDC`, `${ben} 20 USDC`] : ['amountColumn'])
    },
  )

  test('also where the one that is called so has no figures yet', () => {
    expect(paid(`Name;Wallet;Amount;Bonus\nAna;${ana};TBD;50\nBen;${ben};TBD;60`)).toEqual([
      'amountColumn',
    ])
  })

  test('but not where the words name another field', () => {
    const text = `Name;Wallet;Amount;Invoice\nAna;${ana};10;2231\nBen;${ben};20;2232`
    expect(paid(text)).toEqual([`${ana} 10 USDC`, `${ben} 20 USDC`])
  })
})

test.each([
  'Name,Wallet,Payout',
  'Name,Wallet,Total',
  'Name,Wallet,Net pay (USDC)',
  'Name,Wallet,USDC',
  'Nome,Endereço,Valor',
  'nom,adresse,montant',
  'Имя,Адрес,Сумма',
  'Nr,Adres,Kwota',
  '姓名,钱包地址,金额',
])('one column of figures is found under %s', (heading) => {
  expect(paid(`${heading}\n7,${ana},10\n9,${ben},20`)).toEqual([`${ana} 10 USDC`, `${ben} 20 USDC`])
})

describe('the token', () => {
  test.each(['Devise', 'Münze', 'Moneda', 'Whatever', 'Tender', '币种'])(
    'is found in a column called %s',
    (word) => {
      const text = `Name;Wallet;Amount;${word}\nAna;${ana};1.5;ETH\nBen;${ben};2.5;USDC`
      expect(paid(text)).toEqual([`${ana} 1.5 ETH`, `${ben} 2.5 USDC`])
    },
  )

  test.each([
    ['Amount (ETH)', 'ETH'],
    ['ETH', 'ETH'],
    ['Net pay in eth', 'ETH'],
    ['Payout-USDC', 'USDC'],
    ['Betrag [USDC]', 'USDC'],
    ['Amount_ETH', 'ETH'],
  ])('stands in the heading %s', (heading, symbol) => {
    expect(paid(`name,address,${heading}\nAna,${ana},1.5\nBen,${ben},0.98`)).toEqual([
      `${ana} 1.5 ${symbol}`,
      `${ben} 0.98 ${symbol}`,
    ])
  })

  test.each([
    ['Amount in EUR', 'EUR'],
    ['Betrag (€)', '€'],
    ['Amount (USDT)', 'USDT'],
    ['Amount (ETH/USDC)', 'ETH/USDC'],
    ['Betrag in Euro', 'EUR'],
    ['AMOUNT (EUR)', 'EUR'],
    ['$ amount', '$'],
  ])('of another kind in the heading %s is asked about', (heading, written) => {
    const text = `name;address;${heading}\nAna;${ana};1.5\nBen;${ben};0.98`
    const { questions } = readPayroll(text, { symbols })
    expect(questions).toEqual([
      { ask: 'token', written, place: 'heading', lines: 2, isNamed: false },
    ])
    expect(paid(text, { paidIn: { [written.toLowerCase()]: 'native' } })).toEqual([
      `${ana} 1.5 ETH`,
      `${ben} 0.98 ETH`,
    ])
  })

  test.each([
    ['AmountETH', 'ETH'],
    ['amountEth', 'ETH'],
    ['ETHAmount', 'ETH'],
    ['Amount Ethereum', 'ETH'],
    ['Betrag Ξ', 'ETH'],
    ['Net pay (UNI-V2)', 'UNI-V2'],
    ['UNI-V2', 'UNI-V2'],
    ['Amount in USDC.e', 'USDC.e'],
  ])('stands in the heading %s, in which words are joined', (heading, symbol) => {
    const { rows, questions } = readPayroll(`name;address;${heading}\nAna;${ana};1.5`, {
      symbols: ['ETH', 'USDC', 'UNI', 'UNI-V2', 'USDC.e'],
    })
    expect([questions, rows.map(({ token }) => token.toLowerCase())]).toEqual([
      [],
      [symbol.toLowerCase()],
    ])
  })

  test.each([
    'INR',
    'MATIC',
    'LINK',
    'Amount (OP)',
    'Amount USDT0',
    'Amount (USDbC)',
    'amount usd',
    'amount (eur)',
    'Kwota (zł)',
    'Lön (kr)',
    'Fr.',
    'Amount (Rs)',
    'amount in bitcoin',
    'Amount, tether',
    'Amount (USDC-e)',
    'Amount ETH-LP',
  ])('that the account has not is asked about in the heading %s', (heading) => {
    for (const symbols of [['ETH'], ['ETH', 'USDC']]) {
      const text = `name;address;${heading}\nAna;${ana};1.5\nBen;${ben};0.98`
      expect(readPayroll(text, { symbols, paidIn: { '': 'ETH' } }).questions).toMatchObject([
        { ask: 'token', place: 'heading', lines: 2 },
      ])
    }
  })

  test.each(['Amount (VAT incl.)', 'Amount YTD', 'Amount Q3', 'Betrag netto', 'NET PAY'])(
    'is not in the heading %s',
    (heading) => {
      const text = `name;address;${heading}\nAna;${ana};1.5`
      expect(readPayroll(text, { symbols: ['ETH'] }).questions).toEqual([])
    },
  )

  test('in capitals is a word where all headings are in capitals', () => {
    const text = `NAME;WALLET;REWARD\nAna;${ana};1.5`
    expect(readPayroll(text, { symbols: ['ETH'] }).questions).toEqual([])
    expect(readPayroll(text.replace('REWARD', 'INR'), { symbols: ['ETH'] }).questions).toHaveLength(
      1,
    )
  })

  test.each([
    ['Fr.50', 'Fr.', '50'],
    ['kr. 1.500,50', 'kr.', '1.500,50'],
    ["CHF 1'500.–", 'CHF', "1'500.00"],
    ['1.500,- Kč', 'Kč', '1.500,00'],
    ['R$ 7', 'R$', '7'],
    ['7 US$', 'US$', '7'],
    ['7円', '円', '7'],
    ['$.50', '$', '.50'],
  ])(
    'beside %s is asked about, and the point behind letters belongs to them',
    (cell, written, amount) => {
      const text = `Name;Wallet;Amount\nAna;${ana};${cell}`
      expect(readPayroll(text, { symbols }).questions).toMatchObject([{ ask: 'token', written }])
      const paidIn = { [written.toLowerCase()]: 'USDC' }
      expect(readPayroll(text, { symbols, paidIn }).rows).toMatchObject([{ amount, token: 'USDC' }])
    },
  )

  test.each(['€ 980.50', '980.50 EUR', '980.50€', 'CHF 980.50', '980.50 USDT', '980.50 DAI'])(
    'of another kind beside the amount, as in %s, is asked about',
    (amount) => {
      expect(paid(`name;address;amount\nAna;${ana};${amount}\nBen;${ben};1.5`)).toContain('token')
    },
  )

  test('of another kind in a column of its own is asked about', () => {
    for (const word of ['Token', 'Currency', 'x']) {
      const text = `name;address;amount;${word}\nAna;${ana};1.5;EUR\nBen;${ben};2;EUR`
      expect(paid(text)).toEqual([word === 'x' ? 'tokenColumn' : 'token'])
    }
    expect(paid(`${ana};1.5;USDT\n${ben};2;USDT`)).toEqual(['tokenColumn'])
  })

  test('a letter among the digits is no token', () => {
    expect(
      paid(`name;address;amount\nAna;${ana};10O\nBen;${ben};1,45O.00\nCat;${cat};5 pcs`),
    ).toEqual(['amountUnreadable', 'amountUnreadable', 'amountUnreadable'])
  })

  test('of lines that name none beside lines that do is asked about once', () => {
    const text = `address,amount,token\n${ana},1,\n${ben},20,USDC\n${cat},2,`
    expect(readPayroll(text, { symbols }).questions).toEqual([
      { ask: 'token', written: '', place: 'cell', lines: 2, isNamed: false },
    ])
    const answered = readPayroll(text, { symbols, paidIn: { '': '' } })
    expect(answered.questions).toEqual([])
    // Whoever does not ask pays none of these lines.
    const open = checkPayroll({
      rows: readPayroll(text, { symbols }).rows,
      decimalSign: '.',
      account,
      prefixes: [],
      tokens: [ether, usdc],
      token: undefined,
      known: [],
    })
    expect(open.map((line) => isPayable(line))).toEqual([false, true, false])
    const unsaid = { paidIn: {} }
    expect(paid(`address\tamount\n${ana}\t1 ETH\n${ben}\t20`, unsaid)).toEqual(['token'])
    expect(paid(`address,amount,token\n${ana},1,\n${ben},20,`, unsaid)).toEqual(['token'])
  })

  test.each([
    ['nothing', `${ana};1.5\n${ben};2`, [{ written: '', lines: 2 }]],
    ['known headings', `Name;Wallet;Amount\nAna;${ana};1.5`, [{ written: '', lines: 1 }]],
    ['memos', `Wallet;Amount;Memo\n${ana};1.5;in ETH`, [{ written: '', lines: 1 }]],
    ['a heading with a token', `Wallet;Amount (ETH)\n${ana};1.5`, []],
    ['tokens beside the amounts', `${ana};1.5 ETH\n${ben};2 ETH`, []],
  ])(
    'of a text that says it by %s is asked about where the account has several',
    (_, text, asked) => {
      expect(readPayroll(text, { symbols }).questions).toMatchObject(asked)
      expect(readPayroll(text, { symbols: ['ETH'] }).questions).toEqual([])
      expect(readPayroll(text, { symbols: ['ETH', 'ETH'] }).questions).toHaveLength(asked.length)
      expect(readPayroll(text, dollars).questions).toEqual([])
    },
  )

  test('is not asked about before it is said which column has the amounts or the tokens', () => {
    const asked = (text: string) => readPayroll(text, { symbols }).questions.map(({ ask }) => ask)
    expect(asked(`Name;Wallet;USDC;ETH\nAna;${ana};5;3`)).toEqual(['amountColumn'])
    expect(asked(`Name;Wallet;Amount;x\nAna;${ana};5;EUR`)).toEqual(['tokenColumn'])
  })

  test('that two cells name in two ways is one where they are the same', () => {
    const text = `address,Amount (USDC),token\n${ana},1,${usdc.address}\n${ben},2,ETH`
    expect(paid(text)).toEqual([`${ana} 1 USDC`, 'tokenUnknown'])
  })

  test('a currency over the amounts beside a column of tokens is asked about', () => {
    const text = `address;Value (USD);Token\n${ana};1;ETH\n${ben};2;USDC`
    expect(readPayroll(text, { symbols }).questions).toMatchObject([
      { ask: 'token', written: 'USD', place: 'heading', isNamed: true },
    ])
    expect(paid(text, { paidIn: { usd: 'line' } })).toEqual([`${ana} 1 ETH`, `${ben} 2 USDC`])
  })
})

describe('amounts that are not in whole tokens', () => {
  const text = (heading: string) => `Name;Wallet;${heading}\nAna;${ana};1000\nBen;${ben};2000`

  test.each([
    'Amount (cents)',
    'Betrag in Cent',
    'amount_minor',
    'Amount (wei)',
    'valueGwei',
    'Amount USDC (base units)',
    'raw_amount',
    'USDC in thousands',
    'Amount (USDC k)',
    'USDC 000s',
    'Tsd. USDC',
    'Montant en milliers',
    'Importo (migliaia)',
    'kUSDC',
    'USDC mn',
    'Split %',
    'Percentage of the pool',
  ])('by the heading %s are asked about, and none is paid before', (heading) => {
    const { rows, questions, decimalSign } = readPayroll(text(heading), dollars)
    expect(questions[0]).toEqual({ ask: 'unit', written: heading })
    const check = { decimalSign, account, prefixes: [], tokens: [ether, usdc], known: [] } as const
    expect(checkPayroll({ ...check, rows, token: usdc }).filter(isPayable)).toEqual([])
    const asked = checkPayroll({ ...check, rows, questions, token: usdc })
    expect(asked.filter(isPayable)).toEqual([])
    const answered = readPayroll(text(heading), { ...dollars, areAmountsWhole: true })
    expect(answered.questions.filter(({ ask }) => ask === 'unit')).toEqual([])
  })

  test.each([
    ['Decimals', '6', 'Amount, Decimals'],
    ['token_decimals', '18', 'Amount, token_decimals'],
    ['Unit', 'cents', 'Unit: cents'],
    ['Einheit', 'Tsd.', 'Einheit: Tsd.'],
    ['unité', 'gwei', 'unité: gwei'],
    ['', 'wei', 'wei'],
    ['', '%', '%'],
  ])(
    'by the column “%s” with %s are asked about, and none is paid before',
    (title, cell, written) => {
      const table = `Name;Wallet;Amount;${title}\nAna;${ana};1000;${cell}\nBen;${ben};2000;${cell}`
      const { rows, questions, decimalSign } = readPayroll(table, dollars)
      expect(questions).toEqual([{ ask: 'unit', written }])
      const check = { decimalSign, account, prefixes: [], tokens: [usdc], known: [] } as const
      expect(checkPayroll({ ...check, rows, token: usdc }).filter(isPayable)).toEqual([])
    },
  )

  test.each([
    ['Decimals', '6', '10.5'],
    ['Name', 'Miles', '10'],
    ['Memo', 'Cents for charity', '10'],
    ['Unit', 'Design', '10'],
    ['Token', 'USDC', '10'],
  ])('are not meant by the column %s with %s', (title, cell, amount) => {
    expect(paid(`Wallet;Amount;${title}\n${ana};${amount};${cell}`)).toEqual([
      `${ana} ${amount} USDC`,
    ])
  })

  test('are not meant by the symbol of a token that is called like a unit', () => {
    const text = `Wallet;Amount;Token\n${ana};10;SATS\n${ben};20;SATS`
    expect(readPayroll(text, { symbols: ['SATS', 'USDC'] }).questions).toEqual([])
  })

  test('by what stands beside them are none, and no token is asked about', () => {
    for (const unit of ['gwei', 'WEI', 'SATS', 'MIO', 'Tsd.', 'HRS', 'PCS', 'TEUR', 'kUSD']) {
      expect(paid(`Wallet;Amount\n${ana};10 ${unit}\n${ben};20`)).toEqual([
        'amountUnreadable',
        `${ben} 20 USDC`,
      ])
    }
  })

  test.each(['Base salary', 'Minor works', 'Amount', 'Raw'])(
    'are not meant by the heading %s',
    (heading) => {
      expect(paid(text(heading))).toEqual([`${ana} 1000 USDC`, `${ben} 2000 USDC`])
    },
  )
})

describe('a comma that cuts amounts', () => {
  test.each([
    ['without a heading', `${ana},1,5\n${ben},2,25`, ['1,5', '2,25']],
    ['with names', `Ana,${ana},1,50\nBen,${ben},2,75\nCat,${cat},3,20`, ['1,50', '2,75', '3,20']],
    [
      'without memos',
      `name,address,amount,memo\nAna,${ana},1,500\nBen,${ben},2,25`,
      ['1,500', '2,25'],
    ],
    [
      'behind a memo',
      `name,address,memo,amount\nAna,${ana},1,50\nBen,${ben},2,25`,
      ['1,50', '2,25'],
    ],
    ['with a token', `Ana,${ana},1,500 USDC\nBen,${ben},2,250 USDC`, ['1,500', '2,250']],
    ['with a sign', `Ana,${ana},USDC 1,500\nBen,${ben},USDC 2,250`, ['1,500', '2,250']],
    [
      'before a token',
      `name,address,amount,token\nAna,${ana},1,500,USDC\nBen,${ben},2,250,USDC`,
      ['1,500', '2,250'],
    ],
    [
      'with many digits',
      `name,address,amount,memo\nAna,${ana},1,2345\nBen,${ben},0,56789`,
      ['1,2345', '0,56789'],
    ],
    [
      'with thousands',
      `name,address,amount,memo,x\nAna,${ana},1,234,567\nBen,${ben},2,25`,
      ['1,234,567', '2,25'],
    ],
  ])('%s is asked about, and both halves are paid as one', (_, text, amounts) => {
    expect(paid(text)).toContain('cutAmount')
    for (const { amount } of readPayroll(text, { symbols }).rows)
      expect(amount).not.toMatch(/^\d+$/)
    const { rows } = readPayroll(text, { symbols, cutAmount: 'one' })
    expect(rows.map(({ amount }) => amount)).toEqual(amounts)
  })

  test.each([
    ['Name,Wallet,Salary,Net', '5000,3100', ['amountColumn']],
    ['Name,Wallet,Gross salary,Net salary', '5000,310', ['amountColumn']],
    ['Name,Wallet,Amount,Bonus', '1,500', ['amountColumn']],
    ['Name,Wallet,USDC,ETH', '1500,2', ['amountColumn']],
    ['Name,Wallet,Gehalt,Gruppe', '5000,13', ['amountColumn']],
    ['Name,Wallet,Amount,Invoice', '5000,3100', [`${ana} 5000 USDC`]],
    ['Name,Wallet,Invoice,Amount', '3100,5000', [`${ana} 5000 USDC`]],
    ['Name,Wallet,Amount,Chain', '5000,137', ['chain']],
  ])('is none where the heading names both columns: %s over %s', (heading, cells, expected) => {
    expect(paid(`${heading}\nAna,${ana},${cells}`)).toEqual(expected)
  })

  test('is not asked about where it was said what one of the columns is', () => {
    const text = `Name,Wallet,Salary,Net\nAna,${ana},500,310`
    expect(paid(text, { unused: [3] })).toEqual([`${ana} 500 USDC`])
    expect(paid(text, { unused: [2] })).toEqual([`${ana} 310 USDC`])
    expect(paid(text, { columns: { memo: 3 } })).toEqual([`${ana} 500 USDC`])
    expect(paid(`${ana},500,310`, { unused: [2] })).toEqual([`${ana} 500 USDC`])
  })

  test('is asked about where a memo may be left out in one line', () => {
    const text = `name,address,amount,memo\nAna,${ana},5000,3100\nBen,${ben},1,500`
    expect(paid(text)).toEqual(['cutAmount'])
  })

  test('may be none: then the columns are what they are called', () => {
    const text = `name,address,amount,memo\nAna,${ana},1,500\nBen,${ben},2,250`
    expect(paid(text, { cutAmount: 'two' })).toEqual([`${ana} 1 USDC`, `${ben} 2 USDC`])
    expect(paid(`name,address,amount,id\nAna,${ana},1,500\nBen,${ben},2,250`)).toEqual([
      `${ana} 1 USDC`,
      `${ben} 2 USDC`,
    ])
  })
})

describe('names without a heading', () => {
  const namesIn = (text: string, options: ReadPayrollOptions = {}) => {
    const { questions, rows } = readPayroll(text, { ...dollars, ...options })
    return questions.length > 0
      ? questions.map(({ ask }) => ask)
      : rows.map(({ name, memo }) => [name, memo])
  }

  test('are the words that differ from line to line, wherever they stand', () => {
    const expected = [
      ['Ana', 'Rent'],
      ['Ben', 'Rent'],
    ]
    expect(namesIn(`Rent;${ana};10;Ana\nRent;${ben};20;Ben`)).toEqual(expected)
    expect(namesIn(`Ana;${ana};10;Rent\nBen;${ben};20;Rent`)).toEqual(expected)
    expect(namesIn(`${ana};10;Rent;Ana\n${ben};20;Rent;Ben`)).toEqual(expected)
  })

  test.each([
    ['days', '1 Oct 2026', '2 Oct 2026'],
    ['numbers of invoices', 'Invoice 12', 'Invoice 13'],
    ['mail addresses', 'ana@example.org', 'ben@example.org'],
    ['currencies', 'EUR', 'CHF'],
  ])('are not %s', (_, first, second) => {
    const text = `${first};${ana};10;Ana\n${second};${ben};20;Ben`
    const { columns } = readPayroll(text, dollars)
    expect(columns.name).toBe(3)
  })

  test('are asked about where two columns could have them, and an answer leaves the other to the memo', () => {
    const text = `Brand work;${ana};10;Ana\nTranslation;${ben};20;Ben`
    expect(namesIn(text)).toEqual(['nameColumn'])
    expect(namesIn(text, { columns: { name: 3 } })).toEqual([
      ['Ana', 'Brand work'],
      ['Ben', 'Translation'],
    ])
    expect(namesIn(text, { unused: [0, 3] })).toEqual([
      ['', ''],
      ['', ''],
    ])
  })

  test('are not asked about where they stand before the address and most lines of the other column share a word', () => {
    expect(namesIn(`Ana;${ana};10;October for Ana\nBen;${ben};20;October for Ben`)).toEqual([
      ['Ana', 'October for Ana'],
      ['Ben', 'October for Ben'],
    ])
    // Either alone proves nothing.
    const family = `Ana Silva;${ana};10;Brand work\nBen Silva;${ben};20;Translation`
    expect(namesIn(family)).toEqual(['nameColumn'])
    const behind = `Work in May;${ana};10;Ana\nWork in June;${ben};20;Ben`
    expect(namesIn(behind)).toEqual(['nameColumn'])
  })

  test('are not asked about beside a column that is called so, nor of one line alone', () => {
    const text = `Topic;Wallet;Amount;Name\nBrand work;${ana};10;Ana\nTranslation;${ben};20;Ben`
    expect(namesIn(text)).toEqual([
      ['Ana', 'Brand work'],
      ['Ben', 'Translation'],
    ])
    expect(namesIn(`Ana;${ana};10;Rent`)).toEqual([['Ana', 'Rent']])
  })
})

describe('what is asked about the whole text', () => {
  const said = (text: string, options: ReadPayrollOptions = {}) => {
    const { rows, decimalSign, questions } = readPayroll(text, { symbols, ...options })
    const lines = checkPayroll({
      rows,
      questions,
      decimalSign,
      account,
      prefixes: [],
      tokens: [ether, usdc],
      token: undefined,
      known: [{ address: ana, wasPaid: true }],
    })
    expect(lines.filter(isPayable)).toEqual([])
    return [
      ...questions.map(({ ask }) => ask),
      ...lines.flatMap(({ problems }) => problems.map(({ code }) => code)),
    ]
  }

  test.each([
    ['Name;Wallet;Salary (USDC);Net', `Ana;${ana};5000;3100`, ['amountColumn']],
    ['Wallet;Wallet 2;Amount USDC', `${ana};${ben};10`, ['addressColumn']],
    ['Name;Who;Amount (USDC)', `Ana;ana.eth;10`, ['column']],
    ['Name;Wallet;Note', `Ana;${ana};ten USDC`, ['column']],
    ['name,address,USDC,memo', `Ana,${ana},1,500.-`, ['cutAmount']],
    ['name,address,amount,memo', `Ana,${ana},Fr.1,500`, ['cutAmount', 'token']],
    ['name,address,USDC,memo', `Ana,${ana},1,500`, ['cutAmount']],
    ['name,address,USDC,memo', `Ana,${ana},1,500 (net)`, ['cutAmount']],
    ['name,address,USDC,memo', `Ana,${ana},1,500/month`, ['cutAmount']],
    ['name,address,USDC,memo', `Ana,${ana},1,500 USDC brutto`, ['cutAmount']],
    ['Wallet;Amount (USDC)', `${ana};1,500`, ['decimalSign']],
    ['Wallet;Amount (EUR)', `${ana};10`, ['token']],
    ['Wallet;Amount USDC bridged', `${ana};10`, ['token']],
    ['Wallet;Bridged USDC', `${ana};10`, ['token']],
  ])('is not told of each line: %s', (heading, line, expected) => {
    expect(said(`${heading}\n${line}`)).toEqual(expected)
  })

  test('is told of a line that has another fault', () => {
    expect(said(`Wallet;Salary (USDC);Net\n0x12;5000;3100`)).toEqual([
      'amountColumn',
      'addressUnreadable',
    ])
    expect(said(`Wallet;Amount (USDC)\n${ana};1,500\n${ana};ten`)).toEqual([
      'decimalSign',
      'amountUnreadable',
    ])
    expect(said(`Wallet;Token;Amount\n${ana};EUR;10\n${ana};ABCDEFGH;10`)).toEqual([
      'token',
      'tokenUnknown',
    ])
  })
})

describe('the lines', () => {
  const lines = (text: string) => {
    const { rows, decimalSign } = readPayroll(text, { symbols })
    const known = [ana, ben, cat].map((address) => ({
      address: address as `0x${string}`,
      wasPaid: true,
    }))
    return checkPayroll({
      rows,
      decimalSign,
      account,
      prefixes: [],
      tokens: [ether, usdc],
      token: usdc,
      known,
    }).map(({ line, problems }) => [line, ...problems.map(({ code }) => code)])
  }

  test('two names on one address are said on both lines', () => {
    expect(lines(`Ana;${ana};1\nBen;${ben};2\nKofi;${ana};3\n ana ;${ana};4`)).toEqual([
      [1, 'twoNames'],
      [2],
      [3, 'twoNames'],
      [4, 'twoNames'],
    ])
    expect(lines(`Ana;${ana};1\nAna;${ana};2\n;${ana};3`)).toEqual([[1], [2], [3]])
  })

  test('another address in a memo or a name is said', () => {
    const heading = 'name;address;amount;memo'
    expect(lines(`${heading}\nAna;${ana};1;for ${ben}\nBen;${ben};2;to ${ben}`)).toEqual([
      [2, 'addressInText'],
      [3],
    ])
  })

  test('a quote that is not closed stops its line and takes no other with it', () => {
    const heading = 'name,address,amount,memo'
    const open = `${heading}\nAna,${ana},10,"rent\nBen,${ben},12,x\nCat,${cat},13,y`
    expect(lines(open)).toEqual([[2, 'openQuote'], [3], [4]])
    const closedLater = `${heading}\nAna,${ana},10,"rent\nBen,${ben},12,x\nCat,${cat},13,"y"`
    expect(lines(closedLater)).toEqual([[2, 'rowsInQuotes'], [3], [4]])
    const named = `${heading}\nAna,${ana},10,"rent\nBen,ben.eth,12,x"\nCat,${cat},13,y`
    expect(lines(named)).toEqual([[2, 'rowsInQuotes'], [3, 'addressName'], [4]])
    const honest = `${heading}\nAna,${ana},10,"rent\nOctober"\nBen,${ben},12,x`
    expect(lines(honest)).toEqual([[2], [4]])
  })
})
