import fc from 'fast-check'
import type { Address } from 'viem'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'

import { anyAddress } from '../testing/arbitraries.ts'
import {
  type AddressProblem,
  checkPayroll,
  type CheckPayrollParameters,
  isPayable,
  payrollTotals,
  readPayroll,
} from './index.ts'

const account = '0x42D7000000000000000000000000000000000001'
const ana = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ben = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const dusd = {
  address: '0x8C04827329f40a0de8145226d98719aA2a5c53bb',
  symbol: 'dUSD',
  decimals: 6,
  balance: 10_000_000_000n,
} as const
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: undefined }
const known = [
  { address: ana as Address, name: 'Ana', wasPaid: true },
  { address: ben as Address, wasPaid: true },
]

const check = (text: string, parameters: Partial<CheckPayrollParameters> = {}) => {
  const { rows, decimalSign } = readPayroll(text, {
    symbols: ['ETH', 'dUSD'],
    columns: { address: 0, amount: 1, token: 2, memo: 3 },
  })
  return checkPayroll({
    rows,
    decimalSign,
    account,
    prefixes: ['ghost'],
    tokens: [ether, dusd],
    token: dusd,
    known,
    ...parameters,
  })
}
const codes = (text: string, parameters?: Partial<CheckPayrollParameters>) =>
  check(text, parameters).map(({ problems }) => problems.map(({ code }) => code))

test('a line without fault is payable, its amount in the smallest unit', () => {
  const [line] = check(`${ana},1500.25,,Rent`)
  expect(line).toMatchObject({
    line: 1,
    address: ana,
    amount: 1_500_250_000n,
    memo: 'Rent',
    problems: [],
  })
  expect(line && isPayable(line)).toBe(true)
  expect(check(`ghost:${ana.toLowerCase()},1,ETH`)[0]).toMatchObject({
    address: ana,
    token: ether,
    problems: [],
  })
})

const unreadable = (problem: AddressProblem) => ({ code: 'addressUnreadable', problem })

describe('an address', () => {
  test('is read with 0X as with 0x', () => {
    expect(check(`${ana.replace('0x', '0X')},1,dUSD`)[0]).toMatchObject({
      address: ana,
      problems: [],
    })
  })

  test.each<[string, string, object]>([
    ['is missing', '', { code: 'addressMissing' }],
    ['is a name', 'ana.eth', { code: 'addressName', name: 'ana.eth' }],
    ['is a name on another chain', 'eth:ana.eth', { code: 'addressOtherChain', prefix: 'eth' }],
    ['lacks its 0x', ana.slice(2), unreadable({ key: 'without0x', suggestion: ana })],
    [
      'has the letter O for a nought',
      ana.replace('0x9', '0xO'),
      unreadable({ key: 'strangeCharacter', character: 'O', place: 1 }),
    ],
    [
      'has a character that cannot be seen before it',
      `\u200b${ana}`,
      unreadable({ key: 'before0x', character: '\u200b' }),
    ],
    ['has an apostrophe before it', `'${ana}`, unreadable({ key: 'before0x', character: "'" })],
    [
      'has a character that cannot be seen in it',
      `${ana}\u200d`,
      unreadable({ key: 'strangeCharacter', character: '\u200d', place: 41 }),
    ],
    ['has one too many', `${ana}0`, unreadable({ key: 'tooLong', extra: 1 })],
    [
      'is a page of an explorer',
      `https://explorer.example/address/${ana}`,
      unreadable({ key: 'webAddress' }),
    ],
    ['is a payment link', `ethereum:${ana}@1`, unreadable({ key: 'paymentLink' })],
    ['is a word', 'Ana', unreadable({ key: 'word', word: 'Ana' })],
    [
      'lacks a character that a known address has',
      ana.replace('EB2c', 'B2c'),
      { code: 'addressOneMissing', fits: ana },
    ],
    [
      'lacks a character, and nothing known fits',
      `0x${'1'.repeat(39)}`,
      { code: 'addressOneMissing', fits: undefined },
    ],
    ['lacks two', `0x${'1'.repeat(38)}`, unreadable({ key: 'tooShort', missing: 2 })],
    ['has a wrong checksum', ana.replace('F79bf6', 'f79Bf6'), { code: 'addressChecksum' }],
    ['is on another chain', `eth:${ana}`, { code: 'addressOtherChain', prefix: 'eth' }],
    ['is nobody’s', `0x${'0'.repeat(40)}`, { code: 'addressZero' }],
    ['is nobody’s, and burns', `0x${'0'.repeat(36)}dEaD`, { code: 'addressZero' }],
    ['is the payer’s', account, { code: 'addressOwn' }],
    ['is a token’s', dusd.address, { code: 'addressToken', symbol: 'dUSD' }],
    [
      'looks like a known one',
      getAddress(`0x90F7${'2'.repeat(34)}06`),
      { code: 'lookAlike', alike: ana, name: 'Ana' },
    ],
    [
      'looks like one that was paid',
      getAddress(`0x${'2'.repeat(32)}19B0A4dc`),
      { code: 'lookAlike', alike: ben, name: undefined },
    ],
  ])('that %s stops the line', (_, address, problem) => {
    const [line] = check(`${address},1,dUSD\n${ana},2,dUSD`)
    expect(line?.problems[0]).toMatchObject({ level: 'stop', field: 'address', ...problem })
    expect(line && isPayable(line)).toBe(false)
  })

  test('that was paid and looks like one with a name is still compared', () => {
    const imitation = getAddress(`0x90F7${'2'.repeat(34)}06`)
    const wasPaid = [...known, { address: imitation, wasPaid: true }]
    expect(codes(`${imitation},1`, { known: wasPaid })).toEqual([['lookAlike']])
    const named = [...known, { address: imitation, name: 'Zoe', wasPaid: true }]
    expect(codes(`${imitation},1`, { known: named })).toEqual([[]])
  })

  test('that agrees with a known one in four characters at one end alone is no look-alike', () => {
    expect(codes(`${getAddress(`0x90F7${'2'.repeat(36)}`)},1`)).toEqual([['firstTime']])
  })

  test('that can be taken for another line’s stops the line', () => {
    const one = getAddress(`0xabcd${'1'.repeat(32)}1234`)
    const two = getAddress(`0xabcd${'2'.repeat(32)}1234`)
    expect(codes(`${one},1\n${two},1\n${one},2`)).toEqual([
      ['firstTime'],
      ['lookAlikeLine', 'firstTime'],
      ['firstTime'],
    ])
  })
})

describe('an amount', () => {
  test.each([
    ['', 'amountMissing'],
    ['many', 'amountUnreadable'],
    ['0.00', 'amountZero'],
    ['1.1234567', 'amountPrecise'],
    ['10000.01', 'amountTooLarge'],
    ['9'.repeat(101), 'amountUnreadable'],
  ])('of %.12s stops the line', (amount, code) => {
    expect(codes(`${ana},${amount}\n${ben},1.5`)[0]).toEqual([code])
  })

  test('that can be read in two ways waits for an answer', () => {
    expect(codes(`${ana}\t1,500\t\t\n${ben}\t20\t\t`)).toEqual([['amountUnclear'], []])
    const [line] = check(`${ana}\t1,500\t\t\n${ben}\t20\t\t`, { decimalSign: ',' })
    expect(line?.amount).toBe(1_500_000n)
  })

  test('of a token whose balance is not known is not too large', () => {
    expect(codes(`${ana},1000000,ETH`)).toEqual([[]])
    expect(codes(`${ana},${10n ** 60n},ETH`)).toEqual([['amountTooLarge']])
  })
})

test('a token that the account does not have, or that two have, stops the line', () => {
  expect(codes(`${ana},1,EUR`)).toEqual([['tokenUnknown']])
  const fake = { ...dusd, address: ben as Address }
  expect(codes(`${ana},1,dusd`, { tokens: [dusd, fake] })).toEqual([['tokenUnknown']])
  expect(codes(`${ana},1,${dusd.address}`, { tokens: [dusd, fake] })).toEqual([[]])
})

test('what a person should look at again does not stop the line', () => {
  const stranger = getAddress(`0x${'12'.repeat(20)}`)
  const lines = check(`${ana},10\n${stranger},5\n${ana},10.0\n${ana},11`)
  expect(lines.map(({ problems }) => problems)).toEqual([
    [],
    [{ level: 'look', field: 'address', code: 'firstTime' }],
    [{ level: 'look', field: 'address', code: 'duplicate', line: 1 }],
    [],
  ])
  expect(lines.every(isPayable)).toBe(true)
})

test('nobody is called paid for the first time where only a part of the payments is known', () => {
  const stranger = getAddress(`0x${'12'.repeat(20)}`)
  expect(codes(`${stranger},5`)).toEqual([['firstTime']])
  expect(codes(`${stranger},5\n${ana},5`, { isPaidWhole: false })).toEqual([['unseen'], []])
})

test('totals are exact, token by token, and say what is left', () => {
  expect(payrollTotals(check(`${ana},9000\n${ben},2000\n${ana},0.1,ETH\nnobody,1`))).toEqual([
    { token: dusd, lines: 3, total: 11_001_000_000n, left: -1_001_000_000n },
    { token: ether, lines: 1, total: 10n ** 17n, left: undefined },
  ])
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAddress, fc.integer({ min: 1, max: 99 }))), (people) => {
      const lines = check(
        people
          .map(([address, cents]) => `${address},0.${String(cents).padStart(2, '0')}`)
          .join('\n'),
      )
      const sum = people.reduce((total, [, cents]) => total + BigInt(cents) * 10_000n, 0n)
      expect(payrollTotals(lines)[0]?.total ?? 0n).toBe(sum)
    }),
  )
})
