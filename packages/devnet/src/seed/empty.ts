import { createMiner } from '../chain/Miner.ts'
import { accountPlans, createAccounts } from './createAccounts.ts'
import type { SeedContext, SeedResult } from './Seed.ts'

/** A bare Treasury, two of three, without a past and without a balance. */
export async function seedEmpty(context: SeedContext): Promise<SeedResult> {
  const miner = createMiner(context.rpc)
  const [treasury] = await createAccounts(context, miner, [accountPlans.treasury] as const)
  await miner.mine()
  return { accounts: { treasury }, proposals: [] }
}
