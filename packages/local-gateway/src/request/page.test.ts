import { describe, expect, test } from 'vitest'

import { cutPage, defaultCursor, type Page, pageUrl, readCursor } from './page.ts'

describe('a page', () => {
  test('is selected by limit and offset; any other cursor selects the first one', () => {
    expect(readCursor('limit=5&offset=10')).toEqual({ limit: 5, offset: 10 })
    expect(readCursor('limit=5000&offset=0')).toEqual({ limit: 100, offset: 0 })
    for (const malformed of [
      undefined,
      '',
      '2',
      'limit=0&offset=0',
      'limit=-5&offset=1',
      'offset=3',
    ])
      expect(readCursor(malformed)).toEqual(defaultCursor)
  })

  test('names its neighbours', () => {
    const all = [1, 2, 3, 4, 5]
    expect(cutPage(all, { limit: 2, offset: 0 })).toEqual({
      items: [1, 2],
      total: 5,
      next: { limit: 2, offset: 2 },
      previous: null,
    })
    expect(cutPage(all, { limit: 2, offset: 3 })).toMatchObject({
      items: [4, 5],
      next: null,
      previous: { limit: 2, offset: 1 },
    })
    expect(cutPage(all, { limit: 2, offset: 9 })).toMatchObject({ items: [], next: null })
  })

  test('has an address with the rest of the query', () => {
    expect(pageUrl('http://a.test/x?to=1&cursor=old', { limit: 2, offset: 4 })).toBe(
      'http://a.test/x?to=1&cursor=limit%3D2%26offset%3D4',
    )
    expect(pageUrl('http://a.test/x', null)).toBeNull()
  })

  test('walking along the addresses meets every item once', () => {
    const all = Array.from({ length: 47 }, (_, index) => index)
    const met: number[] = []
    for (let cursor: typeof defaultCursor | null = { limit: 10, offset: 0 }; cursor;) {
      const page: Page<number> = cutPage(all, cursor)
      met.push(...page.items)
      cursor = page.next
    }
    expect(met).toEqual(all)
  })
})
