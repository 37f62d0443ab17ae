import { expect, test } from 'vitest'

import { copy, type CopyKey } from './copy.ts'

/** Sentences that the dialogs are known by, and that keep their letters. */
const known: readonly CopyKey[] = [
  'button.connect',
  'connect.title',
  'learn.title',
  'learn.get',
  'learn.more',
  'account.copyAddress',
  'account.recent',
  'account.clearAll',
  'account.viewMore',
  'chain.title',
  'chain.confirm',
  'wallet.unknown',
]

/** A capital letter that begins no sentence. */
const capital = /[a-z}] (?!QR\b|Android\b|Safe\b|I\b)\p{Lu}\p{Ll}/u

test('only the words that the dialogs are known by have capitals within a sentence', () => {
  const keys = (Object.keys(copy) as CopyKey[]).filter((key) => capital.test(copy[key]))
  expect(keys).toEqual(known)
})
