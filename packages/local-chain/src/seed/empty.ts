import { createBlockBuilder } from '../engine/blockBuilder.ts'
import { accountDefinitions, accountOf, createAccounts } from './createAccounts.ts'
import type { SeedContext, SeededAccounts, SeedResult } from './Seed.ts'

/** The accounts of the bare start. */
export const emptyAccounts = (context: Pick<SeedContext, 'signers'>): SeededAccounts => ({
  treasury: accountOf(context, accountDefinitions.treasury),
})

/** A bare Treasury, two of three, without a history and without a balance. */
export async function seedEmpty(context: SeedContext): Promise<SeedResult> {
  const blocks = createBlockBuilder(context.client)
  await createAccounts(context, blocks, [accountDefinitions.treasury])
  await blocks.mine()
  return { accounts: emptyAccounts(context), proposals: [] }
}
