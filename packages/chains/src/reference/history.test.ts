import { describe, expect, test } from 'vitest'

import { legacyTable } from '../legacy/legacyTable.ts'
import { definitions } from '../testing/definitions.ts'
import { findDeviations } from './findDeviations.ts'

describe('the table of June 2023', () => {
  test('is in the table of today, row by row', () => {
    const missing = Object.keys(legacyTable).filter((name) => !definitions[name])
    expect(missing).toEqual([])
  })

  test('agrees on ids, decimals, symbols and test networks, but for the deviations', () => {
    const { found, listed } = findDeviations(
      'history',
      Object.entries(legacyTable).flatMap(([chain, row]) => {
        const now = definitions[chain]
        const testnet = 'testnet' in row ? row.testnet : false
        return [
          { chain, field: 'id', ours: now?.id, theirs: row.id },
          {
            chain,
            field: 'decimals',
            ours: now?.nativeCurrency.decimals,
            theirs: row.nativeCurrency.decimals,
          },
          {
            chain,
            field: 'symbol',
            ours: now?.nativeCurrency.symbol,
            theirs: row.nativeCurrency.symbol,
          },
          { chain, field: 'testnet', ours: now?.testnet ?? false, theirs: testnet },
        ]
      }),
    )
    expect(found).toEqual(listed)
  })
})
