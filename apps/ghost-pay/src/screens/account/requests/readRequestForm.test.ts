import { expect, test } from 'vitest'

import { requestToken } from '../../../testing/buildRequest.ts'
import { emptyRequestForm, readRequestForm } from './RequestForm.tsx'

const now = 1_790_000_000
const assets = [
  { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 1n },
  { token: requestToken.address, symbol: 'dUSD', name: 'Demo Dollar', decimals: 6, balance: 0n },
]
const read = (form: Partial<typeof emptyRequestForm>) =>
  readRequestForm({ ...emptyRequestForm, ...form }, assets, now)

test('more can be asked for than the account holds, and the end is counted in days', () => {
  expect(
    read({ amount: '4,200.50', token: requestToken.address, memo: ' Invoice 1 ' }),
  ).toMatchObject({
    status: 'ready',
    amount: 4_200_500_000n,
    memo: 'Invoice 1',
    expires: now + 30 * 86_400,
  })
  expect(read({ amount: '1', days: 0 })).toMatchObject({ status: 'ready', expires: undefined })
})

test('says what is missing', () => {
  expect(read({})).toMatchObject({ status: 'incomplete', amountProblem: ['amount.empty'] })
  expect(read({ amount: '0' })).toMatchObject({ amountProblem: ['amount.nothing'] })
  expect(read({ amount: '1', memo: 'é'.repeat(141) })).toMatchObject({
    status: 'incomplete',
    isMemoTooLong: true,
  })
  expect(read({ amount: '1', token: '0x12' })).toMatchObject({ status: 'incomplete' })
})
