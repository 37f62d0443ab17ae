import { expect, test } from 'vitest'

import { createMutex } from './createMutex.ts'

test('tasks run one at a time, in the order of the calls, and a failure fails its caller alone', async () => {
  const runExclusive = createMutex()
  const log: string[] = []
  const task = (name: string, fails = false) =>
    runExclusive(async () => {
      log.push(`${name} starts`)
      await new Promise((resolve) => setTimeout(resolve))
      log.push(`${name} ends`)
      if (fails) throw new Error(`${name} failed.`)
      return name
    })
  const results = await Promise.allSettled([task('first'), task('second', true), task('third')])
  expect(log).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} starts`, `${name} ends`]),
  )
  expect(results).toMatchObject([
    { value: 'first' },
    { reason: { message: 'second failed.' } },
    { value: 'third' },
  ])
})
