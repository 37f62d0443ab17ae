import { expect, test } from 'vitest'

import { changeAll } from './changeAll.ts'
import { createLedger } from './createLedger.ts'

const unanswered = new Error('The devnet is gone.')
const refusal = new Error('Nothing was recorded.')

async function ledgerOf(found: Map<string, string>) {
  const ledger = createLedger((error) => error === refusal)
  for (const key of ['proposal', 'confirmation']) {
    const look = () => Promise.resolve(found.get(key) ?? 'absent')
    await ledger.change(key, { look, after: ['there'], act: () => Promise.resolve() })
  }
  return ledger
}

const gone = [
  ['proposal', 'absent'],
  ['confirmation', 'absent'],
] as const
const all = { isAll: true, choose: () => 0 }

test('all facts of an act that is not answered may have changed', async () => {
  const ledger = await ledgerOf(new Map())
  await expect(changeAll(ledger, gone, () => Promise.reject(unanswered))).rejects.toBe(unanswered)
  expect(await ledger.check(all)).toEqual([])
})

test('no fact of an act that is refused has changed', async () => {
  const ledger = await ledgerOf(new Map())
  await expect(changeAll(ledger, gone, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await ledger.check(all)).toEqual([
    'proposal is absent, and must be there',
    'confirmation is absent, and must be there',
  ])
})
