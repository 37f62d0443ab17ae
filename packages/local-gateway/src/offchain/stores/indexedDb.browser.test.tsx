import { describe, expect, test } from 'vitest'

import { testStore } from '../../testing/storeContract.ts'
import { indexedDbStore } from './indexedDb.ts'

describe('the store in the page', () => {
  testStore(() => indexedDbStore({ name: crypto.randomUUID() }))

  test('outlives the gateway that wrote it', async () => {
    const name = crypto.randomUUID()
    const first = indexedDbStore({ name })
    await first.append('a', { n: 1 })
    await first.close()
    const second = indexedDbStore({ name })
    expect(await second.read('a')).toEqual([{ n: 1 }])
    await second.append('a', { n: 2 })
    expect(await first.read('a')).toEqual([{ n: 1 }, { n: 2 }])
    await Promise.all([first.close(), second.close()])
  })
})
