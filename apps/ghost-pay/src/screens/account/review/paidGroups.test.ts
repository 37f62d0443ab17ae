import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { buildReview, buildTokenCall, reviewToken } from '../../../testing/buildReview.ts'
import { amountsPaid, movesBeside, namesInNote, paidGroups, peopleOf } from './paidGroups.ts'

const { alice, bob, carol } = testAddresses
const calls = [
  buildTokenCall(alice, 2_860_000_000n),
  { to: bob, value: parseEther('1.5'), data: '0x' as const },
  buildTokenCall(carol, 1_425_500_000n),
  buildTokenCall(alice, 100_000_000n),
]

test('each payment of a batch stands once, in the group of its token and in its order', () => {
  const { view } = buildReview({ calls })
  const groups = paidGroups(view, 'October | Ana: Rent | Ben | Cat | Ana')
  expect(
    groups.map(({ total, people, digits, lines }) => ({
      total: total.value,
      people,
      digits,
      lines: lines.map(({ place, to, note }) => [place, to, note?.name, note?.memo]),
    })),
  ).toEqual([
    {
      total: 4_385_500_000n,
      people: 2,
      digits: 2,
      lines: [
        [0, alice, 'Ana', 'Rent'],
        [2, carol, 'Cat', ''],
        [3, alice, 'Ana', ''],
      ],
    },
    { total: parseEther('1.5'), people: 1, digits: 2, lines: [[1, bob, 'Ben', '']] },
  ])
  expect(peopleOf(view.parts)).toBe(3)
})

test('a note about another number of lines says nothing of any', () => {
  const { view } = buildReview({ calls })
  const notes = paidGroups(view, 'October | Ana | Ben').flatMap(({ lines }) =>
    lines.map(({ note }) => note),
  )
  expect(notes).toEqual([undefined, undefined, undefined, undefined])
})

test('a batch with a step that is no payment is not shown as payments', () => {
  const { view } = buildReview({
    calls: [...calls, { to: bob, value: 0n, data: '0x12345678' as const }],
  })
  expect(paidGroups(view, undefined)).toEqual([])
})

test('a balance that the payments do not account for stands among what moves', () => {
  const { view, account } = buildReview({ calls })
  const groups = paidGroups(view, undefined)
  const eth = { token: undefined }
  const row = (
    holder: Address,
    before: bigint,
    after: bigint,
    of: { token: Address | undefined } = { token: reviewToken.address },
  ) => ({
    ...of,
    holder,
    before,
    after,
  })
  const own = row(account.address, 10_000_000_000n, 5_614_500_000n)
  const asPaid = [
    row(alice, 5n, 2_960_000_005n),
    row(carol, 0n, 1_425_500_000n),
    row(bob, 0n, parseEther('1.5'), eth),
  ]
  expect(movesBeside([own, ...asPaid], groups)).toEqual([own])
  // A token that takes a fee, a payee who loses another token, and somebody else.
  const others = [
    row(carol, 0n, 1_425_499_999n),
    row(alice, parseEther('1'), 0n, eth),
    row(bob, 0n, 7n),
  ]
  expect(movesBeside([own, ...others], groups)).toEqual([own, ...others])
})

const { shop } = testAddresses
const pays = (...payees: Address[]) =>
  payees.map((to) => ({ payment: { to, amount: { value: 1n, symbol: 'dUSD', decimals: 6 } } }))

test('each payee has the name of its line, and none where two lines differ', () => {
  const names = (note: string) => Object.fromEntries(namesInNote(note, pays(bob, shop, bob)))
  expect(names('Fees | Bob | Kestrel: Rent | Bob')).toEqual({
    [bob.toLowerCase()]: 'Bob',
    [shop.toLowerCase()]: 'Kestrel',
  })
  expect(names('Fees | Bob | Kestrel | Robert')).toMatchObject({ [bob.toLowerCase()]: '' })
  expect(names('Fees')).toEqual({})
  expect(namesInNote('Fees | Bob | Ana', [{ payment: undefined }, ...pays(bob)])).toEqual(
    new Map([[bob.toLowerCase(), 'Ana']]),
  )
})

const dollars = { value: 5n, decimals: 6, symbol: 'dUSD', token: testAddresses.shop }
const punk = { value: 1n, decimals: 0, symbol: 'Punk #7' }

test('one payment is paid as it is', () => {
  expect(amountsPaid({ amount: dollars, parts: [], totals: [] })).toEqual([
    { value: 5n, decimals: 6, token: testAddresses.shop },
  ])
})

test('a collectible is no sum of the chain’s own currency', () => {
  expect(amountsPaid({ amount: punk, parts: [], totals: [] })).toEqual([])
})
