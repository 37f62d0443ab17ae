import { formatUnits, maxUint64, maxUint256, padHex, toHex, zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { sayPolicy } from './PolicyWords.tsx'
import { formOf, type LimitForm, type PolicyForm, readPolicyForm } from './readPolicyForm.ts'

const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const account = testAddresses.shop
const units = {
  tokens: [{ address: token, symbol: 'dUSD', decimals: 6 }],
  currency: { symbol: 'ETH', decimals: 18 },
}
const facts = { ...units, chainId: 1, account, current: undefined, now: 1000 }
const none: PolicyForm = { people: [], onlyPeople: false, onlyTokens: false, limits: [] }
const limitOf = (limit: Partial<LimitForm>): LimitForm => ({
  token,
  toAnyone: '',
  perDay: '',
  perMonth: '',
  ...limit,
})
const read = (form: Partial<PolicyForm>, more: Partial<typeof facts> = {}) =>
  readPolicyForm({ ...none, ...form }, { ...facts, ...more })

const policyOf = (form: Partial<PolicyForm>) => {
  const found = read(form)
  if (found.status !== 'ready') throw new Error(JSON.stringify(found))
  return found.policy
}

describe('the form of a policy', () => {
  test('is read in the units of each token', () => {
    const limits = [
      limitOf({ toAnyone: '10 000', perDay: '25 000.5', perMonth: '25000.5' }),
      limitOf({ token: zeroAddress, perMonth: '1.5' }),
    ]
    expect(read({ people: [testAddresses.bob], limits })).toEqual({
      status: 'ready',
      policy: {
        chainId: 1,
        account,
        issuedAt: 1000n,
        replaces: zeroHash,
        people: [testAddresses.bob],
        onlyPeople: false,
        onlyTokens: false,
        limits: [
          { token, toAnyone: 10_000_000_000n, perDay: 25_000_500_000n, perMonth: 25_000_500_000n },
          {
            token: zeroAddress,
            toAnyone: null,
            perDay: null,
            perMonth: 1_500_000_000_000_000_000n,
          },
        ],
      },
    })
  })

  test('nothing at all is a limit, an empty field is none', () => {
    expect(policyOf({ limits: [limitOf({ toAnyone: '0' })] }).limits).toEqual([
      { token, toAnyone: 0n, perDay: null, perMonth: null },
    ])
    expect(policyOf({ limits: [limitOf({ toAnyone: '0,00' })] }).limits[0]?.toAnyone).toBe(0n)
    const unlimited = [limitOf({}), limitOf({ token: zeroAddress, perDay: '1' })]
    expect(policyOf({ limits: unlimited }).limits).toHaveLength(1)
    expect(policyOf({ limits: unlimited, onlyTokens: true }).limits).toHaveLength(2)
  })

  test('what others get at most says nothing where nobody else is paid', () => {
    const limits = [limitOf({ toAnyone: 'not read', perDay: '5' })]
    const policy = policyOf({ people: [testAddresses.bob], onlyPeople: true, limits })
    expect(policy.limits).toEqual([{ token, toAnyone: null, perDay: 5_000_000n, perMonth: null }])
  })

  test('a policy that says nothing, or lets nobody be paid, is none', () => {
    expect(read({})).toMatchObject({ problem: ['policyPage.problem.nothing'] })
    expect(read({ limits: [limitOf({})] })).toMatchObject({
      problem: ['policyPage.problem.nothing'],
    })
    expect(read({ onlyPeople: true })).toMatchObject({ problem: ['policyPage.problem.nobody'] })
    expect(read({ onlyTokens: true })).toMatchObject({ problem: ['policyPage.problem.tokens'] })
    expect(read({ onlyPeople: true, people: [account] }).status).toBe('ready')
  })

  test('an amount that cannot be read, or is less in a month than in a day, is told of its field', () => {
    const wrong = read({
      limits: [limitOf({ toAnyone: '1.234567890', perDay: '5', perMonth: '4' })],
    })
    expect(wrong).toMatchObject({ status: 'incomplete' })
    expect(wrong.status === 'incomplete' && [...wrong.amounts]).toEqual([
      [`${token} toAnyone`, ['amount.tooFine', { symbol: 'dUSD', count: 6 }]],
      [`${token} perMonth`, ['policyPage.problem.month']],
    ])
    // A token that nobody knows has no digits behind the point.
    const unknown = read({ limits: [limitOf({ token: account, perDay: '0.5' })] })
    expect(unknown.status).toBe('incomplete')
  })

  test('what no policy holds is refused in words', () => {
    const amount = (text: string) => {
      const found = read({ limits: [limitOf({ perDay: text })] })
      return found.status === 'incomplete' ? [...found.amounts.values()] : found.policy.limits
    }
    const most = (maxUint256 - 1n).toString()
    const inUnits = `${most.slice(0, -6)}.${most.slice(-6)}`
    expect(amount(inUnits)).toMatchObject([{ perDay: maxUint256 - 1n }])
    // The largest number stands for no limit.
    expect(amount(formatUnits(maxUint256, 6))).toEqual([['policyPage.problem.tooMuch']])
    expect(amount('9'.repeat(90))).toEqual([['policyPage.problem.tooMuch']])
    const people = Array.from({ length: 1001 }, (_, index) => padHex(toHex(index), { size: 20 }))
    expect(read({ people, onlyPeople: true })).toMatchObject({
      problem: ['policyPage.problem.people', { count: 1, most: 1000 }],
    })
    expect(read({ people: people.slice(1), onlyPeople: true }).status).toBe('ready')
    const limits = people.slice(0, 51).map((one) => limitOf({ token: one, perDay: '1' }))
    expect(read({ limits })).toMatchObject({
      problem: ['policyPage.problem.manyTokens', { count: 1, most: 50 }],
    })
    expect(read({ limits: limits.slice(1) }).status).toBe('ready')
    const last = (issuedAt: bigint) => ({
      policy: { ...policyOf({ onlyPeople: true, people: [account] }), issuedAt },
      messageHash: zeroHash,
    })
    const after = (issuedAt: bigint) =>
      readPolicyForm(
        { ...none, onlyPeople: true, people: [account] },
        { ...facts, current: last(issuedAt) },
      )
    expect(after(maxUint64)).toMatchObject({ problem: ['policyPage.problem.late'] })
    expect(after(maxUint64 - 1n).status).toBe('ready')
  })

  test('a new policy is later than the one whose place it takes, whatever moment that one names', () => {
    const current = {
      policy: { ...policyOf({ onlyPeople: true, people: [account] }), issuedAt: 5000n },
      messageHash: '0x01',
    } as const
    const next = readPolicyForm(
      { ...none, onlyPeople: true, people: [account] },
      { ...facts, current },
    )
    expect(next).toMatchObject({ policy: { issuedAt: 5001n, replaces: '0x01' } })
    const later = readPolicyForm(
      { ...none, onlyPeople: true, people: [account] },
      { ...facts, current, now: 9000 },
    )
    expect(later).toMatchObject({ policy: { issuedAt: 9000n } })
  })

  test('begins with the policy of today', () => {
    const form: PolicyForm = {
      people: [testAddresses.bob],
      onlyPeople: false,
      onlyTokens: true,
      limits: [
        limitOf({ toAnyone: '0', perMonth: '25000.5' }),
        limitOf({ token: zeroAddress, perDay: '1.5' }),
      ],
    }
    expect(formOf(policyOf(form), units)).toEqual(form)
    expect(formOf(undefined, units)).toEqual(none)
    const unknown = policyOf({ limits: [limitOf({ token: account, perDay: '7' })] })
    expect(formOf(unknown, units).limits).toEqual([limitOf({ token: account, perDay: '7' })])
  })
})

test('every rule of a policy is said', () => {
  const limits = [
    limitOf({ toAnyone: '10', perDay: '20', perMonth: '30' }),
    limitOf({ token: zeroAddress }),
  ]
  const open = policyOf({ people: [account], onlyTokens: true, limits })
  expect(sayPolicy(open, units)).toEqual([
    ['policyPage.anybody'],
    ['policyPage.toAnyone', { limit: '10', token: 'dUSD' }],
    ['policyPage.perDay', { limit: '20', token: 'dUSD' }],
    ['policyPage.perMonth', { limit: '30', token: 'dUSD' }],
    ['policyPage.unlimited', { token: 'ETH' }],
    ['policyPage.onlyTokens'],
  ])
  expect(sayPolicy({ ...open, people: [] }, units)[1]?.[0]).toBe('policyPage.toEach')
  const closed = sayPolicy({ ...open, onlyPeople: true, onlyTokens: false }, units)
  expect(closed.map(([key]) => key)).toEqual([
    'policyPage.onlyPeople',
    'policyPage.perDay',
    'policyPage.perMonth',
    'policyPage.unlimited',
  ])
  // One limit is enough not to be without any.
  for (const field of ['toAnyone', 'perDay', 'perMonth'] as const) {
    const said = sayPolicy(
      policyOf({ people: [account], limits: [limitOf({ [field]: '7' })] }),
      units,
    )
    expect(said.slice(1)).toEqual([[`policyPage.${field}`, { limit: '7', token: 'dUSD' }]])
  }
  // A token that nobody knows is named by its address, in its smallest units.
  const unknown = policyOf({ limits: [limitOf({ token: account, perDay: '7' })] })
  expect(sayPolicy(unknown, units)[1]).toEqual([
    'policyPage.perDay',
    { limit: '7', token: account },
  ])
})
