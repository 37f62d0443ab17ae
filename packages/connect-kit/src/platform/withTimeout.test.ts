import { afterEach, expect, test, vi } from 'vitest'

import { withTimeout } from './withTimeout.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an answer in time counts, also when it is a refusal', async () => {
  expect(await withTimeout(Promise.resolve('yes'), 50, () => 'no')).toBe('yes')
  await expect(withTimeout(Promise.reject(new Error('broken')), 50, () => 'no')).rejects.toThrow(
    'broken',
  )
})

test('without one, the other answer comes on time', async () => {
  vi.useFakeTimers()
  const answer = withTimeout(new Promise<string>(() => {}), 50, () => 'no')
  const settled = vi.fn()
  void answer.then(settled)
  await vi.advanceTimersByTimeAsync(49)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith('no')
})

test('an error in its place comes on time, and what comes later is dropped', async () => {
  vi.useFakeTimers()
  let fail: (error: Error) => void = () => {}
  const work = new Promise<string>((_, reject) => {
    fail = reject
  })
  const answer = withTimeout(work, 50, () => {
    throw new Error('too late')
  })
  const refused = expect(answer).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(50)
  fail(new Error('broken'))
  await refused
})
