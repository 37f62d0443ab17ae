import { afterEach, expect, test, vi } from 'vitest'

import { withFallback } from './withFallback.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an answer in time counts, also when it is a refusal', async () => {
  expect(await withFallback(Promise.resolve('yes'), 'no', 50)).toBe('yes')
  await expect(withFallback(Promise.reject(new Error('broken')), 'no', 50)).rejects.toThrow(
    'broken',
  )
})

test('without one, the fallback comes on time', async () => {
  vi.useFakeTimers()
  const answer = withFallback(new Promise<string>(() => {}), 'no', 50)
  const settled = vi.fn()
  void answer.then(settled)
  await vi.advanceTimersByTimeAsync(49)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith('no')
})
