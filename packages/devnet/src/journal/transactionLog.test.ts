import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, open as openFile, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Hex, keccak256 } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { openTransactionLog, readTransactionLog, transactionLogFile } from './transactionLog.ts'

const chain = { chainId: 31337, genesis: `0x${'a'.repeat(64)}` } as const

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transaction-log-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => openTransactionLog(folder, { ...chain, known: [] })
const readAgain = async (): Promise<Hex[]> =>
  (await readTransactionLog(folder, chain)).map(({ raw }) => raw)

test('what was refused is not read again, and what was taken is', async () => {
  const log = await open()
  await log.add('0x01')
  await log.add('0x02')
  await log.refuse('0x01')
  expect(await readAgain()).toEqual(['0x02'])
  expect(log.hashes()).toEqual([keccak256('0x02')])
})

describe('a transaction that is handed over twice', () => {
  test('stays when the second time is refused, because the chain has it already', async () => {
    const log = await open()
    await log.add('0x01')
    await log.add('0x01')
    await log.refuse('0x01')
    expect(log.hashes()).toEqual([keccak256('0x01')])
    expect(await readAgain()).toEqual(['0x01'])
  })

  test('counts when the first time was refused', async () => {
    const log = await open()
    await log.add('0x01')
    await log.refuse('0x01')
    await log.add('0x01')
    expect(log.hashes()).toEqual([keccak256('0x01')])
    expect(await readAgain()).toEqual(['0x01'])
  })

  test('is gone when it is refused as often', async () => {
    const log = await open()
    await log.add('0x01')
    await log.add('0x01')
    await log.refuse('0x01')
    await log.refuse('0x01')
    await log.refuse('0x01')
    expect(log.hashes()).toEqual([])
    expect(await readAgain()).toEqual([])
  })
})

test('what is forgotten stays so, and what came meanwhile is kept', async () => {
  const log = await open()
  await log.add('0x01')
  await log.add('0x02')
  await log.forget([keccak256('0x01')])
  await log.add('0x03')
  expect(await readAgain()).toEqual(['0x02', '0x03'])
})

test('nothing is written down for another chain, or after the end', async () => {
  const log = await open()
  await log.add('0x01')
  expect(await readTransactionLog(folder, { ...chain, genesis: `0x${'b'.repeat(64)}` })).toEqual([])
  await log.close()
  await expect(log.add('0x02')).rejects.toThrow('closed')
  expect(log.hashes()).toEqual([keccak256('0x01')])
  expect(await readAgain()).toEqual(['0x01'])
})

describe.skipIf(process.platform === 'win32')('a disk that takes no more', () => {
  test('tears no line that comes later', () => {
    const source = `
      import { openTransactionLog } from ${JSON.stringify(new URL('transactionLog.ts', import.meta.url).href)}
      const log = await openTransactionLog(process.argv[1], { ...${JSON.stringify(chain)}, known: [] })
      const taken = []
      const add = (raw) => log.add(raw).then(() => taken.push(raw), (error) => console.error(error.message))
      for (let n = 10; n < 40; n += 1) await add('0x' + String(n).repeat(200))
      // A short line still has room where a long one had not.
      await add('0x07')
      console.log(JSON.stringify({ taken, hashes: log.hashes().length }))`
    const { stdout, stderr } = spawnSync(
      '/bin/sh',
      [
        '-c',
        'ulimit -f 8; exec "$@"',
        'sh',
        ...[process.execPath, '--input-type=module', '--eval', source, '--', folder],
      ],
      { encoding: 'utf8' },
    )
    const { taken, hashes } = JSON.parse(stdout) as { taken: Hex[]; hashes: number }
    expect(stderr).toContain('EFBIG')
    expect(taken.length).toBeGreaterThan(5)
    expect(taken.at(-1)).toBe('0x07')
    expect(hashes).toBe(taken.length)
    return expect(readAgain()).resolves.toEqual(taken)
  })

  test('tears none either where it cannot take half a line away', async () => {
    const log = await open()
    await log.add('0x01')
    const handle = await openFile(folder, 'r')
    // All handles have one prototype.
    const prototype = Object.getPrototypeOf(handle) as typeof handle
    await handle.close()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    vi.spyOn(prototype, 'truncate').mockRejectedValueOnce(full)
    vi.spyOn(prototype, 'appendFile').mockImplementationOnce(async function (
      this: typeof handle,
      line,
    ) {
      await this.write(typeof line === 'string' ? line.slice(0, 12) : '')
      throw full
    })
    await expect(log.add('0x02')).rejects.toThrow(full)
    vi.restoreAllMocks()
    await log.add('0x03')
    expect(await readAgain()).toEqual(['0x01', '0x03'])
  })

  test('goes on when it takes something again', async () => {
    const log = await open()
    await log.add('0x01')
    await log.add('0x02')
    // Nothing can be written where a folder stands.
    const inTheWay = `${transactionLogFile(folder, chain.chainId)}.new`
    await mkdir(inTheWay)
    await expect(log.forget([keccak256('0x01')])).rejects.toThrow('EISDIR')
    await log.add('0x03')
    await rmdir(inTheWay)
    expect(await readAgain()).toContain('0x03')
  })
})
