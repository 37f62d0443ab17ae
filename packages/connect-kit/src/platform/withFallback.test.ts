import { expect, test } from 'vitest'

import { withFallback } from './withFallback.ts'

test('an answer in time counts, also when it is a refusal', async () => {
  expect(await withFallback(Promise.resolve('yes'), 'no', 50)).toBe('yes')
  await expect(withFallback(Promise.reject(new Error('broken')), 'no', 50)).rejects.toThrow(
    'broken',
  )
})

test('without one, the fallback comes on time', async () => {
  const start = performance.now()
  expect(await withFallback(new Promise<string>(() => {}), 'no', 50)).toBe('no')
  expect(performance.now() - start).toBeLessThan(1000)
})
