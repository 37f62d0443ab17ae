import { createAccountCall, predictAccountAddress } from '@ghost-pay/safe-protocol'

import type { BlockBuilder } from '../engine/blockBuilder.ts'
import type { SeedContext, SeededAccount } from './Seed.ts'
import { type OwnerName, ownerNames } from './signers.ts'

/** An account to create. */
export type AccountDefinition = {
  name: string
  owners: readonly OwnerName[]
  threshold: number
  /** Two accounts with the same owners and threshold differ by it. */
  saltNonce: bigint
}

/** The accounts that the seeds know. */
export const accountDefinitions = {
  treasury: { name: 'Treasury', owners: ownerNames, threshold: 2, saltNonce: 1001n },
  pettyCash: { name: 'Petty cash', owners: ['Alice', 'Bob'], threshold: 1, saltNonce: 1002n },
  grants: { name: 'Grants', owners: ownerNames, threshold: 2, saltNonce: 1003n },
} as const satisfies Record<string, AccountDefinition>

/** The account of a definition. Its address follows from the definition and the owners. */
export function accountOf(
  { signers }: Pick<SeedContext, 'signers'>,
  { name, owners, threshold, saltNonce }: AccountDefinition,
): SeededAccount {
  const signerOf = { Alice: signers.alice, Bob: signers.bob, Carol: signers.carol }
  const members = owners.map((owner) => ({ name: owner, address: signerOf[owner].address }))
  const address = predictAccountAddress({
    owners: members.map((member) => member.address),
    threshold,
    saltNonce,
  })
  return { name, address, threshold, owners: members }
}

/**
 * Sends the transactions that create accounts: SafeL2 proxies, whose events have everything that a gateway reads.
 *
 * @param context the signers; the first owner of an account creates it
 * @param blocks where the transactions go; the caller mines
 * @param definitions the accounts; `accountOf` gives their addresses
 */
export async function createAccounts(
  context: Pick<SeedContext, 'signers'>,
  blocks: BlockBuilder,
  definitions: readonly AccountDefinition[],
): Promise<void> {
  for (const definition of definitions) {
    const owners = accountOf(context, definition).owners.map(({ address }) => address)
    const { threshold, saltNonce } = definition
    await blocks.add({
      from: owners[0] ?? context.signers.alice.address,
      ...createAccountCall({ owners, threshold, saltNonce }),
      gas: 1_000_000n,
      purpose: definition.name,
    })
  }
}
