import { afterEach, expect, test, vi } from 'vitest'

import { buildWallet, switchTo } from './testing/wallet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a listener that throws does not keep the others from hearing, and is reported', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const wallet = buildWallet()
  const heard: unknown[] = []
  const failure = new Error('The page is at fault.')
  wallet.provider.on('chainChanged', () => {
    throw failure
  })
  wallet.provider.on('chainChanged', (chainId: unknown) => heard.push(chainId))
  await switchTo(wallet, '0x539')
  expect(heard).toEqual(['0x539'])
  expect(reported).toEqual([failure])
})
