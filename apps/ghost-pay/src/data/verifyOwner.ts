import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'

import { CheckError } from './CheckError.ts'
import { type AccountOnChain, readAccount } from './readAccount.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/**
 * Checks on the chain that the signer is an owner, and that the transaction can still be executed (behaviour/payments#owner).
 *
 * @returns the account as its contract says
 * @throws CheckError that says what does not hold, or that the node did not answer
 */
export async function verifyOwner(
  config: Config,
  { chainId, safe, transaction }: SignableTransaction,
  signer: Address,
): Promise<AccountOnChain> {
  const account = await verifyIsOwner(config, { chainId, safe }, signer)
  if (transaction.nonce < BigInt(account.nonce)) {
    throw new CheckError(
      `Nonce ${transaction.nonce} is used on the chain already: the account is at nonce ${account.nonce}. This can never be executed. Nothing was signed.`,
      { by: 'chain' },
    )
  }
  return account
}

/**
 * Checks on the chain that somebody is an owner of an account (behaviour/payments#owner).
 *
 * @returns the account as its contract says
 * @throws CheckError when they are not, or the node did not answer
 */
export async function verifyIsOwner(
  config: Config,
  { chainId, safe }: Pick<SignableTransaction, 'chainId' | 'safe'>,
  signer: Address,
): Promise<AccountOnChain> {
  let account: AccountOnChain
  try {
    account = await readAccount(config, { chainId, address: safe })
  } catch (cause) {
    throw new CheckError(
      'The node did not answer, so the owners could not be asked for. Try again.',
      { by: 'chain', passing: true, cause },
    )
  }
  if (!account.owners.some((owner) => isAddressEqual(owner, signer))) {
    throw new CheckError(
      'The account’s contract does not know you as an owner. Nothing was signed.',
      { by: 'chain' },
    )
  }
  return account
}
