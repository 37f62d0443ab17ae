import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { anyAddress } from '../testing/arbitraries.ts'
import { checkPayroll, isPayable, readPayroll, type ReadPayrollOptions } from './index.ts'

const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: undefined }
const chains = {
  own: { id: 1, names: ['Ethereum', 'eth'] },
  others: [
    { id: 42_161, names: ['Arbitrum One', 'arb1'] },
    { id: 10, names: ['OP Mainnet', 'oeth'] },
  ],
}

function read(text: string, options: ReadPayrollOptions = {}) {
  const { rows, decimalSign, questions, columns } = readPayroll(text, {
    symbols: ['ETH'],
    chains,
    ...options,
  })
  const lines = checkPayroll({
    rows,
    questions,
    decimalSign,
    account: '0x42D7000000000000000000000000000000000001',
    prefixes: ['eth'],
    tokens: [ether],
    token: ether,
    known: [],
  })
  return {
    columns,
    asked: questions.map((one) => (one.ask === 'chain' ? `${one.written} ${one.lines}` : one.ask)),
    said: lines.map((line) => {
      const [problem] = line.problems.filter(({ level }) => level === 'stop')
      if (isPayable(line)) return 'paid'
      return problem?.code === 'otherChain' ? problem.chain : problem?.code
    }),
  }
}

describe('a column of networks', () => {
  test.each([
    'Chain',
    'chainId',
    'chain_id',
    'Network',
    'Netzwerk',
    'Red',
    'Réseau',
    'Сеть',
    '网络',
  ])('under %s stops the lines for another one, by its name', (heading) => {
    const text = `Name;Wallet;Amount;${heading}\nAna;${ana};1;Ethereum\nBen;${ben};2;Arbitrum One`
    expect(read(text)).toEqual({
      columns: { name: 0, address: 1, amount: 2, chain: 3 },
      asked: [],
      said: ['paid', 'Arbitrum One'],
    })
  })

  test.each([
    ['1', 'paid'],
    ['1.0', 'paid'],
    ['0x1', 'paid'],
    ['eip155:1', 'paid'],
    ['eth', 'paid'],
    ['ETHEREUM', 'paid'],
    ['42161', 'Arbitrum One'],
    ['0xa4b1', 'Arbitrum One'],
    ['eip155:42161', 'Arbitrum One'],
    ['arb1', 'Arbitrum One'],
    ['op mainnet', 'OP Mainnet'],
    ['137', '137'],
  ])('reads %s', (written, expected) => {
    expect(read(`Wallet;Amount;Network\n${ana};1;${written}`)).toMatchObject({
      asked: [],
      said: [expected],
    })
  })

  test.each(['Arbitrum', 'ERC20', '1,137', '0', '0xzz', '1;137', '-1', 'mainnet', '1e3'])(
    'asks about %s, and pays no such line before',
    (written) => {
      const text = `Wallet\tAmount\tNetwork\n${ana}\t1\t${written}\n${ben}\t2\tEthereum`
      expect(read(text)).toMatchObject({ asked: [`${written} 1`], said: ['chainUnclear', 'paid'] })
      const key = written.toLowerCase()
      expect(read(text, { isOwnChain: { [key]: true } })).toMatchObject({
        asked: [],
        said: ['paid', 'paid'],
      })
      expect(read(text, { isOwnChain: { [key]: false } })).toMatchObject({
        asked: [],
        said: [written, 'paid'],
      })
    },
  )

  test('asks once about lines that name none beside lines that do', () => {
    const text = `Wallet;Amount;Network\n${ana};1;\n${ben};2;eth\n${ben};3;`
    expect(read(text)).toMatchObject({
      asked: [' 2'],
      said: ['chainUnclear', 'paid', 'chainUnclear'],
    })
    expect(read(text, { isOwnChain: { '': true } }).said).toEqual(['paid', 'paid', 'paid'])
    expect(read(`Wallet;Amount;Network\n${ana};1;`)).toMatchObject({ asked: [], said: ['paid'] })
  })

  test('asks about every network where nobody says which one is the own', () => {
    const text = `Wallet;Amount;Network\n${ana};1;Ethereum`
    expect(read(text, { chains: undefined })).toMatchObject({ asked: ['Ethereum 1'] })
  })

  test('asks which of two is meant, and takes none for the token', () => {
    const text = `Wallet;Amount;Network;Chain ID\n${ana};1;ETH;42161`
    expect(read(text).asked).toEqual(['chainColumn'])
    expect(read(text, { columns: { chain: 3 } }).said).toEqual(['Arbitrum One'])
    expect(read(`Wallet;Amount;Network\n${ana};1;ETH`).columns).toEqual({
      address: 0,
      amount: 1,
      chain: 2,
    })
  })

  test('is none where the words are about fees, addresses or tokens', () => {
    for (const heading of ['Network address', 'Wallet (network)', 'Blockchain wallet']) {
      expect(read(`${heading};Amount\n${ana};1`)).toMatchObject({
        columns: { address: 0, amount: 1 },
        said: ['paid'],
      })
    }
    expect(read(`Wallet;Amount;Network fee\n${ana};1;2`).asked).toEqual(['amountColumn'])
  })

  test('never lets a line be paid that is for another network', () => {
    const anyChain = fc.constantFrom('Ethereum', '1', '0x1', '10', 'arb1', '137', 'Foo', '', '1,5')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyAddress, anyChain), { minLength: 1, maxLength: 6 }),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        (payments, order) => {
          const rows = [
            ['Wallet', 'Amount', 'Network'],
            ...payments.map(([address, chain]) => [address, '1.5', chain]),
          ]
          const text = rows.map((row) => order.map((at) => row[at] ?? '').join('\t')).join('\n')
          const { said } = read(text)
          const isSaid = payments.some(([, chain]) => chain !== '')
          payments.forEach(([, chain], at) => {
            const isOwn = ['Ethereum', '1', '0x1'].includes(chain) || !isSaid
            if (!isOwn) expect(said[at]).not.toBe('paid')
          })
        },
      ),
    )
  })
})
