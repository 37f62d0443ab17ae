import { expect, test } from 'vitest'

import { coalesceRuns } from './coalesceRuns.ts'

function manualWork() {
  const ends: ((value: string | Error) => void)[] = []
  const run = coalesceRuns(
    () =>
      new Promise<string>((resolve, reject) => {
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)))
      }),
  )
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { run, ends, settled }
}

test('calls during a run share the next run, not the current one', async () => {
  const { run, ends, settled } = manualWork()
  const first = run()
  const others = [run(), run(), run()]
  expect(ends).toHaveLength(1)
  ends[0]?.('first')
  expect(await first).toBe('first')
  await settled()
  expect(ends).toHaveLength(2)
  ends[1]?.('second')
  expect(await Promise.all(others)).toEqual(['second', 'second', 'second'])
})

test('a run that fails does not fail the next one', async () => {
  const { run, ends, settled } = manualWork()
  const first = run()
  const second = run()
  ends[0]?.(new Error('The node is silent.'))
  await expect(first).rejects.toThrow('silent')
  await settled()
  ends[1]?.('well')
  expect(await second).toBe('well')
})
