import type { Address } from 'viem'
import { expect, test } from 'vitest'

import {
  buildTransaction,
  buildTransfer,
  infoOf,
  testAddresses,
} from '../../../testing/buildTransaction.ts'
import { readEntry } from './activityEntry.ts'
import { imitations } from './imitations.ts'

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
