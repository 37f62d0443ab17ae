import { expect, test } from 'vitest'

import { servedChains } from './useServedChains.ts'

const known = [{ id: 1 }, { id: 10 }, { id: 100 }]
const offered = (listed: number[] | undefined) => servedChains(known, listed).map(({ id }) => id)

test('the gateway chooses among what this build knows, and says the order', () => {
  expect(offered([100, 4242, 1])).toEqual([100, 1])
})

test('a gateway that is silent, or knows only strangers, takes nothing away', () => {
  expect(offered(undefined)).toEqual([1, 10, 100])
  expect(offered([4242])).toEqual([1, 10, 100])
  expect(offered([])).toEqual([1, 10, 100])
})

test('a chain that was named beside those of the app is offered whether the gateway serves it or not', () => {
  const ids = (listed: number[]) => servedChains(known, listed, [100, 4242]).map(({ id }) => id)
  expect(ids([1])).toEqual([1, 100])
  expect(ids([100, 1])).toEqual([100, 1])
})
