import { expect, test } from 'vitest'

import * as door from './index.ts'

test('the door has the wallets, the lists and the connectors', () => {
  const wallets = Object.entries(door).filter(
    ([name, value]) => typeof value === 'object' && 'id' in value && value.id === name,
  )
  const names = wallets.map(([name]) => name)
  expect(names).toHaveLength(54)
  expect(
    Object.keys(door)
      .filter((name) => !names.includes(name))
      .toSorted(),
  ).toEqual([
    'InvalidWalletListError',
    'connectorsForWallets',
    'defaultWallets',
    'defineWallet',
    'safeAppConnector',
    'walletConnectConnector',
  ])
})

test('the list to start with can be made into connectors', () => {
  expect(door.connectorsForWallets(door.defaultWallets)).toHaveLength(7)
})
