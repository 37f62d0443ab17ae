import { expect, test } from 'vitest'

import {
  type CheckName,
  checkNames,
  failuresIn,
  maySign,
  reviewChecks,
  type ReviewFacts,
} from './reviewChecks.ts'

const time = 5_000
const said = <value>(value: value) => ({ status: 'said', value, time }) as const
const payee = {
  count: 1,
  firsts: 0,
  isNamed: true,
  isUnseen: false,
  entrusted: 0,
  strangers: 0,
  isAlike: false,
  isCompared: false,
  isNobody: false,
  areTokens: 'said' as const,
}
const token = { symbol: 'dUSD', decimals: 6 }
const proven: ReviewFacts = {
  bytes: 'same',
  contract: said('same'),
  gateway: said({ lie: undefined, isFresh: false }),
  tokens: said({ count: 1, token, isUnknown: false, lie: undefined }),
  rehearsal: said({ outcome: 'asSaid', count: 2 }),
  payee: said(payee),
  place: said({ status: 'free', nonce: 41, accountNonce: 41, free: 41 }),
  twin: said({ found: undefined, compared: 3, isWhole: true }),
}
const checksOf = (facts: Partial<ReviewFacts>) => reviewChecks({ ...proven, ...facts })

test('eight checks, in one order, all proven', () => {
  const checks = checksOf({})
  expect(checks.map(({ name }) => name)).toEqual(checkNames)
  expect(checks.every(({ state }) => state === 'passed')).toBe(true)
  expect(maySign(checks)).toBe(true)
})

test('without a gateway its check stays open, and what comes before is not looked for', () => {
  const checks = checksOf({
    gateway: { status: 'unasked' },
    place: said({ status: 'ahead', nonce: 43, accountNonce: 41, free: 41 }),
  })
  expect(checks[2]).toMatchObject({ state: 'open', source: ['review.by.unasked'] })
  expect(checks[6]).toMatchObject({
    state: 'warning',
    said: ['review.place.ahead'],
    source: ['review.by.nonce', { nonce: '41' }],
  })
  expect(maySign(checks)).toBe(true)
})

test.each<[string, Partial<ReviewFacts>, string, object]>([
  ['foreign code', { bytes: 'blocked' }, 'bytes', { said: ['review.bytes.blocked'] }],
  ['an official address with other code', { bytes: 'foreign' }, 'bytes', {}],
  [
    'an update that changes something else',
    { rehearsal: said({ outcome: 'changes', count: 0 }) },
    'rehearsal',
    { said: ['review.rehearsal.changes'], source: ['review.by.before'] },
  ],
  ['unreadable bytes', { bytes: 'unreadable' }, 'bytes', {}],
  ['another hash of the contract', { contract: said('other') }, 'contract', { by: 'chain', time }],
  [
    'another hash of the gateway',
    { gateway: said({ lie: 'hash', isFresh: false }) },
    'gateway',
    { by: 'gateway', source: ['review.by.otherHash'] },
  ],
  [
    'another description',
    { gateway: said({ lie: 'description', isFresh: false }) },
    'gateway',
    { source: ['review.by.description'] },
  ],
  [
    'other owners',
    { gateway: said({ lie: 'account', isFresh: true }) },
    'gateway',
    { source: ['review.by.account'] },
  ],
  [
    'other decimals',
    { tokens: said({ count: 1, token, isUnknown: false, lie: { decimals: 8 } }) },
    'tokens',
    { said: ['review.tokens.decimals', { chain: 6, gateway: 8 }] },
  ],
  [
    'another token',
    {
      tokens: said({ count: 2, token: undefined, isUnknown: false, lie: { decimals: undefined } }),
    },
    'tokens',
    { said: ['review.tokens.failed'] },
  ],
  ['a failing rehearsal', { rehearsal: said({ outcome: 'fails', count: 0 }) }, 'rehearsal', {}],
  [
    'a look-alike that gets a say',
    { payee: said({ ...payee, count: 0, entrusted: 1, isAlike: true }) },
    'payee',
    {},
  ],
  ['a look-alike', { payee: said({ ...payee, isAlike: true }) }, 'payee', {}],
  [
    'a burn address',
    { payee: said({ ...payee, isNobody: true, isAlike: true, isCompared: true }) },
    'payee',
    {},
  ],
  [
    'a used place',
    { place: said({ status: 'used', nonce: 40, accountNonce: 41, free: 41 }) },
    'place',
    { source: ['review.by.nonce', { nonce: '41' }] },
  ],
])('%s stops signing, and nothing else turns red', (_, facts, name, expected) => {
  const checks = checksOf(facts)
  expect(failuresIn(checks)).toMatchObject([{ name, ...expected }])
  expect(maySign(checks)).toBe(false)
})

test.each<[string, Partial<ReviewFacts>, string]>([
  ['a warning', { bytes: 'warned' }, 'bytes'],
  [
    'an unknown token',
    { tokens: said({ count: 1, token: undefined, isUnknown: true, lie: undefined }) },
    'tokens',
  ],
  ['another amount that moves', { rehearsal: said({ outcome: 'differs', count: 2 }) }, 'rehearsal'],
  [
    'a rehearsal that compared no balance',
    { rehearsal: said({ outcome: 'goesThrough', count: 0 }) },
    'rehearsal',
  ],
  [
    'a rehearsal that compared only some balances',
    { rehearsal: said({ outcome: 'part', count: 1 }) },
    'rehearsal',
  ],
  [
    'a token that answers that it did not pay',
    { rehearsal: said({ outcome: 'refused', count: 0 }) },
    'rehearsal',
  ],
  [
    'a rehearsal that fails before its turn',
    { rehearsal: said({ outcome: 'failsNow', count: 0 }) },
    'rehearsal',
  ],
  [
    'a rehearsal that fails after those before it',
    { rehearsal: said({ outcome: 'failsThen', count: 0 }) },
    'rehearsal',
  ],
  ['a first payment', { payee: said({ ...payee, isNamed: false, firsts: 1 }) }, 'payee'],
  [
    'a compared look-alike that gets a say',
    { payee: said({ ...payee, count: 0, entrusted: 1, isAlike: true, isCompared: true }) },
    'payee',
  ],
  [
    'a compared look-alike',
    { payee: said({ ...payee, isAlike: true, isCompared: true }) },
    'payee',
  ],
  [
    'a conflict',
    { place: said({ status: 'taken', nonce: 41, accountNonce: 41, free: 42 }) },
    'place',
  ],
  ['a gap', { place: said({ status: 'gap', nonce: 45, accountNonce: 41, free: 42 }) }, 'place'],
])('%s wants a look and stops nobody', (_, facts, name) => {
  const checks = checksOf(facts)
  expect(checks.filter(({ state }) => state !== 'passed')).toMatchObject([
    { name, state: 'warning' },
  ])
  expect(maySign(checks)).toBe(true)
})

test.each([
  ['alone', { count: 0 }],
  ['beside a payment', {}],
])('a stranger who gets a say %s was not compared: dashed, as what nobody was asked', (_, paid) => {
  const checks = checksOf({ payee: said({ ...payee, ...paid, entrusted: 1, strangers: 1 }) })
  expect(checks.filter(({ state }) => state !== 'passed')).toMatchObject([
    { name: 'payee', state: 'open', by: 'device', said: ['review.payee.stranger'] },
  ])
  expect(maySign(checks)).toBe(true)
})

test.each(['gateway', 'tokens', 'rehearsal', 'payee', 'place', 'twin'] as const)(
  'signing does not wait for the %s, and says that nothing is proven there',
  (name) => {
    const stateOf = (status: 'pending' | 'silent') => {
      const checks = checksOf({ [name]: { status } })
      expect(maySign(checks)).toBe(true)
      return checks.find((check) => check.name === name)?.state
    }
    expect(stateOf('pending')).toBe('running')
    expect(stateOf('silent')).toBe('open')
  },
)

test('signing waits for the bytes and for the contract', () => {
  expect(maySign(checksOf({ bytes: 'pending' }))).toBe(false)
  expect(maySign(checksOf({ contract: { status: 'pending' } }))).toBe(false)
  expect(maySign(checksOf({ contract: { status: 'silent' } }))).toBe(false)
})

test.each([
  ['pending', 'running', 'review.by.waiting'],
  ['silent', 'open', 'review.by.node'],
] as const)(
  'payees of whom nobody said whether they are tokens (%s) get no tick',
  (areTokens, state, source) => {
    const payeeOf = (value: Partial<typeof payee>) =>
      checksOf({ payee: said({ ...payee, count: 30, ...value, areTokens }) }).find(
        ({ name }) => name === 'payee',
      )
    expect(payeeOf({})).toMatchObject({ state, source: [source] })
    expect(payeeOf({ isNobody: true })).toMatchObject({ state: 'failed' })
    expect(payeeOf({ isAlike: true })).toMatchObject({ state: 'failed' })
    expect(payeeOf({ firsts: 2 })).toMatchObject({ state: 'warning' })
  },
)

test('only what applies is listed: a rejection has no trial run, no token, no payee and no twin', () => {
  const checks = checksOf({
    tokens: { status: 'none' },
    payee: { status: 'none' },
    twin: { status: 'none' },
    rehearsal: { status: 'none' },
    place: said({ status: 'instead', nonce: 41, accountNonce: 41, free: 42 }),
  })
  expect(checks.map(({ name }) => name)).toEqual(['bytes', 'contract', 'gateway', 'place'])
  expect(checks.every(({ state }) => state === 'passed')).toBe(true)
  expect(checks.at(-1)).toMatchObject({ said: ['review.place.instead', { nonce: '41' }] })
})

test('a draft that the gateway has never seen has no tick of the gateway', () => {
  const gatewayOf = (value: { lie: 'account' | undefined; isFresh: boolean }) =>
    checksOf({ gateway: said(value) }).find(({ name }) => name === 'gateway')
  expect(gatewayOf({ lie: undefined, isFresh: true })).toMatchObject({
    state: 'open',
    said: ['review.gateway.fresh'],
  })
  expect(gatewayOf({ lie: undefined, isFresh: false })).toMatchObject({ state: 'passed' })
  // What it says of the account is asked, draft or not.
  expect(gatewayOf({ lie: 'account', isFresh: true })).toMatchObject({ state: 'failed' })
})

test.each([
  [
    { found: { place: 14, lines: undefined }, compared: 3, isWhole: false },
    'warning',
    'review.twice',
  ],
  [{ found: { place: 14, lines: 2 }, compared: 3, isWhole: false }, 'warning', 'review.twiceLines'],
  [{ found: undefined, compared: 3, isWhole: true }, 'passed', 'review.twin.passed'],
  [{ found: undefined, compared: 3, isWhole: false }, 'open', 'review.twin.open'],
] as const)('the same that waits already is a check: %j is %s', (value, state, key) => {
  const check = checksOf({ twin: said(value) }).at(-1)
  expect(check).toMatchObject({ name: 'twin', state })
  expect(check?.said[0]).toBe(key)
})

test('whom the account has paid before, the gateway says; names are of this device', () => {
  const vouches = (value: Partial<typeof payee>) =>
    checksOf({ payee: said({ ...payee, ...value }) }).find(({ name }) => name === 'payee')?.by
  expect(vouches({})).toBe('device')
  expect(vouches({ isNamed: false })).toBe('gateway')
  expect(vouches({ isNamed: false, count: 0, entrusted: 1 })).toBe('device')
})

test('a rehearsal in which more happens wants a look', () => {
  const [check] = checksOf({ rehearsal: said({ outcome: 'more', count: 4 }) }).filter(
    ({ state }) => state !== 'passed',
  )
  expect(check).toMatchObject({ name: 'rehearsal', state: 'warning' })
})

test.each<[CheckName, Partial<ReviewFacts>, object]>([
  ['contract', { contract: { status: 'pending' } }, { state: 'running' }],
  ['contract', { contract: { status: 'silent' } }, { state: 'open', source: ['review.by.node'] }],
  ['gateway', {}, { source: ['review.by.hash'] }],
  [
    'tokens',
    {},
    {
      said: ['review.tokens.passed', { count: 1 }],
      source: ['review.terms.decimals', { symbol: 'dUSD', count: 6 }],
    },
  ],
  [
    'tokens',
    { tokens: said({ count: 3, token: undefined, isUnknown: false, lie: undefined }) },
    { source: ['review.by.tokens', { count: 3 }] },
  ],
  [
    'tokens',
    { tokens: said({ count: 1, token, isUnknown: false, lie: { decimals: undefined } }) },
    { said: ['review.tokens.failed'] },
  ],
  [
    'tokens',
    { tokens: said({ count: 2, token: undefined, isUnknown: false, lie: { decimals: 8 } }) },
    { said: ['review.tokens.failed'] },
  ],
  [
    'rehearsal',
    { rehearsal: said({ outcome: 'rounded', count: 1 }) },
    { state: 'passed', source: ['review.by.rounded', { count: 1 }] },
  ],
  ['payee', {}, { said: ['review.payee.passed'], source: ['review.by.named'] }],
  ['payee', { payee: said({ ...payee, isNamed: false }) }, { source: ['review.by.paid'] }],
  [
    'payee',
    { payee: said({ ...payee, isNamed: false, firsts: 1 }) },
    { said: ['review.payee.first'], source: ['review.by.never'] },
  ],
  [
    'payee',
    { payee: said({ ...payee, isNamed: false, firsts: 1, isUnseen: true }) },
    { source: ['review.by.unseen'] },
  ],
  [
    'payee',
    { payee: said({ ...payee, count: 4, isNamed: false, firsts: 2 }) },
    { said: ['review.payee.firsts', { count: 2 }] },
  ],
  [
    'payee',
    { payee: said({ ...payee, count: 0, entrusted: 1 }) },
    { said: ['review.payee.entrusted'], source: ['review.by.named'] },
  ],
  ['payee', { payee: said({ ...payee, count: 4 }) }, { said: ['review.payee.all'] }],
])('%s of %j says what was found, and how', (name, facts, expected) => {
  expect(checksOf(facts).find((check) => check.name === name)).toMatchObject(expected)
})

test('an update is signed only once its code was read', () => {
  const rehearsal = said({ outcome: 'updates', count: 0 } as const)
  expect(maySign(checksOf({ bytes: 'warned', rehearsal }))).toBe(true)
  const unread = checksOf({ bytes: 'unread', rehearsal })
  expect(unread[0]).toMatchObject({ state: 'open' })
  expect(failuresIn(unread)).toEqual([])
  expect(maySign(unread)).toBe(false)
})
