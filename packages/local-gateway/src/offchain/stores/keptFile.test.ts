import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { type Disk, disk } from './disk.ts'
import { journalStore, openJournal } from './journal.ts'
import type { Kept, Store } from './Store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

const scope = '31337-0xab'
/** So long that it is written in several portions. */
const long = (fill: number) => Array.from({ length: 40 }, () => new Uint8Array(65_536).fill(fill))
const kept = (n: number): Kept => ({ head: { n, map: new Map([['größer', 2n]]) }, bytes: long(n) })
const numberIn = async (store: Store) => {
  const found = await store.readKept?.(scope)
  if (!found) return undefined
  const { n } = found.head as { n: number }
  expect(found.head).toEqual(kept(n).head)
  expect(found.bytes).toHaveLength(long(n).length)
  expect(Buffer.concat(found.bytes).equals(Buffer.concat(long(n)))).toBe(true)
  return n
}

test('what is kept is given back, the newest alone, and only to the user', async () => {
  const store = journalStore({ folder })
  expect(await numberIn(store)).toBeUndefined()
  await store.keep?.(scope, kept(1))
  const later = kept(2)
  const writing = store.keep?.(scope, later)
  Object.assign(later.head as object, { n: 9 })
  await writing
  expect(await numberIn(store)).toBe(2)
  expect(await readdir(folder)).toEqual([`${scope}.index`])
  expect((await stat(join(folder, `${scope}.index`))).mode & 0o777).toBe(0o600)
  await store.close()
})

test('a disk that is full keeps what was kept before, and nothing of the new', async () => {
  let room = Infinity
  const full = (handle: FileHandle) =>
    new Proxy(handle, {
      get(target, name) {
        if (name === 'writeFile')
          return async (bytes: Buffer) => {
            const fits = Math.min(bytes.length, room)
            room -= fits
            await target.writeFile(bytes.subarray(0, fits))
            if (fits < bytes.length) throw new Error('ENOSPC')
          }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  const faulty: Disk = { ...disk, open: async (...given) => full(await disk.open(...given)) }
  const store = openJournal({ folder, disk: faulty })
  await store.keep?.(scope, kept(1))
  for (const bytes of [0, 7, 100, 1_500_000, 2_621_500]) {
    room = bytes
    await expect(store.keep?.(scope, kept(2))).rejects.toThrow('ENOSPC')
    expect(await numberIn(store)).toBe(1)
    expect(await readdir(folder)).toEqual([`${scope}.index`])
  }
  room = Infinity
  await store.keep?.(scope, kept(3))
  expect(await numberIn(store)).toBe(3)
  await store.close()
})

/** A process that keeps 1, and then 2 until it kills itself, after so many bytes of 2. */
const killsItself = `
  import { disk } from ${JSON.stringify(new URL('./disk.ts', import.meta.url).href)}
  import { openJournal } from ${JSON.stringify(new URL('./journal.ts', import.meta.url).href)}
  const [folder, bytes] = process.argv.slice(1)
  let room = Infinity
  const store = openJournal({
    folder,
    disk: {
      ...disk,
      async open(...given) {
        const handle = await disk.open(...given)
        const write = handle.writeFile.bind(handle)
        handle.writeFile = async (source) => {
          await write(source.subarray(0, room))
          if (source.length >= room) process.kill(process.pid, 'SIGKILL')
          room -= source.length
        }
        return handle
      },
      async rename(...given) {
        if (room < Infinity) process.kill(process.pid, 'SIGKILL')
        await disk.rename(...given)
      },
    },
  })
  const kept = (n) => ({
    head: { n, map: new Map([['größer', 2n]]) },
    bytes: Array.from({ length: 40 }, () => new Uint8Array(65_536).fill(n)),
  })
  await store.keep('${scope}', kept(1))
  room = Number(bytes)
  await store.keep('${scope}', kept(2))`

test.each([0, 5, 90, 1_000_000, 2_300_000, 2_621_510, 10_000_000])(
  'a process that is killed after it has written %i bytes leaves what it kept before',
  async (bytes) => {
    const given = ['--input-type=module', '--eval', killsItself, '--', folder, String(bytes)]
    const child = spawn(process.execPath, given, { stdio: ['ignore', 'ignore', 'inherit'] })
    expect((await once(child, 'close'))[1]).toBe('SIGKILL')
    expect(await readdir(folder)).toEqual([`${scope}.index`, `${scope}.index.new`])
    const store = journalStore({ folder })
    expect(await numberIn(store)).toBe(1)
    await store.keep?.(scope, kept(3))
    expect(await numberIn(store)).toBe(3)
    await store.close()
  },
)
