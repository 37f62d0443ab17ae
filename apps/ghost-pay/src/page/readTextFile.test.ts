import { expect, test } from 'vitest'

import { readTextFile } from './readTextFile.ts'

const bytesOf = (...parts: readonly (number | string)[]) =>
  new Blob([
    new Uint8Array(
      parts.flatMap((part) =>
        typeof part === 'number' ? [part] : [...part].map((sign) => sign.charCodeAt(0)),
      ),
    ),
  ])

test('a file in the letters of western Europe is read, and it is said', async () => {
  expect(await readTextFile(bytesOf('M', 0xfc, 'ller;1500,00 ', 0x80))).toEqual({
    status: 'text',
    text: 'Müller;1500,00 €',
    isWestern: true,
  })
})

test('a byte order mark says how the rest is written', async () => {
  const text = { status: 'text', text: 'Mü', isWestern: false }
  expect(await readTextFile(bytesOf(0xff, 0xfe, 'M', 0, 0xfc, 0))).toEqual(text)
  expect(await readTextFile(bytesOf(0xfe, 0xff, 0, 'M', 0, 0xfc))).toEqual(text)
  expect(await readTextFile(bytesOf(0xef, 0xbb, 0xbf, 'M', 0xc3, 0xbc))).toEqual(text)
  expect(await readTextFile(new Blob(['Mü']))).toEqual(text)
})

test('what is no text, and what is too large, is called so', async () => {
  expect(await readTextFile(bytesOf(0, 1, 2))).toEqual({ status: 'unreadable' })
  expect(await readTextFile(bytesOf(0xff, 0xfe, 'M'))).toEqual({ status: 'unreadable' })
  expect(await readTextFile(new Blob(['a'.repeat(4_200_000)]))).toEqual({
    status: 'tooLarge',
    megabytes: 4.2,
    limit: 4,
  })
})
