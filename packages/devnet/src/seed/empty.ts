import { createMiner } from '../chain/Miner.ts'
import { accountOf, accountPlans, createAccounts } from './createAccounts.ts'
import type { SeedContext, SeededAccounts, SeedResult } from './Seed.ts'

/** The accounts of the bare start. */
export const emptyAccounts = (context: Pick<SeedContext, 'people'>): SeededAccounts => ({
  treasury: accountOf(context, accountPlans.treasury),
})

/** A bare Treasury, two of three, without a past and without a balance. */
export async function seedEmpty(context: SeedContext): Promise<SeedResult> {
  const miner = createMiner(context.rpc)
  await createAccounts(context, miner, [accountPlans.treasury])
  await miner.mine()
  return { accounts: emptyAccounts(context), proposals: [] }
}
