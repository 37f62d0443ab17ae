import { expect, test } from 'vitest'

import { cutKinds } from '../testing/soak/cutOff.ts'
import { runSoak } from '../testing/soak/runSoak.ts'

// `scripts/soak.ts` runs it as long as you like. Each cut is the start of a process with a chain and a gateway.
test('cut off in each way, with writers at work, a devnet loses nothing', async () => {
  const { cuts, answered, looks } = await runSoak({ cuts: cutKinds.length, seed: 1 })
  expect(cuts).toEqual(Object.fromEntries(cutKinds.map((kind) => [kind, 1])))
  // Somebody did write, and somebody did look.
  expect(answered['transaction'] ?? 0).toBeGreaterThan(0)
  expect(looks).toBeGreaterThan(0)
}, 600_000)
