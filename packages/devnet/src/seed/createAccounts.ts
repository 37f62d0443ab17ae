import { createAccountCall, predictAccountAddress } from '@ghost-pay/safe-protocol'

import type { Miner } from '../chain/Miner.ts'
import { type OwnerName, ownerNames } from './owners.ts'
import type { SeedContext, SeededAccount } from './Seed.ts'

/** An account to make. */
export type AccountPlan = {
  name: string
  owners: readonly OwnerName[]
  threshold: number
  /** Two accounts with the same owners and threshold differ by it. */
  saltNonce: bigint
}

/** The accounts that the seeds know. */
export const accountPlans = {
  treasury: { name: 'Treasury', owners: ownerNames, threshold: 2, saltNonce: 1001n },
  pettyCash: { name: 'Petty cash', owners: ['Alice', 'Bob'], threshold: 1, saltNonce: 1002n },
  grants: { name: 'Grants', owners: ownerNames, threshold: 2, saltNonce: 1003n },
} as const satisfies Record<string, AccountPlan>

/** The account that a plan leads to; the owners' keys and the plan say where it is. */
export function accountOf(
  { people }: Pick<SeedContext, 'people'>,
  { name, owners, threshold, saltNonce }: AccountPlan,
): SeededAccount {
  const personOf = { Alice: people.alice, Bob: people.bob, Carol: people.carol }
  const members = owners.map((owner) => ({ name: owner, address: personOf[owner].address }))
  const address = predictAccountAddress({
    owners: members.map((member) => member.address),
    threshold,
    saltNonce,
  })
  return { name, address, threshold, owners: members }
}

/**
 * Sends the transactions that make accounts: SafeL2 proxies, whose events tell everything that a gateway wants to know.
 *
 * @param context the people; the first owner of an account makes it
 * @param miner where the transactions go; the caller mines
 * @param plans the accounts; `accountOf` says where they will be
 */
export async function createAccounts(
  context: Pick<SeedContext, 'people'>,
  miner: Miner,
  plans: readonly AccountPlan[],
): Promise<void> {
  for (const plan of plans) {
    const owners = accountOf(context, plan).owners.map(({ address }) => address)
    const { threshold, saltNonce } = plan
    await miner.send({
      from: owners[0] ?? context.people.alice.address,
      ...createAccountCall({ owners, threshold, saltNonce }),
      gas: 1_000_000n,
      purpose: plan.name,
    })
  }
}
