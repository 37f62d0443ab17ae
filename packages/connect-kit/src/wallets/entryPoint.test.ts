import { expect, test } from 'vitest'

import * as entryPoint from './index.ts'

test('the wallets are exported under their own ids', () => {
  const wallets = Object.entries(entryPoint).filter(
    ([, value]) => typeof value === 'object' && 'id' in value,
  )
  expect(wallets.length).toBeGreaterThan(70)
  for (const [name, wallet] of wallets) expect(wallet).toHaveProperty('id', name)
})

test('the list to start with can be made into connectors', () => {
  expect(entryPoint.connectorsForWallets(entryPoint.defaultWallets)).toHaveLength(7)
})
