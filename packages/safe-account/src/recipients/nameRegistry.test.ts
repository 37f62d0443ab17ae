import { expect, test } from 'vitest'
import { base, baseSepolia, linea, mainnet } from '@ghost-pay/chains'

import { nameRegistry } from './nameRegistry.ts'

test('a chain that keeps names is asked itself', () => {
  expect(nameRegistry(linea, [mainnet, linea])).toBe(linea)
  expect(nameRegistry(mainnet, [mainnet, linea])).toBe(mainnet)
})

test('for another main network Ethereum is asked, where the app knows it', () => {
  expect(nameRegistry(base, [base, mainnet])).toBe(mainnet)
  expect(nameRegistry(base, [base])).toBeUndefined()
})

test('a test network has no names of Ethereum’s', () => {
  expect(nameRegistry(baseSepolia, [mainnet, baseSepolia])).toBeUndefined()
})
