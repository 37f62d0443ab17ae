import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { testStore } from '../../testing/storeContract.ts'
import { journalStore } from './journal.ts'
import { JournalDamagedError } from './journalFile.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './Store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
})
afterEach(() => rm(folder, { recursive: true }))

const stores: [string, () => Store][] = [
  ['memory', memoryStore],
  ['journal', () => journalStore({ folder })],
]

describe.each(stores)('the %s store', (_, open) => {
  testStore(open)
})

describe('the journal', () => {
  const file = () => join(folder, '31337-0xab.jsonl')

  test('is one file of JSON lines for each scope, made when it is needed', async () => {
    const store = journalStore({ folder: join(folder, 'deep', 'down') })
    expect(await store.read('31337-0xab')).toEqual([])
    await store.append('31337-0xab', { n: 1 })
    expect(await readdir(join(folder, 'deep', 'down'))).toEqual(['31337-0xab.jsonl'])
    expect(await readFile(join(folder, 'deep', 'down', '31337-0xab.jsonl'), 'utf8')).toBe(
      '{"n":1}\n',
    )
  })

  test('survives a restart', async () => {
    await journalStore({ folder }).append('31337-0xab', { n: 1 })
    const store = journalStore({ folder })
    await store.append('31337-0xab', { n: 2 })
    expect(await store.read('31337-0xab')).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('drops a last line that was torn, and goes on behind the whole ones', async () => {
    await journalStore({ folder }).append('31337-0xab', { n: 'größer' })
    await appendFile(file(), '{"n":2')
    const store = journalStore({ folder })
    expect(await store.read('31337-0xab')).toEqual([{ n: 'größer' }])
    await store.append('31337-0xab', { n: 3 })
    expect(await journalStore({ folder }).read('31337-0xab')).toEqual([{ n: 'größer' }, { n: 3 }])
  })

  test('says which line is damaged when it is not the last', async () => {
    await writeFile(file(), '{"n":1}\n{"n":\n{"n":3}\n')
    const error: unknown = await journalStore({ folder })
      .read('31337-0xab')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(JournalDamagedError)
    expect(error).toMatchObject({ file: file(), line: 2 })
  })

  test('cannot be led out of its folder by a scope', async () => {
    await journalStore({ folder }).append('../../evil', 1)
    expect(await readdir(folder)).toEqual(['______evil.jsonl'])
  })
})
