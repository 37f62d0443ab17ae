import { expect, test } from 'vitest'
import { loadMark, markIds, withMarks } from '@ghost-pay/wallet-marks'
import { markSources } from '@ghost-pay/wallet-marks/sources'

import * as entryPoint from './index.ts'
import { connectorsForWallets, defaultWallets, type Wallet } from './index.ts'

const wallets = new Map<string, Wallet>(
  Object.values(entryPoint).flatMap((value) =>
    typeof value === 'object' && 'iconBackground' in value ? [[value.id, value]] : [],
  ),
)

test('every mark is of a wallet that is defined here, under its name', () => {
  for (const id of markIds) expect(wallets.get(id)?.name, id).toBe(markSources[id].wallet)
})

test('every wallet of the list to start with has a mark, and makes its connector as before', async () => {
  const marked = withMarks(defaultWallets)
  for (const { id, iconUrl } of marked.flatMap(({ wallets }) => wallets)) {
    const mark = markIds.find((known) => known === id)
    expect(mark, id).toBeDefined()
    expect(typeof iconUrl === 'function' && (await iconUrl())).toBe(mark && (await loadMark(mark)))
  }
  expect(connectorsForWallets(marked)).toHaveLength(connectorsForWallets(defaultWallets).length)
})
