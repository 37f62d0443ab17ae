import { expect, test } from 'vitest'

import { nextOwner } from './DemoOwner.tsx'

const owners = ['Alice', 'Bob', 'Carol']

test('each owner of a demo is followed by another, and the last by the first', () => {
  expect(owners.map((name) => nextOwner(owners, name))).toEqual(['Bob', 'Carol', 'Alice'])
})

test('nobody follows a wallet of one’s own, no wallet, or the only owner', () => {
  expect(nextOwner(owners, 'MetaMask')).toBeUndefined()
  expect(nextOwner(owners, undefined)).toBeUndefined()
  expect(nextOwner(['Alice'], 'Alice')).toBeUndefined()
})
