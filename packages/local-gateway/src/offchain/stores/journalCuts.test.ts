import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { disk } from './disk.ts'
import { journalFile } from './journalFile.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuts-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a journal that is cut anywhere has every line before the cut, and takes further ones', async () => {
  const file = join(folder, 'cut.jsonl')
  const values = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.nat()), { minLength: 1 })
  const cut = fc.double({ min: 0, max: 1, noNaN: true })
  await fc.assert(
    fc.asyncProperty(values, cut, async (written, share) => {
      await journalFile(disk, file).replace(written.map((value) => ({ value })))
      const whole = await readFile(file)
      const rest = whole.subarray(0, Math.floor(whole.length * share))
      await writeFile(file, rest)
      const kept = written.slice(0, rest.filter((byte) => byte === 0x0a).length)

      const after = journalFile(disk, file)
      expect(await after.read()).toEqual(kept.map((value) => ({ value })))
      await after.append('further')
      expect((await journalFile(disk, file).read()).slice(kept.length)).toEqual(['further'])
    }),
    { numRuns: 300 },
  )
}, 120_000)
