import { afterEach, expect, test, vi } from 'vitest'

import { createEmitter } from './createEmitter.ts'
import { buildWallet, switchTo } from './testing/wallet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a listener that throws does not stop the others, and is reported', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const wallet = buildWallet()
  const events: unknown[] = []
  const failure = new Error('The page is at fault.')
  wallet.provider.on('chainChanged', () => {
    throw failure
  })
  wallet.provider.on('chainChanged', (chainId: unknown) => events.push(chainId))
  await switchTo(wallet, '0x539')
  expect(events).toEqual(['0x539'])
  expect(reported).toEqual([failure])
})

test('a listener is called as often as it was added, and removing it keeps the order of the others', () => {
  const emitter = createEmitter()
  const events: string[] = []
  const first = () => events.push('first')
  const second = () => events.push('second')
  for (const listener of [first, second, first]) emitter.on('connect', listener)
  emitter.off('connect', first)
  emitter.emit('connect', undefined)
  expect(events).toEqual(['first', 'second'])

  events.length = 0
  // Removing a listener that was not added removes no other.
  emitter.off('connect', () => undefined)
  emitter.off('disconnect', first)
  emitter.emit('connect', undefined)
  expect(events).toEqual(['first', 'second'])
})
