import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildTransaction, buildTransfer, infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import { claimedPayees, knownAddresses } from '../../../account/knownAddresses.ts'
import { readEntry } from './activityEntry.ts'
import { imitations, vouchers } from './imitations.ts'

const { shop, bob } = testAddresses
const twinOf = (address: string): Address =>
  // Six digits as in the other address, 30 others, four as in the other again.
  `0x${address.slice(2, 8)}${'1'.repeat(30)}${address.slice(-4)}`

/** Somebody sends money to the account. */
function received(id: string, sender: Address) {
  const info = buildTransfer({ incoming: true })
  if (info.type !== 'Transfer') throw new Error('A transfer.')
  const transaction = buildTransaction({
    id,
    status: 'SUCCESS',
    info: { ...info, sender: infoOf(sender) },
  })
  return readEntry({ ...transaction, executionInfo: null }, { symbol: 'ETH', decimals: 18 })
}
test('money from an address that looks like a payee or a known name is an imitation', () => {
  const entries = [received('a', twinOf(shop)), received('b', twinOf(bob))]
  expect([...imitations(entries, [bob, shop])]).toEqual([
    ['a', shop],
    ['b', bob],
  ])
})

test('the known ones themselves, strangers, and two strangers alike imitate nobody', () => {
  const entries = [
    received('a', shop),
    received('b', bob),
    received('c', twinOf(`0x${'7'.repeat(40)}`)),
    received('d', `0x${'7'.repeat(40)}`),
  ]
  expect([...imitations(entries, [bob, shop])]).toEqual([])
})

test('whoever only sent something is nobody to be imitated', () => {
  const entries = [received('a', shop), received('b', twinOf(shop))]
  expect([...imitations(entries, [])]).toEqual([])
})

/** The account pays somebody, by the gateway's word. */
function paid(id: string, to: Address) {
  const info = buildTransfer({})
  if (info.type !== 'Transfer') throw new Error('A transfer.')
  const transaction = buildTransaction({
    id,
    status: 'SUCCESS',
    info: { ...info, recipient: infoOf(to) },
  })
  return readEntry(transaction, { symbol: 'ETH', decimals: 18 })
}

test('who looks like another counts as paid only when the chain has confirmed it', () => {
  const ids = (entries: Parameters<typeof vouchers>[0], known: readonly Address[] = []) =>
    vouchers(entries, known).asked.map(({ transaction }) => transaction.id)
  // Nobody looks like the shop.
  expect(ids([paid('a', shop)])).toEqual([])
  // A payment that only the gateway knows must not make the imitator known.
  expect(ids([paid('a', twinOf(shop)), received('b', shop)])).toEqual(['a'])
  expect(ids([paid('a', twinOf(bob))], [bob])).toEqual(['a'])
  expect(ids([received('a', twinOf(bob))], [bob])).toEqual([])
  const many = ['a', 'b', 'c', 'd'].map((id) => paid(id, twinOf(bob)))
  expect(ids(many, [bob])).toEqual(['a', 'b', 'c'])
})

test('of many payees who look like others each is held against the chain once before any twice, and who is left out is counted', () => {
  const payees = Array.from({ length: 62 }, (_, index) =>
    getAddress(`${bob.slice(0, 8)}${index.toString(16).padStart(28, '0')}${bob.slice(-6)}`),
  )
  const entries = payees.flatMap((to, index) => [paid(`${index} a`, to), paid(`${index} b`, to)])
  const few = vouchers(entries.slice(0, 40), [bob])
  expect(few.left).toBe(0)
  expect(few.asked).toHaveLength(40)
  const { asked, left } = vouchers(entries, [bob])
  expect(new Set(asked.map(({ counterparty }) => counterparty)).size).toBe(60)
  expect(left).toBe(2)
})

test('to whom the chain’s own currency went the gateway alone says: that payee can be imitated, and is not believed', () => {
  const account = { address: testAddresses.alice, info: undefined }
  const native = paid(`multisig_${testAddresses.alice}_0x${'1'.repeat(64)}`, twinOf(bob))
  const isKnown = (row: typeof native.transaction) =>
    knownAddresses(account, new Map(), [row]).includes(twinOf(bob))
  expect(isKnown(native.transaction)).toBe(false)
  expect(claimedPayees([native.transaction])).toEqual([twinOf(bob)])
  // It looks like Bob, though the chain has confirmed that the account executed something.
  expect([...imitations([native], [bob], claimedPayees([native.transaction])).values()]).toEqual([
    bob,
  ])
  // Who looks like the payee of a payment imitates that one.
  const other = received('b', bob)
  expect([...imitations([native, other], [], [twinOf(bob)])]).toEqual([['b', twinOf(bob)]])
})
