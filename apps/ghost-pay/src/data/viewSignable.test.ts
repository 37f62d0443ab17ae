import { erc20TransferCall, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { expect, test } from 'vitest'

import { accountAddress } from '../testing/buildAccount.ts'
import { buildTransfer, infoOf, people } from '../testing/buildTransaction.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'
import { contradicts, tokenOf, viewSignable } from './viewSignable.ts'

const options = {
  currency: { symbol: 'ETH', decimals: 18 },
  tokens: [{ address: people.carol, symbol: 'dUSD', decimals: 6 }],
  nameOf: () => undefined,
}
const buildSignable = (call: Partial<SignableTransaction['transaction']>): SignableTransaction => ({
  chainId: 1,
  safe: accountAddress,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: people.shop, value: 0n, nonce: 7, ...call }),
})
const ether = 10n ** 18n

test('a payment is read from its own bytes', () => {
  expect(viewSignable(buildSignable({ value: ether }), options)).toMatchObject({
    kind: 'sent',
    counterparty: people.shop,
    amount: { value: ether, symbol: 'ETH' },
    redLines: [],
    blocked: false,
  })
})

test('a token is counted by what the chain says of it, or in base units', () => {
  const call = erc20TransferCall({ token: people.carol, to: people.shop, amount: 5_000_000n })
  const signable = buildSignable(call)
  expect(tokenOf(signable)).toBe(people.carol)
  expect(viewSignable(signable, options).amount).toEqual({
    value: 5_000_000n,
    decimals: 6,
    symbol: 'dUSD',
  })
  expect(viewSignable(signable, { ...options, tokens: [] }).amount).toMatchObject({
    value: 5_000_000n,
    decimals: 0,
  })
})

test('a delegatecall to a stranger is not to be signed', () => {
  const view = viewSignable(buildSignable({ operation: 1, data: '0xa9059cbb' }), options)
  expect(view.blocked).toBe(true)
})

test('an empty call to the account itself is a rejection', () => {
  expect(viewSignable(buildSignable({ to: accountAddress }), options).kind).toBe('rejection')
})

test('a gateway that names another recipient or amount contradicts the payment', () => {
  const view = viewSignable(buildSignable({ value: ether }), options)
  const truth = buildTransfer({ value: ether })
  expect(contradicts(truth, view)).toBe(false)
  expect(contradicts(buildTransfer({ value: ether / 100n }), view)).toBe(true)
  if (truth.type !== 'Transfer') throw new Error('not a transfer')
  expect(contradicts({ ...truth, recipient: infoOf(people.carol) }, view)).toBe(true)
})

test('a call that the gateway calls a payment contradicts it, too', () => {
  const view = viewSignable(buildSignable({ data: '0x12345678' }), options)
  expect(contradicts(buildTransfer(), view)).toBe(true)
})
