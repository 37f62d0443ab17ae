import { expect, test } from 'vitest'

import * as wallets from './index.ts'
import { makerOf } from './injectedMakers.ts'
import type { Wallet } from './Wallet.ts'

const definitions = Object.values<unknown>(wallets).filter(isWallet)

function isWallet(item: unknown): item is Wallet {
  return typeof item === 'object' && item !== null && 'iconBackground' in item
}

const flagged = definitions.flatMap(({ name, rdns, injected }) =>
  injected?.flag === undefined ? [] : [{ name, rdns, flag: injected.flag }],
)

test('there are definitions with a flag', () => {
  expect(flagged.length).toBeGreaterThan(12)
})

test.each(flagged)('$flag means $name to the definition and to the table', (definition) => {
  const { name, rdns, flag } = definition
  const maker = makerOf({ [flag]: true })
  expect(maker).toMatchObject({ flag, name })
  if (maker?.rdns !== undefined) expect([rdns].flat()).toContain(maker.rdns)
})

test('a flag is nothing but true, and a getter that throws says nothing', () => {
  expect(makerOf({ isMetaMask: 1 })).toBeUndefined()
  const trap = {
    get isRabby(): boolean {
      throw new Error('trap')
    },
    isMetaMask: true,
  }
  expect(makerOf(trap)?.name).toBe('MetaMask')
})
