import { expect, test } from 'vitest'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import { bindMemo } from '../memo/memo.ts'
import { encodePaymentRequest } from './encodePaymentRequest.ts'
import { paymentRequestHash, toPaymentRequest } from './paymentRequest.ts'
import { readRequestText } from './readRequestText.ts'
import { referencesIn } from './referencesIn.ts'

const payee = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const request = toPaymentRequest({
  chainId: 1,
  payee,
  token,
  amount: 5n,
  memo: 'Invoice 7',
  expires: undefined,
  requester: payee,
  issued: 1_750_000_000,
  fromBlock: 12,
  salt: '0x0102030405060708',
})

test('a request is read from its text and from a link that ends with it', () => {
  const text = encodePaymentRequest(request)
  for (const typed of [text, `https://pay.test/#/request/${text}`]) {
    expect(readRequestText(typed)).toEqual({ kind: 'request', request, text })
  }
})

test('a payment link is read as a link, whatever the case of its scheme', () => {
  expect(readRequestText(` ETHEREUM:${payee}@1?value=7`)).toMatchObject({ kind: 'link' })
})

test('what is neither says why', () => {
  expect(readRequestText('hello')).toMatchObject({ kind: 'unreadable' })
  expect(readRequestText('ethereum:nobody')).toMatchObject({ kind: 'unreadable' })
})

test('each of two equal transfers in one transaction names the request behind it', () => {
  const known = [paymentRequestHash(request), `0x${'7'.repeat(64)}`] as const
  const { data } = erc20TransferCall({ token, to: payee, amount: 5n })
  const bound = known.map((hash) => bindMemo(data, hash).slice(2))
  expect(referencesIn(`0xabcd${bound.join('')}`, { to: payee, amount: 5n, known })).toEqual(known)
  expect(referencesIn(`0x${bound.join('')}`, { to: payee, amount: 6n, known })).toEqual([])
  expect(referencesIn(data, { to: payee, amount: 5n, known })).toEqual([])
})
