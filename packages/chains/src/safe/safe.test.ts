import { expect, test } from 'vitest'

import { getSafeAddresses, getSafeVersions, isSafeDeployed } from './index.ts'

test('knows which versions a chain has, and under which addresses', () => {
  expect(getSafeVersions(100)).toEqual({
    '1.3.0': ['canonical', 'eip155'],
    '1.4.1': ['canonical'],
    '1.5.0': ['canonical'],
  })
  expect(getSafeVersions(57)).toEqual({ '1.3.0': ['eip155'] })
})

test('answers whether a version is there', () => {
  expect(isSafeDeployed({ chainId: 1, version: '1.5.0' })).toBe(true)
  expect(isSafeDeployed({ chainId: 57, version: '1.4.1' })).toBe(false)
  expect(isSafeDeployed({ chainId: 57 })).toBe(true)
  expect(isSafeDeployed({ chainId: 1337 })).toBe(false)
  expect(isSafeDeployed({ chainId: NaN })).toBe(false)
})

test('gives the addresses of the kind a chain prefers, or of another one', () => {
  expect(getSafeAddresses({ chainId: 1, version: '1.4.1' })?.safe).toBe(
    '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  )
  expect(getSafeAddresses({ chainId: 57, version: '1.3.0' })?.proxyFactory).toBe(
    '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  )
  expect(getSafeAddresses({ chainId: 324, version: '1.4.1' })?.safeL2).toBe(
    '0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380',
  )
  expect(getSafeAddresses({ chainId: 324, version: '1.4.1', kind: 'canonical' })?.safeL2).toBe(
    '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  )
})

test('gives nothing where that set is not deployed', () => {
  expect(getSafeAddresses({ chainId: 57, version: '1.4.1' })).toBeUndefined()
  expect(getSafeAddresses({ chainId: 1, version: '1.4.1', kind: 'zksync' })).toBeUndefined()
  expect(getSafeAddresses({ chainId: -1, version: '1.3.0' })).toBeUndefined()
})
