import { expect, test } from 'vitest'
import { getChainMonogram, loadChainIcon } from '@ghost-pay/chains/icons'

import { chainIcon } from './chainIcon.ts'
import { chainDiscs } from './loadIcon.ts'

const iconOf = async (id: number) => {
  const icon = chainIcon({ id, name: 'Meadow' })
  return typeof icon === 'string' ? icon : icon()
}

test('a network that the table of chains has no picture of is drawn, and one that it has keeps its own', async () => {
  const unknown = 918_273_645
  expect(await loadChainIcon({ id: unknown, name: 'Meadow' })).toBe(
    getChainMonogram({ id: unknown, name: 'Meadow' }),
  )
  expect(await iconOf(unknown)).toBe(chainDiscs(unknown))
  expect(await iconOf(1)).toBe(await loadChainIcon({ id: 1, name: 'Ethereum' }))
  expect(chainIcon({ id: unknown, name: 'Meadow', iconUrl: 'https://a.example' })).toBe(
    'https://a.example',
  )
})

test('neighbours among the ids look different, and each looks the same every time', () => {
  const ids = Array.from({ length: 64 }, (_, index) => 31_337 + index)
  expect(new Set(ids.map(chainDiscs)).size).toBeGreaterThan(60)
  for (const id of ids) {
    expect(chainDiscs(id)).not.toBe(chainDiscs(id + 1))
    expect(decodeURIComponent(chainDiscs(id))).toMatch(
      /^data:image\/svg\+xml,<svg [^>]+><path fill="oklch\([^)]+\)" [^>]+><g fill="oklch\([^)]+\)">(<path transform="translate\([01] [01]\)rotate\(\d+ \.5 \.5\)" [^>]+>){4}<\/g><\/svg>$/,
    )
  }
})
