import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { type Asset, type PaymentForm, readPayment, worthTyped } from './payment.ts'

const account = {
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chain: mainnet,
} as const
const chains = [mainnet, gnosis]
const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const dollar: Asset = {
  token: '0x8C04827329f40a0de8145226d98719aA2a5c53bb',
  symbol: 'dUSD',
  name: 'Demo Dollar',
  decimals: 6,
  balance: 125_000_000_000n,
}
const ether: Asset = {
  token: undefined,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  balance: 40n * 10n ** 18n,
}

const buildForm = (form: Partial<PaymentForm> = {}): PaymentForm => ({
  recipient,
  amount: '1',
  token: '',
  ...form,
})
const read = (form: Partial<PaymentForm>) =>
  readPayment(buildForm(form), [ether, dollar], account, chains)
const problemsOf = (form: Partial<PaymentForm>) => {
  const result = read(form)
  return result.status === 'incomplete' ? result.problems : {}
}

test('pays the currency of the chain as a plain call', () => {
  expect(read({ amount: '1.5' })).toMatchObject({
    status: 'ready',
    payment: { call: { to: recipient, value: 1_500_000_000_000_000_000n, data: '0x' } },
  })
})

test('pays a token by its transfer', () => {
  const result = read({ token: dollar.token as string, amount: '12.5' })
  if (result.status !== 'ready') throw new Error('not ready')
  const { to, value, data } = result.payment.call
  expect({ to, value }).toEqual({ to: dollar.token, value: 0n })
  expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
    functionName: 'transfer',
    args: [recipient, 12_500_000n],
  })
})

test('everything the account holds can be paid', () => {
  expect(read({ amount: '40' }).status).toBe('ready')
})

test('a balance that is not known yet does not stop a payment', () => {
  const unknown = { ...ether, balance: undefined }
  expect(readPayment(buildForm({ amount: '9999' }), [unknown], account, chains).status).toBe(
    'ready',
  )
})

describe('recipient', () => {
  test.each([
    ['', ['recipient.empty']],
    ['alice.eth', ['recipient.choose', { name: 'alice.eth' }]],
    [recipient.slice(0, -1), ['recipient.tooShort', { count: 1 }]],
    [`${recipient.slice(0, -1)}g`, ['recipient.strangeCharacter', { place: 40, character: 'g' }]],
    [recipient.replace('f', 'F'), ['recipient.checksumAt', { place: 1 }]],
    ['0x0000000000000000000000000000000000000000', ['recipient.zeroAddress']],
    [account.address, ['recipient.ownAccount']],
    [`eth:${account.address}`, ['recipient.ownAccount']],
    ['eth:0x0000000000000000000000000000000000000000', ['recipient.zeroAddress']],
    [`gno:${recipient}`, ['recipient.otherChain', { chain: 'Gnosis', own: 'Ethereum' }]],
    [`100:${recipient}`, ['recipient.otherChain', { chain: 'Gnosis', own: 'Ethereum' }]],
    [`moon:${recipient}`, ['recipient.unknownChain', { prefix: 'moon' }]],
  ])('%s', (typed, said) => {
    expect(problemsOf({ recipient: typed }).recipient).toEqual(said)
  })

  test('a token cannot be paid to itself', () => {
    const token = dollar.token as string
    expect(problemsOf({ recipient: token, token }).recipient).toEqual([
      'recipient.tokenContract',
      { symbol: 'dUSD' },
    ])
  })

  test.each([`eth:${recipient}`, `1:${recipient}`, ` eth: ${recipient.toLowerCase()}`])(
    '%s names the chain that is paid on',
    (typed) => {
      expect(read({ recipient: typed })).toMatchObject({
        status: 'ready',
        payment: { recipient, call: { to: recipient } },
      })
    },
  )

  test('spaces around an address do no harm', () => {
    expect(read({ recipient: `  ${recipient}\n` }).status).toBe('ready')
  })
})

describe('amount', () => {
  test.each([
    ['', 'amount.empty'],
    ['0', 'amount.nothing'],
    ['0.000', 'amount.nothing'],
    ['-1', 'amount.unreadable'],
    ['1,500', 'amount.twoWays'],
    ['1.500', 'amount.twoWays'],
    ['1e3', 'amount.unreadable'],
    ['.', 'amount.unreadable'],
    ['40.000000000000000001', 'amount.tooMuch'],
    ['0.0000000000000000001', 'amount.tooFine'],
  ])('%s', (typed, key) => {
    expect(problemsOf({ amount: typed }).amount?.[0]).toBe(key)
  })

  test.each(['.5', '5.', '1,5', '1.50000000000000000000'])('%s is an amount', (amount) => {
    expect(read({ amount }).status).toBe('ready')
  })
})

test.each([
  ['1,000.5', 2, 2001],
  ['0', 2, 0],
  ['1', undefined, undefined],
  ['two', 2, undefined],
  ['', 2, undefined],
  ['9'.repeat(400), 2, undefined],
  ['1', 1e30, undefined],
])('%j at a price of %j is worth %j', (typed, price, worth) => {
  expect(worthTyped(typed, { ...dollar, price })).toBe(worth)
})

test('an amount of nothing that is known has no worth', () => {
  expect(worthTyped('1', undefined)).toBeUndefined()
})
