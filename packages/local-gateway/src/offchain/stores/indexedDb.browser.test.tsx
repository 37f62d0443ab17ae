import { describe, expect, test } from 'vitest'

import { testStore } from '../../testing/storeContract.ts'
import { clearIndexedDb, indexedDbStore } from './indexedDb.ts'

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

  test('one that does not know what another has written records and reads nothing more', async () => {
    const name = crypto.randomUUID()
    const deposed: string[] = []
    const open = (who: string) => indexedDbStore({ name, onDeposed: () => deposed.push(who) })
    const [first, second] = [open('first'), open('second')]
    await Promise.all([first.append('a', 1), first.append('a', 2)])
    expect(await second.read('a')).toEqual([1, 2])
    await second.append('a', 3)
    await expect(first.append('a', 'late')).rejects.toThrow('has written meanwhile')
    await expect(first.replace('a', [])).rejects.toThrow('has written meanwhile')
    await expect(first.read('a')).rejects.toThrow('has written meanwhile')
    await second.append('a', 4)
    expect(await second.read('a')).toEqual([1, 2, 3, 4])
    expect(new Set(deposed)).toEqual(new Set(['first']))
    await Promise.all([first.close(), second.close()])
  })

  test('what was deleted does not come back from one that was open', async () => {
    const name = crypto.randomUUID()
    const open = () => indexedDbStore({ name, onDeposed: () => undefined })
    const first = open()
    await first.append('a', 1)
    await clearIndexedDb(name)
    await expect(first.append('a', 2)).rejects.toThrow('has written meanwhile')
    // The person deletes the data of the site.
    const second = open()
    await second.append('a', 3)
    await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve))
    await expect(second.append('a', 4)).rejects.toThrow('has written meanwhile')
    const third = open()
    expect(await third.read('a')).toEqual([])
    await Promise.all([first.close(), second.close(), third.close()])
  })
})
