import { expect, test } from 'vitest'

import { readEnsName } from './readEnsName.ts'

const problemOf = (text: string) => {
  const answer = readEnsName(text)
  return answer.status === 'problem' ? answer.problem : answer
}

test.each([
  ['alice.eth', 'alice.eth'],
  [' Alice.ETH ', 'alice.eth'],
  ['a-b.eth', 'a-b.eth'],
  [`${'a'.repeat(59)}.eth`, `${'a'.repeat(59)}.eth`],
])('%j is %s', (text, name) => {
  expect(readEnsName(text)).toEqual({ status: 'name', name })
})

test.each([
  [`${'a'.repeat(60)}.eth`, { key: 'labelTooLong', label: 'a'.repeat(60), length: 60 }],
  ['alice..eth', { key: 'emptyLabel' }],
  ['alice.', { key: 'emptyLabel' }],
  ['-alice.eth', { key: 'hyphen', label: '-alice' }],
  ['alice-.eth', { key: 'hyphen', label: 'alice-' }],
  ['al--ice.eth', { key: 'hyphen', label: 'al--ice' }],
  ['xn--ice.eth', { key: 'hyphen', label: 'xn--ice' }],
  ['ali ce.eth', { key: 'prohibitedCharacter', character: ' ', code: '0020' }],
  ['ali_ce.eth', { key: 'prohibitedCharacter', character: '_', code: '005F' }],
  ['ali!ce.eth', { key: 'prohibitedCharacter', character: '!', code: '0021' }],
  // Not assigned.
  ['ali\u0378ce.eth', { key: 'prohibitedCharacter', character: '\u0378', code: '0378' }],
  // A Cyrillic letter among Latin ones, and a word of Cyrillic letters that passes for a Latin one.
  ['alic\u0435.eth', { key: 'confusable', label: 'alic\u0435.eth' }],
  ['\u051b.eth', { key: 'confusable', label: '\u051b.eth' }],
  ['\u0301a.eth', { key: 'notNormalizable' }],
])('%j is no name', (text, problem) => {
  expect(problemOf(text)).toEqual(problem)
})
