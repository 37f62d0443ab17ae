import { expect, test } from 'vitest'

import { later } from './later.ts'

test('a part is fetched once, however many wait for it, and those who listen hear that it came', async () => {
  let fetched = 0
  const part = later(() => Promise.resolve(`part ${(fetched += 1)}`))
  const heard: unknown[] = []
  part.subscribe(() => heard.push(part.get()))
  expect(part.get()).toBeUndefined()
  await Promise.all([part.load(), part.load()])
  await part.load()
  expect(part.get()).toBe('part 1')
  expect(heard).toEqual(['part 1'])
})

test('a part that could not be loaded is null, and the next call tries again', async () => {
  let online = false
  const part = later(() =>
    online ? Promise.resolve('part') : Promise.reject(new Error('The network is gone.')),
  )
  const heard: unknown[] = []
  const stop = part.subscribe(() => heard.push(part.get()))
  await expect(part.load()).rejects.toThrow('The network is gone.')
  expect(part.get()).toBeNull()
  online = true
  await part.load()
  expect(part.get()).toBe('part')
  expect(heard).toEqual([null, 'part'])
  stop()
})
