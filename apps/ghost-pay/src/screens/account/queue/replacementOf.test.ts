import { expect, test } from 'vitest'
import { buildSignable, buildTransfer, testAddresses } from '@ghost-pay/gateway-testing'
import { emptyDraft, noToken } from '@ghost-pay/safe-account/store'
import { actionOfBytes, actionOfInfo, viewSignable } from '@ghost-pay/safe-account/view'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import { replacementOf } from './replacementOf.ts'

const { bob, shop: contract } = testAddresses
const currency = { symbol: 'ETH', decimals: 18 }
const info = buildTransfer({})
const wordsOf = (transferInfo: object) =>
  // What the gateway's schema reads of a transfer.
  actionOfInfo({ ...info, transferInfo } as typeof info, currency)
const token = {
  type: 'ERC20',
  tokenAddress: contract,
  tokenSymbol: 'dUSD',
  decimals: 6,
  value: 7_500_000n,
}
const collectible = { type: 'ERC721', tokenAddress: contract, tokenSymbol: 'Punk', tokenId: '7' }

test('a payment is replaced by the same at the same place', () => {
  const ether = actionOfBytes(
    viewSignable(buildSignable({ nonce: 3, to: bob, value: 10n ** 18n }), {
      currency,
      tokens: [],
      nameOf: () => undefined,
    }),
  )
  const draft = { ...emptyDraft, place: '3', recipient: bob }
  expect(replacementOf({ ...ether, nonce: 3, isOwn: true })).toEqual({
    ...draft,
    amount: '1',
    token: '',
  })
  expect(replacementOf({ ...wordsOf(token), nonce: 3, isOwn: true })).toMatchObject({
    amount: '7.5',
    token: contract,
  })
})

test('the gateway’s word for a payee and an amount is not the beginning of another payment', () => {
  expect(replacementOf({ ...wordsOf(token), nonce: 3, isOwn: false })).toEqual({
    ...emptyDraft,
    place: '3',
  })
})

test('an amount of a token that has not said its decimals is not typed', () => {
  const { to, value, data } = erc20TransferCall({ token: contract, to: bob, amount: 50_000n })
  const signable = buildSignable({ nonce: 3, to, value, data })
  const unread = actionOfBytes(
    viewSignable(signable, { currency, tokens: [], nameOf: () => undefined }),
  )
  expect(replacementOf({ ...unread, nonce: 3, isOwn: true })).toEqual({
    ...emptyDraft,
    place: '3',
    recipient: bob,
    token: contract,
  })
})

test('a collectible is replaced by no amount of anything', () => {
  const words = wordsOf(collectible)
  expect(words.amounts).toEqual([{ symbol: 'Punk #7', value: 1n, decimals: 0, token: undefined }])
  expect(replacementOf({ ...words, nonce: 3, isOwn: true })).toMatchObject({
    place: '3',
    amount: '',
    token: noToken,
  })
})

test('what is no payment of one amount is replaced by an empty form', () => {
  const empty = { ...emptyDraft, place: '3' }
  const ether = { value: 1n, decimals: 18, symbol: 'ETH' }
  const pay = { kind: 'pay', to: bob } as const
  expect(replacementOf({ action: { kind: 'reject' }, amounts: [], nonce: 3, isOwn: true })).toEqual(
    empty,
  )
  expect(
    replacementOf({ action: { kind: 'call', to: bob }, amounts: [ether], nonce: 3, isOwn: true }),
  ).toEqual(empty)
  expect(replacementOf({ action: pay, amounts: [ether, ether], nonce: 3, isOwn: true })).toEqual(
    empty,
  )
  expect(
    replacementOf({
      action: pay,
      amounts: [{ ...ether, value: undefined }],
      nonce: 3,
      isOwn: true,
    }),
  ).toEqual(empty)
})
