import { type Address, isAddressEqual } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'
import { type AccountOnChain, readAccount } from '../chain/readAccount.ts'
import { CheckFailedError, unread } from './CheckFailedError.ts'
import type { SignableTransaction } from './SignableTransaction.ts'

/**
 * Checks on the chain that the signer is an owner, and that the transaction can still be executed (behaviour/payments#owner).
 *
 * @throws CheckFailedError `stranger`, `nonceUsed`, or `unread` when the node does not answer
 */
export async function verifyOwner(
  client: ChainClient,
  { safe, transaction: { nonce } }: SignableTransaction,
  signer: Address,
): Promise<void> {
  const account = await verifyIsOwner(client, safe, signer)
  if (nonce < BigInt(account.nonce)) {
    throw new CheckFailedError({ kind: 'nonceUsed', nonce, accountNonce: account.nonce })
  }
}

/**
 * Checks on the chain that somebody is an owner of an account (behaviour/payments#owner).
 *
 * @returns the account as its contract says
 * @throws CheckFailedError `stranger`, or `unread` when the node does not answer
 */
export async function verifyIsOwner(
  client: ChainClient,
  safe: Address,
  signer: Address,
): Promise<AccountOnChain> {
  const account = await readAccount(client, { address: safe }).catch(unread('owners'))
  if (!account.owners.some((owner) => isAddressEqual(owner, signer))) {
    throw new CheckFailedError({ kind: 'stranger' })
  }
  return account
}
