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

/**
 * Sends the transactions that make accounts: SafeL2 proxies, whose events tell everything that a gateway wants to know.
 *
 * @param context the people; the first owner of an account makes it
 * @param miner where the transactions go; the caller mines
 * @param plans the accounts
 * @returns the accounts, at the addresses where they will be
 */
export async function createAccounts<Plans extends readonly AccountPlan[]>(
  { people }: Pick<SeedContext, 'people'>,
  miner: Miner,
  plans: Plans,
): Promise<{ [Index in keyof Plans]: SeededAccount }> {
  const personOf = { Alice: people.alice, Bob: people.bob, Carol: people.carol }
  const accounts: SeededAccount[] = []
  for (const { name, owners, threshold, saltNonce } of plans) {
    const members = owners.map((owner) => ({ name: owner, address: personOf[owner].address }))
    const creation = { owners: members.map(({ address }) => address), threshold, saltNonce }
    await miner.send({
      from: members[0]?.address ?? people.alice.address,
      ...createAccountCall(creation),
      gas: 1_000_000n,
      purpose: name,
    })
    accounts.push({ name, address: predictAccountAddress(creation), threshold, owners: members })
  }
  // One account for each plan, in order.
  return accounts as { [Index in keyof Plans]: SeededAccount }
}
