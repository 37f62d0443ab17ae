import { expect, test } from 'vitest'

import { addRecentWallet, parseRecentWallets } from './recentWallets.ts'

test('three are kept, the newest first, each once', () => {
  const ids = ['a', 'b', 'c', 'b', 'd'].reduce<string[]>(addRecentWallet, [])
  expect(ids).toEqual(['d', 'b', 'c'])
})

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a","a","b","c","d"]', ['a', 'b', 'c']],
  ['["a",1,null,""]', ['a']],
  ['{"a":1}', []],
  ['not json', []],
])('what is stored as %s is read as %j', (stored, ids) => {
  expect(parseRecentWallets(stored)).toEqual(ids)
})
