import { readFileSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { prepareFolder } from './prepareFolder.ts'
import { replaceFile } from './replaceFile.ts'
import { writeStoredChain } from './storedChain.ts'
import { openTransactionLog } from './transactionLog.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-file-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const genesis = `0x${'a'.repeat(64)}` as const

/** Notes what is brought to the disk, and which files there were in the folder then. */
async function watchSyncs() {
  const handle = await open(folder, 'r')
  // All handles have one prototype.
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const synced: { path: string; files: string[] }[] = []
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`)
    synced.push({ path, files: (await readdir(folder)).sort() })
  })
  return synced
}

test.skipIf(process.platform !== 'linux').each([
  [
    'a chain',
    'chain-1.json',
    () => writeStoredChain(folder, 1, { engine: '', seed: '', genesis, startTime: 0, state: '0x' }),
  ],
  [
    'what a chain was handed',
    'chain-1.transactions.jsonl',
    async () => {
      const log = await openTransactionLog(folder, { chainId: 1, genesis, known: [] })
      await log.close()
    },
  ],
])('the name of %s is on the disk after its contents', async (_, file, write) => {
  const synced = await watchSyncs()
  await write()
  expect(synced).toEqual([
    { path: join(folder, `${file}.new`), files: [`${file}.new`] },
    { path: folder, files: [file] },
  ])
})

test.skipIf(process.platform !== 'linux')('so is the name of every new folder', async () => {
  const synced = await watchSyncs()
  await prepareFolder(join(folder, 'deep', 'down'))
  expect(synced.map(({ path }) => path)).toEqual([folder, join(folder, 'deep')])
})

test('what cannot be put in the place leaves what is there, and nothing else', async () => {
  const file = join(folder, 'file')
  await mkdir(file)
  await writeFile(join(file, 'inside'), 'old')
  await expect(replaceFile(file, 'new')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['file'])
  expect(readFileSync(join(file, 'inside'), 'utf8')).toBe('old')
})
