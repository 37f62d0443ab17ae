import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { namesInNote } from './namesInNote.ts'

const { bob, shop } = testAddresses
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
