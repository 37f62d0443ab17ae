import { afterEach, expect, test, vi } from 'vitest'

import { readItem, writeItem } from './localStorage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  writeItem('ck.test', null)
})

function fail(): never {
  throw new DOMException('No.', 'SecurityError')
}

test.each([
  ['forbids everything', ['getItem', 'setItem', 'removeItem']],
  ['is full', ['setItem']],
] as const)(
  'what a storage that %s does not take is there as long as the page lives',
  (_, names) => {
    for (const name of names) vi.spyOn(Storage.prototype, name).mockImplementation(fail)
    writeItem('ck.test', 'one')
    expect(readItem('ck.test')).toBe('one')
    writeItem('ck.test', null)
    expect(readItem('ck.test')).toBeNull()
    writeItem('ck.test', 'two')
    vi.restoreAllMocks()
    expect(readItem('ck.test')).toBe('two')
    writeItem('ck.test', 'three')
    localStorage.setItem('ck.test', 'four')
    expect(readItem('ck.test')).toBe('four')
  },
)
