import { spawn } from 'node:child_process'
import type { FileHandle } from 'node:fs/promises'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type Disk, disk } from './disk.ts'
import { journalStore, openJournal } from './journal.ts'
import { JournalDamagedError, JournalWriteError } from './journalFile.ts'
import { JournalInUseError } from './lockFolder.ts'
import type { Store } from './Store.ts'

const scope = '31337-0xab'
const { appendFile, chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } = files

let folder: string
const stores: Store[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
})
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await rm(folder, { recursive: true })
})
const file = () => join(folder, `${scope}.jsonl`)
function open(faulty?: Disk): Store {
  const store = faulty ? openJournal({ folder, disk: faulty }) : journalStore({ folder })
  stores.push(store)
  return store
}
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

/** A disk with space for this many bytes; then `ENOSPC`, in the middle of a write. */
function fillingDisk() {
  const state = { room: Infinity, canTruncate: true, canSync: true }
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const limited = (handle: FileHandle) =>
    new Proxy(handle, {
      get(target, name) {
        if (name === 'write')
          return async (bytes: Buffer, from: number, length: number, position: number) => {
            const fits = Math.min(length, state.room)
            state.room -= fits
            if (fits > 0) return target.write(bytes, from, fits, position)
            throw full()
          }
        if (name === 'writeFile')
          return async (bytes: Buffer) => {
            const fits = Math.min(bytes.length, state.room)
            await target.write(bytes, 0, fits, 0)
            if (fits < bytes.length) throw full()
          }
        if (name === 'truncate' && !state.canTruncate) return () => Promise.reject(full())
        if (name === 'sync' && !state.canSync) return () => Promise.reject(full())
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  const faulty: Disk = {
    ...disk,
    open: async (...parameters) => limited(await disk.open(...parameters)),
  }
  return { state, faulty }
}

describe('a disk that is full, and then is not', () => {
  const [first, lost, last] = [{ n: 'first' }, { n: 'größer, lost' }, { n: 'last' }]
  const lengthOfLost = Buffer.byteLength(`${JSON.stringify(lost)}\n`)

  test.each([true, false])(
    'loses nothing that was taken, at any byte (truncating: %s)',
    async (canTruncate) => {
      for (let room = 0; room < lengthOfLost; room++) {
        await rm(file(), { force: true })
        const { state, faulty } = fillingDisk()
        const store = open(faulty)
        await store.append(scope, first)
        Object.assign(state, { room, canTruncate })
        expect(await failure(store.append(scope, lost))).toMatchObject({
          name: 'JournalWriteError',
          code: 'ENOSPC',
          reason: 'The journal cannot be written (ENOSPC). Nothing was recorded.',
        })
        Object.assign(state, { room: Infinity, canTruncate: true })
        await store.append(scope, last)
        expect(await store.read(scope)).toEqual([first, last])
        expect(await open().read(scope)).toEqual([first, last])
      }
    },
  )

  test('gets its room back at once', async () => {
    const { state, faulty } = fillingDisk()
    const store = open(faulty)
    await store.append(scope, first)
    const { size } = await stat(file())
    state.room = 5
    await failure(store.append(scope, lost))
    expect((await stat(file())).size).toBe(size)
  })

  test('does not keep what it did not confirm', async () => {
    const { state, faulty } = fillingDisk()
    const store = open(faulty)
    await store.append(scope, first)
    state.canSync = false
    expect(await failure(store.append(scope, lost))).toBeInstanceOf(JournalWriteError)
    state.canSync = true
    expect(await open().read(scope)).toEqual([first])
  })

  test('… not even when it can neither confirm it nor take it away', async () => {
    const { state, faulty } = fillingDisk()
    const store = open(faulty)
    await store.append(scope, first)
    Object.assign(state, { canSync: false, canTruncate: false })
    expect(await failure(store.append(scope, lost))).toBeInstanceOf(JournalWriteError)
    Object.assign(state, { canSync: true, canTruncate: true })
    await store.append(scope, 1)
    expect(await open().read(scope)).toEqual([first, 1])
  })

  test('leaves the old values when new ones do not fit', async () => {
    const { state, faulty } = fillingDisk()
    const store = open(faulty)
    await store.append(scope, first)
    state.room = 3
    expect(await failure(store.replace(scope, [lost]))).toBeInstanceOf(JournalWriteError)
    state.room = Infinity
    expect(await readdir(folder)).toEqual([`${scope}.jsonl`])
    await store.append(scope, last)
    expect(await open().read(scope)).toEqual([first, last])
  })

  test.skipIf(process.platform === 'win32')('as a real limit of the system does it', async () => {
    const { code, output } = await run(
      `const store = journalStore({ folder: process.argv[1] })
       let taken = 0
       let refused = 0
       for (let n = 0; n < 20; n++)
         await store.append('${scope}', { n, filler: 'x'.repeat(300) }).then(() => taken++, () => refused++)
       // A short line still has room where a long one had not.
       await store.append('${scope}', 's')
       console.log(JSON.stringify({ taken, refused }))`,
      { limit: 4 },
    )
    expect(output.err).toBe('')
    expect(code).toBe(0)
    const { taken, refused } = JSON.parse(output.out) as { taken: number; refused: number }
    expect(taken).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    const values = await open().read(scope)
    expect(values).toHaveLength(taken + 1)
    expect(values.at(-1)).toBe('s')
  })
})

describe('a file that was changed by hand', () => {
  test('is read again once it is repaired', async () => {
    await writeFile(file(), '{"n":1}\n')
    const store = open()
    await appendFile(file(), 'nonsense\n')
    expect(await failure(store.read(scope))).toMatchObject({
      name: 'JournalDamagedError',
      line: 2,
      reason:
        'Line 2 of the journal cannot be read. Repair it, or move the file away to begin with an empty one.',
    })
    expect(await failure(store.append(scope, { n: 2 }))).toBeInstanceOf(JournalDamagedError)
    await writeFile(file(), '{"n":1}\n')
    await store.append(scope, { n: 2 })
    expect(await store.read(scope)).toEqual([{ n: 1 }, { n: 2 }])
  })

  test.each([
    ['empty lines', '{"n":1}\n\n  \n', [{ n: 1 }]],
    ['zeros of a power cut', '{"n":1}\n\0\0\0\0', [{ n: 1 }]],
    ['line ends of another system', '{"n":1}\r\n', [{ n: 1 }]],
  ])('may end with %s', async (_, source, expected) => {
    await writeFile(file(), source)
    const store = open()
    await store.append(scope, { n: 2 })
    expect(await store.read(scope)).toEqual([...expected, { n: 2 }])
  })

  test.each(['\0\0\0\n', 'ä\n', '{"n":\n'])(
    'with %j in it says which line that is',
    async (line) => {
      await writeFile(file(), `{"n":1}\n${line}`)
      expect(await failure(open().read(scope))).toMatchObject({ line: 2 })
    },
  )

  test('that became longer or shorter is believed, and goes on behind its last line', async () => {
    const store = open()
    await store.append(scope, 1)
    await appendFile(file(), '2\n')
    await store.append(scope, 3)
    expect(await store.read(scope)).toEqual([1, 2, 3])
    await writeFile(file(), '1\n2')
    await store.append(scope, 4)
    expect(await store.read(scope)).toEqual([1, 4])
  })
})

test.skipIf(process.platform === 'win32')('only its user may read a journal', async () => {
  const store = open()
  await store.append(scope, 'secret')
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  await store.replace(scope, ['another secret'])
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  await chmod(file(), 0o644)
  await open().read(scope)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
})

test('the first line of a file, and every folder above it, has its name on the disk', async () => {
  const synced: string[] = []
  const watching: Disk = {
    ...disk,
    async open(path, ...rest) {
      const handle = await disk.open(path, ...rest)
      return new Proxy(handle, {
        get(target, name) {
          if (name === 'sync')
            return () => {
              synced.push(String(path))
              return target.sync()
            }
          const value: unknown = Reflect.get(target, name)
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      })
    },
  }
  const deep = join(folder, 'deep', 'down')
  const store = openJournal({ folder: deep, disk: watching })
  stores.push(store)
  await store.append(scope, 1)
  const journal = join(deep, `${scope}.jsonl`)
  expect(synced).toEqual(expect.arrayContaining([folder, join(folder, 'deep'), journal, deep]))
  expect(synced.indexOf(deep)).toBeGreaterThan(synced.indexOf(journal))
  synced.length = 0
  await store.append(scope, 2)
  expect(synced).toEqual([journal])
})

describe('two processes on one folder', () => {
  const holding = `const store = journalStore({ folder: process.argv[1] })
    await store.append('${scope}', 'theirs').then(
      () => console.log('held'),
      (error) => console.log(error.name + ' ' + error.pid + ' ' + error.message),
    )
    process.stdin.resume()`

  test('the second gets an error that names the first, and writes nothing', async () => {
    const store = open()
    await store.append(scope, 'ours')
    const { output } = await run(`${holding}.end()`)
    expect(output.out).toBe(
      `JournalInUseError ${process.pid} The journal in ${folder} is in use by process ${process.pid}. End that process, or choose another folder.\n`,
    )
    expect(await store.read(scope)).toEqual(['ours'])
    await store.close()
    expect((await run(`${holding}.end()`)).output.out).toBe('held\n')
  })

  test('what a process that was killed has locked is free', async () => {
    const child = start(holding)
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const store = open()
    const error = await failure(store.read(scope))
    expect(error).toBeInstanceOf(JournalInUseError)
    expect(error).toMatchObject({ folder, pid: child.pid })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    expect(await store.read(scope)).toEqual(['theirs'])
    await store.append(scope, 'ours')
    expect((await run(`${holding}.end()`)).output.out).toContain('JournalInUseError')
  })

  test('stores of one process write in one line', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? one : other).append(scope, n)))
    expect(await one.read(scope)).toEqual([1, 2, 3, 4])
    await one.close()
    expect((await run(`${holding}.end()`)).output.out).toContain('JournalInUseError')
    await other.append(scope, 5)
    expect(await readFile(file(), 'utf8')).toBe('1\n2\n3\n4\n5\n')
  })
})

/** A process that writes to the journal. Its script may use `journalStore`; its first argument is the folder. */
function start(script: string, limit?: number) {
  const journal = new URL('./journal.ts', import.meta.url).href
  const source = `import { journalStore } from ${JSON.stringify(journal)}\n${script}`
  const node = [process.execPath, '--input-type=module', '--eval', source, '--', folder]
  const [command = '', ...rest] =
    limit === undefined ? node : ['/bin/sh', '-c', `ulimit -f ${limit}; exec "$@"`, 'sh', ...node]
  return spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'] })
}

async function run(script: string, { limit }: { limit?: number } = {}) {
  const child = start(script, limit)
  child.stdin.end()
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}
