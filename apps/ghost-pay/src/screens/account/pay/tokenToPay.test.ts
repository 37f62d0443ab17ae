import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { noToken } from '@ghost-pay/safe-account/store'

import { type Asset, readPayment, tokenToPay, type TokenToPayParameters } from './payment.ts'

const { alice, bob, shop } = testAddresses
const usd: Address = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const asset = (token: Address | undefined, more: Partial<Asset> = {}): Asset => ({
  token,
  symbol: token === undefined ? 'ETH' : 'dUSD',
  name: '',
  decimals: 6,
  balance: 5n,
  ...more,
})
const both = [asset(usd), asset(undefined)]
const token = (more: Partial<TokenToPayParameters> = {}, chosen: string = noToken) =>
  tokenToPay(chosen, { assets: both, isWhole: true, payee: bob, payments: [], ...more })

test('an account that holds several tokens pays none before the person chooses', () => {
  expect(token()).toBe(noToken)
  expect(token({ payee: undefined })).toBe(noToken)
  const form = { recipient: bob, amount: '1', token: token() }
  const account = { address: shop, chain: { id: 1, name: 'Ethereum', shortName: 'eth' } }
  expect(readPayment(form, both, account, [])).toMatchObject({
    status: 'incomplete',
    problems: { token: ['pay.with.choose'] },
  })
})

test('what the person chose stays, whatever was paid before', () => {
  const payments = [{ to: bob, token: usd, amount: 1n }]
  expect(token({ payments }, '')).toBe('')
  expect(token({ payments }, usd)).toBe(usd)
})

test('a payee gets what they were paid in last, and another payee does not', () => {
  const payments = [
    { to: alice, token: null, amount: 1n },
    { to: bob, token: usd, amount: 1n },
    { to: bob, token: null, amount: 1n },
  ]
  expect(token({ payments })).toBe(usd)
  expect(token({ payments, payee: alice })).toBe('')
  expect(token({ payments, payee: shop })).toBe(noToken)
})

test('what is held no more, a collectible and a doubtful token are not found', () => {
  const payments = [{ to: bob, token: usd, amount: 1n }]
  expect(token({ payments, assets: [asset(usd, { balance: 0n }), asset(undefined)] })).toBe('')
  expect(token({ payments: [{ to: bob, token: usd, amount: undefined }] })).toBe(noToken)
  expect(token({ payments, assets: [asset(usd, { doubt: 'advertises' }), asset(undefined)] })).toBe(
    '',
  )
})

test('the only one that is held is paid, once all that is held is known', () => {
  const assets = [asset(undefined), asset(usd, { balance: 0n })]
  expect(token({ assets })).toBe('')
  expect(token({ assets, isWhole: false })).toBe(noToken)
  expect(token({ assets: [asset(undefined, { balance: undefined })] })).toBe(noToken)
})
