import { afterEach, expect, test } from 'vitest'

import { createAnswerStore } from './createAnswerStore.ts'
import type { KeptAnswer } from './keptAnswers.ts'

const database = `answers of a test ${crypto.randomUUID()}`
const page = (build = 'a') => createAnswerStore(database, build)
const answer: KeptAnswer = { key: ['account-facts', 1], data: 'what an account holds', time: 1 }

afterEach(() => {
  indexedDB.deleteDatabase(database)
})

test('a page that was open when another one deleted everything brings nothing back', async () => {
  const [first, second] = [page(), page()]
  expect([await first.read(), await second.read()]).toEqual([[], []])
  await first.change(() => [answer])
  // The second one writes in the moment of the wipe, and again later.
  await Promise.all([first.forget(), second.change((kept) => [...kept, answer])])
  await second.change(() => [answer])
  await first.change(() => [answer])
  const anew = page()
  expect(await anew.read()).toEqual([])
  await anew.change(() => [answer])
  expect(await page().read()).toEqual([answer])
})

test('what another build has kept is deleted, and that there was a wipe is not forgotten', async () => {
  const old = page('old')
  await old.read()
  await old.forget()
  const stale = page('new')
  await stale.read()
  await stale.change(() => [answer])
  expect(await page('newest').read()).toEqual([])
  await old.change(() => [answer])
  expect(await page('old').read()).toEqual([])
})
