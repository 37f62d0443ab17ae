import * as viem1 from 'viem1/chains'
import { describe, expect, test } from 'vitest'

import { legacyTable } from './legacyTable.ts'

const historic: Readonly<Record<string, object>> = viem1

describe('the table of June 2023', () => {
  test('has the rows of viem 1.0.0 and no other', () => {
    expect(Object.keys(legacyTable).sort()).toEqual(Object.keys(historic).sort())
    expect(Object.keys(legacyTable)).toHaveLength(92)
  })

  test.each(Object.entries(legacyTable))('%s is as it was, to the letter', (name, row) => {
    // The three Celo chains had functions among their data (`formatters`); the table holds data only.
    const data = Object.entries(historic[name] ?? {}).filter(([field]) => field !== 'formatters')
    expect(row).toStrictEqual(Object.fromEntries(data))
  })

  test('counts Syscoin, and only Syscoin, in 8 decimals', () => {
    const others = Object.entries(legacyTable).filter(
      ([, row]) => row.nativeCurrency.decimals !== 18,
    )
    expect(others.map(([name, row]) => [name, row.nativeCurrency.decimals])).toEqual([
      ['syscoin', 8],
    ])
  })

  test('keeps the ids that were given twice', () => {
    const ids = Object.values(legacyTable).map(({ id }) => id as number)
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
    expect([...repeated].sort((a, b) => a - b)).toEqual([999, 31337, 2046399126])
  })
})
