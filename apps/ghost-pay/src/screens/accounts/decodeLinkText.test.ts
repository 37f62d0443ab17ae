import { expect, test } from 'vitest'

import { decodeLinkText } from './decodeLinkText.ts'

test.each([
  ['ethereum%3A0x12%401', 'ethereum:0x12@1'],
  ['gpr1.AbC-_9', 'gpr1.AbC-_9'],
  ['%', '%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['100%25', '100%'],
])('%j of a link is the text %j', (part, text) => {
  expect(decodeLinkText(part)).toBe(text)
})
