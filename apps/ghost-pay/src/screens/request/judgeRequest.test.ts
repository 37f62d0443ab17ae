import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { requestToken } from '../../testing/buildRequest.ts'
import { amountDue, judgeRequest, type RequestFacts, settlementNow } from './judgeRequest.ts'

const { alice, bob, carol, shop } = testAddresses
const now = 1_790_000_000

const facts: RequestFacts = {
  payee: shop,
  requester: alice,
  signature: 'signed',
  owners: [alice, bob],
  expires: now + 60,
  chain: 'served',
  token: 'known',
  tokenAddress: requestToken.address,
  settlement: undefined,
}
const said = (change: Partial<RequestFacts>) =>
  judgeRequest({ ...facts, ...change }, now).map(({ tone, code }) => `${tone} ${code}`)

const settled = (state: 'open' | 'part' | 'paid' | 'over' | 'expired', received: bigint) => ({
  state,
  received,
})

test.each<[string, Partial<RequestFacts>, string[]]>([
  ['signed by an owner of the payee', {}, ['proven owner']],
  ['signed by the payee itself', { requester: shop, owners: [] }, ['proven self']],
  ['signed by a stranger', { requester: carol }, ['stop stranger']],
  ['signed for a payee that is no account', { owners: [] }, ['stop stranger']],
  ['signed, while the owners are being asked for', { owners: undefined }, []],
  ['signed, and the owners can not be read', { owners: 'silent' }, ['look owners']],
  [
    'signed by the payee, whose owners can not be read',
    { requester: shop, owners: 'silent' },
    ['proven self'],
  ],
  ['whose token can not be read', { token: 'silent' }, ['look tokenSilent', 'proven owner']],
  [
    'of which nobody knows what is paid',
    { settlement: 'silent' },
    ['look unsettled', 'proven owner'],
  ],
  [
    'of which nobody knows what is paid, and which has ended',
    { settlement: 'silent', expires: now },
    ['stop expired', 'look unsettled', 'proven owner'],
  ],
  [
    'that pays the token itself',
    { tokenAddress: `0x${shop.slice(2).toLowerCase()}` },
    ['stop lost', 'proven owner'],
  ],
  [
    'that pays nobody',
    { payee: zeroAddress, signature: 'link', tokenAddress: null },
    ['stop lost', 'look link'],
  ],
  ['with another’s signature', { signature: 'invalid' }, ['stop invalid']],
  ['without a signature', { signature: 'unsigned' }, ['look unsigned']],
  ['whose signature only a silent chain knows', { signature: 'unknown' }, ['look unknown']],
  ['that is a payment link', { signature: 'link', requester: undefined }, ['look link']],
  ['that has ended', { expires: now }, ['stop expired', 'proven owner']],
  ['on a chain that is not served', { chain: 'foreign' }, ['stop chain', 'proven owner']],
  ['without a chain', { chain: 'none', signature: 'link' }, ['stop noChain', 'look link']],
  ['for what is no token', { token: 'none' }, ['stop token', 'proven owner']],
  ['that is paid', { settlement: settled('paid', 5n) }, ['stop paid', 'proven owner']],
  [
    'that is paid and ended',
    { settlement: settled('over', 5n), expires: now },
    ['stop paid', 'proven owner'],
  ],
  ['of which a part is paid', { settlement: settled('part', 5n) }, ['look part', 'proven owner']],
  ['of which nothing is paid', { settlement: settled('open', 0n) }, ['proven owner']],
])('says of a request %s what has to be said', (_, change, lines) => {
  expect(said(change)).toEqual(lines)
})

test('what stops comes first', () => {
  expect(said({ signature: 'unsigned', expires: now, token: 'none' })).toEqual([
    'stop token',
    'stop expired',
    'look unsigned',
  ])
})

test('what is paid is what is missing, and all of it where nothing has come or the payer says', () => {
  expect(amountDue(100n, { state: 'part', missing: 40n })).toBe(40n)
  expect(amountDue(100n, { state: 'open', missing: 100n })).toBe(100n)
  expect(amountDue(100n, undefined)).toBe(100n)
  expect(amountDue(undefined, { state: 'part', missing: 40n })).toBeUndefined()
})

test('what a node said before it fell silent is not how far a request is paid now, but for what is paid', () => {
  const open = { state: 'open' } as const
  const paid = { state: 'paid' } as const
  const silent = { hasFailed: true, isAsking: false }
  const asking = { hasFailed: true, isAsking: true }
  const told = { hasFailed: false, isAsking: false }
  expect(settlementNow(open, told)).toBe(open)
  expect(settlementNow(open, silent)).toBe('silent')
  expect(settlementNow(open, asking)).toBe('silent')
  expect(settlementNow(paid, silent)).toBe(paid)
  expect(settlementNow(undefined, silent)).toBe('silent')
  expect(settlementNow(undefined, asking)).toBeUndefined()
})
