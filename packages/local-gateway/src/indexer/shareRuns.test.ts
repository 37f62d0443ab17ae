import { setImmediate as turn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { shareRuns } from './shareRuns.ts'

function counting() {
  const started: string[] = []
  const share = shareRuns<number>()
  const read = (name: string) =>
    share(name, async () => {
      started.push(name)
      const own = started.length
      await turn()
      return own
    })
  return { started, read }
}

test('calls during a run share the next one, because what they wait for may have happened since', async () => {
  const { started, read } = counting()
  const first = read('a')
  const others = [read('a'), read('a'), read('a')]
  expect(await first).toBe(1)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  expect(started).toEqual(['a', 'a'])
})

test('tasks of another name do not wait', async () => {
  const { started, read } = counting()
  const both = [read('a'), read('b')]
  expect(started).toEqual(['a', 'b'])
  await Promise.all(both)
})

test('nothing of a run is given to a later call, also when it failed', async () => {
  const share = shareRuns<string>()
  await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await share('a', () => Promise.resolve('yes'))).toBe('yes')
})
