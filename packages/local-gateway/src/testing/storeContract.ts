import { expect, test } from 'vitest'

import type { Store } from '../offchain/stores/Store.ts'

/** The tests that every store has to pass. */
export function testStore(open: () => Store) {
  test('keeps values by scope, in order', async () => {
    const store = open()
    await Promise.all([store.append('a', { n: 1 }), store.append('a', [2]), store.append('b', 'x')])
    expect(await store.read('a')).toEqual([{ n: 1 }, [2]])
    expect(await store.read('b')).toEqual(['x'])
    expect(await store.read('c')).toEqual([])
    await store.close()
  })

  test('replaces the values of a scope', async () => {
    const store = open()
    await store.append('other', 0)
    await store.append('replaced', 1)
    await store.replace('replaced', [2, 3])
    await store.append('replaced', 4)
    expect(await store.read('replaced')).toEqual([2, 3, 4])
    await store.replace('replaced', [])
    expect(await store.read('replaced')).toEqual([])
    expect(await store.read('other')).toEqual([0])
    await store.close()
  })

  test('hands out copies', async () => {
    const store = open()
    await store.append('copies', { list: [1] })
    const [first] = (await store.read('copies')) as { list: number[] }[]
    first?.list.push(2)
    expect(await store.read('copies')).toEqual([{ list: [1] }])
    await store.close()
  })
}
