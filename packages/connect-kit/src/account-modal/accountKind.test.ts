import { encodeAbiParameters, type Hex, numberToHex, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'

import { accountKind, type SafeAnswers } from './accountKind.ts'

const code = '0x6080604052'
const word = (value: bigint | number) => numberToHex(value, { size: 32 }).slice(2)
const owner = (index: number) => numberToHex(0xabc000 + index, { size: 20 })
const threshold = (value: bigint) => encodeAbiParameters(parseAbiParameters('uint256'), [value])
const owners = (list: readonly Hex[]) =>
  encodeAbiParameters(parseAbiParameters('address[]'), [list])
const version = (text: string) => encodeAbiParameters(parseAbiParameters('string'), [text])
const listOf = (count: number) => owners(Array.from({ length: count }, (_, index) => owner(index)))

/** What a Safe of three owners answers, two of whom sign. */
const safe: Required<SafeAnswers> = {
  threshold: threshold(2n),
  owners: listOf(3),
  version: version('1.4.1'),
}
const contract = { kind: 'contract' }

test('a plain key has no code, and nothing is said of what is no code at all', () => {
  expect(accountKind(undefined, safe)).toBeUndefined()
  expect(accountKind('0x', safe)).toBeUndefined()
  for (const nonsense of [null, 7, 'code', '0xzz'])
    expect(accountKind(nonsense as Hex, safe)).toBeUndefined()
})

test('a Safe says how many of how many owners sign', () => {
  expect(accountKind(code, safe)).toEqual({ kind: 'safe', threshold: 2, owners: 3 })
  const all = { ...safe, threshold: threshold(100n), owners: listOf(100) }
  expect(accountKind(code, all)).toEqual({ kind: 'safe', threshold: 100, owners: 100 })
})

test.each(['0.0.2', '1.1.1', '1.3.0', '1.3.0+L2', '1.5.0'])('version %s is one', (text) => {
  expect(accountKind(code, { ...safe, version: version(text) })?.kind).toBe('safe')
})

test('the address of a delegation is the one in its 23 bytes, and what it answers is not asked', () => {
  const to = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'
  expect(accountKind(`0xef0100${to.slice(2)}`, safe)).toEqual({ kind: 'delegated', to })
  expect(accountKind(`0xEF0100${to.slice(2).toUpperCase()}`)).toEqual({ kind: 'delegated', to })
})

test.each([
  ['a byte short', `0xef0100${'11'.repeat(19)}`],
  ['a byte long', `0xef0100${'11'.repeat(21)}`],
  ['of another version', `0xef0101${'11'.repeat(20)}`],
  ['not at the start', `0x00ef0100${'11'.repeat(19)}`],
] as const)('code that is %s is no delegation', (_, other) => {
  expect(accountKind(other)).toEqual(contract)
})

const bytes = (...words: string[]): Hex => `0x${words.join('')}`

test.each<[string, SafeAnswers]>([
  ['no answer', {}],
  ['no version', { ...safe, version: undefined }],
  ['no owners', { ...safe, owners: undefined }],
  ['no threshold', { ...safe, threshold: undefined }],
  ['empty answers', { threshold: '0x', owners: '0x', version: '0x' }],
  ['a threshold of none', { ...safe, threshold: threshold(0n) }],
  ['a threshold above its owners', { ...safe, threshold: threshold(4n) }],
  ['the highest threshold', { ...safe, threshold: threshold(2n ** 256n - 1n) }],
  ['two thresholds', { ...safe, threshold: bytes(word(2), word(2)) }],
  ['half a threshold', { ...safe, threshold: '0x02' }],
  ['an empty list', { ...safe, threshold: threshold(1n), owners: owners([]) }],
  ['more than 100 owners', { ...safe, owners: listOf(101) }],
  ['an owner twice', { ...safe, owners: owners([owner(0), owner(1), owner(0)]) }],
  [
    'nobody as an owner',
    { ...safe, owners: owners([owner(0), owner(1), numberToHex(0, { size: 20 })]) },
  ],
  [
    'the list itself as an owner',
    { ...safe, owners: owners([owner(0), owner(1), numberToHex(1, { size: 20 })]) },
  ],
  [
    'an owner of more than 20 bytes',
    { ...safe, owners: bytes(word(32), word(2), word(5), word(2n ** 160n + 6n)) },
  ],
  ['fewer owners than it counts', { ...safe, owners: bytes(word(32), word(3), word(5), word(6)) }],
  [
    'owners past its count',
    { ...safe, owners: bytes(word(32), word(2), word(5), word(6), word(7)) },
  ],
  [
    'a list that is elsewhere',
    { ...safe, owners: bytes(word(64), word(0), word(2), word(5), word(6)) },
  ],
  ['a list within itself', { ...safe, owners: bytes(word(0), word(2), word(5)) }],
  ['a count that no memory holds', { ...safe, owners: bytes(word(32), word(2n ** 64n)) }],
  ['an answer of a megabyte', { ...safe, owners: `0x${'00'.repeat(1_048_576)}` }],
  ['an answer that is not hexadecimal', { ...safe, threshold: 'two' as Hex }],
  // A node may answer anything, whatever the type says.
  ['an answer that is no text', { ...safe, threshold: 2 as unknown as Hex }],
  ['no version in its text', { ...safe, version: version('') }],
  ['a sentence as its version', { ...safe, version: version('1.4.1 (audited)') }],
  ['more than a line as its version', { ...safe, version: version('1.4.1\n1.4.1') }],
  [
    'a version that is no text',
    { ...safe, version: bytes(word(32), word(5), 'ff'.repeat(5).padEnd(64, '0')) },
  ],
])('what answers with %s is not said to be a Safe', (_, answers) => {
  expect(accountKind(code, answers)).toEqual(contract)
})
