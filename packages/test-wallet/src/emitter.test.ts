import { afterEach, expect, test, vi } from 'vitest'

import { createEmitter } from './emitter.ts'
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

test('a listener hears as often as it was added, and leaves alone who came before', () => {
  const emitter = createEmitter()
  const heard: string[] = []
  const first = () => heard.push('first')
  const second = () => heard.push('second')
  for (const listener of [first, second, first]) emitter.on('connect', listener)
  emitter.off('connect', first)
  emitter.emit('connect', undefined)
  expect(heard).toEqual(['first', 'second'])

  heard.length = 0
  // One that is not there takes nobody with it.
  emitter.off('connect', () => undefined)
  emitter.off('disconnect', first)
  emitter.emit('connect', undefined)
  expect(heard).toEqual(['first', 'second'])
})
