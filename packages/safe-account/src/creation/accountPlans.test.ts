import { describe, expect, test } from 'vitest'

import {
  type AccountPlan,
  findPlan,
  forgetPlan,
  keepPlan,
  planAccount,
  readAccountPlan,
} from './accountPlans.ts'

const owners = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
] as const

const buildPlan = (parts: Partial<AccountPlan> = {}): AccountPlan =>
  planAccount({
    owners,
    threshold: 2,
    saltNonce: 7n,
    version: '1.4.1',
    deployment: 'canonical',
    chainIds: [1, 100],
    ...parts,
  })

/** As text and back, as a browser keeps it. */
const kept = (plan: unknown): unknown =>
  JSON.parse(
    JSON.stringify(plan, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  )

const isRead = (plan: unknown): boolean => {
  try {
    return readAccountPlan(kept(plan)) !== undefined
  } catch {
    return false
  }
}

describe('a plan', () => {
  test('is read as it was written', () => {
    const plan = buildPlan({ saltNonce: (1n << 255n) + 1n })
    expect(readAccountPlan(kept(plan))).toEqual(plan)
  })

  test('whose parts give another address is not shown to anybody', () => {
    const plan = buildPlan()
    for (const changed of [
      { ...plan, address: owners[0] },
      { ...plan, saltNonce: 8n },
      { ...plan, threshold: 1 },
      { ...plan, owners: [...owners].reverse() },
      { ...plan, version: '1.3.0' },
      { ...plan, threshold: 3 },
      { ...plan, owners: 'nobody' },
      { ...plan, chainIds: [] },
      null,
    ]) {
      expect(isRead(changed)).toBe(false)
    }
  })

  test('is there until it is created on its last chain', () => {
    const plan = buildPlan()
    const other = buildPlan({ saltNonce: 8n })
    const all = keepPlan([other], plan)
    const once = forgetPlan(all, plan.address, 1)
    expect(findPlan(once, plan.address)?.chainIds).toEqual([100])
    expect(forgetPlan(once, plan.address, 100)).toEqual([other])
    expect(forgetPlan(all, plan.address)).toEqual([other])
  })

  test('that is planned again on another chain keeps the chains it had', () => {
    const again = keepPlan([buildPlan()], buildPlan({ chainIds: [100, 10] }))
    expect(again).toHaveLength(1)
    expect(again[0]?.chainIds).toEqual([1, 100, 10])
  })
})
