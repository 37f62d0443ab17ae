import { expect, test } from 'vitest'
import { loadMark, markIds, withMarks } from '@ghost-pay/wallet-marks'

import { connectorsForWallets, defaultWallets } from './index.ts'

test('every wallet of the list to start with has a mark, and makes its connector as before', async () => {
  const marked = withMarks(defaultWallets)
  for (const { id, iconUrl } of marked.flatMap(({ wallets }) => wallets)) {
    const mark = markIds.find((known) => known === id)
    expect(mark, id).toBeDefined()
    expect(typeof iconUrl === 'function' && (await iconUrl())).toBe(mark && (await loadMark(mark)))
  }
  expect(connectorsForWallets(marked)).toHaveLength(connectorsForWallets(defaultWallets).length)
})
