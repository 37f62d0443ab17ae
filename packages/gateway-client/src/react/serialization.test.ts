import { expect, test } from 'vitest'

import { gatewayDehydrate, gatewayHydrate } from './serialization.ts'

const there = (data: unknown) =>
  gatewayHydrate.deserializeData(gatewayDehydrate.serializeData(data))

test('amounts survive the way there, and nothing else becomes one', () => {
  for (const data of [
    { a: 2n ** 256n - 1n, b: [-5n, 0n, 7, '8', null] },
    { $bigint: 'x' },
    { $bigint: '' },
    { $bigint: '1.5' },
    { $bigint: '0x10' },
    { $bigint: 5 },
    { $bigint: null },
    'text',
    null,
    undefined,
  ]) {
    expect(there(data)).toEqual(data)
  }
})
