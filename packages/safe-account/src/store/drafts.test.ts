import { expect, test } from 'vitest'

import { accountKey } from './AccountId.ts'
import { emptyDraft, keepDraft, readDrafts } from './drafts.ts'

const draft = {
  foundAs: 'ana.eth',
  recipient: '0x12',
  amount: '1',
  token: '',
  note: 'Rent',
  isBound: true,
  reviewed: true,
  place: '',
}
const account = { chainId: 1, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const key = accountKey(account)

test('a draft comes back as it was typed, for its account alone', () => {
  const drafts = readDrafts(JSON.stringify(keepDraft({}, key, draft)))
  expect(drafts[key]).toEqual(draft)
  expect(drafts[accountKey({ ...account, chainId: 100 })]).toBeUndefined()
})

test('an empty draft is thrown away, and others stay', () => {
  const drafts = keepDraft({ other: draft, [key]: draft }, key, emptyDraft)
  expect(drafts).toEqual({ other: draft })
  for (const begun of [
    { recipient: '0' },
    { amount: '0' },
    { token: '0x' },
    { note: 'r' },
    { place: '7' },
  ]) {
    expect(keepDraft({}, key, { ...emptyDraft, ...begun })).toHaveProperty([key])
  }
})

test.each([null, '', '{', '[]', 'null', '{"a":1}', '{"a":{"recipient":1}}', '{"a":null}'])(
  'what was stored as %j is no draft',
  (stored) => {
    expect(readDrafts(stored)).toEqual({})
  },
)

test('a draft counts as looked over only when it says so', () => {
  const stored = JSON.stringify({ [key]: { ...draft, reviewed: 'yes' } })
  expect(readDrafts(stored)[key]?.reviewed).toBe(false)
})

test.each([
  ['7', '7'],
  ['-7', ''],
  [7, ''],
])('a draft takes the place %j in line as %j', (stored, place) => {
  expect(readDrafts(JSON.stringify({ [key]: { ...draft, place: stored } }))[key]?.place).toBe(place)
})

test('an account has one draft, however its address is written', () => {
  const address = account.address.toLowerCase() as typeof account.address // The same address.
  expect(accountKey({ ...account, address })).toBe(key)
})

test('a draft of before there were notes has none', () => {
  const stored = JSON.stringify({ [key]: { ...draft, note: undefined } })
  expect(readDrafts(stored)[key]).toEqual({ ...draft, note: '' })
})

test.each(['recipient', 'amount', 'token'])('a draft whose %s is no text is none', (field) => {
  expect(readDrafts(JSON.stringify({ [key]: { ...draft, [field]: 1 } }))).toEqual({})
})
