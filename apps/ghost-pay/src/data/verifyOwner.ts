import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { type AccountOnChain, readAccount, type SignableTransaction } from '@ghost-pay/safe-account'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { verifyCopy } from './verifyCopy.ts'

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
      speak(verifyCopy, 'verify.nonce.passed', {
        nonce: `${transaction.nonce}`,
        accountNonce: `${account.nonce}`,
      }),
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
  account: Pick<SignableTransaction, 'chainId' | 'safe'>,
  signer: Address,
): Promise<AccountOnChain> {
  const onChain = await readOwners(config, account)
  if (!onChain.owners.some((owner) => isAddressEqual(owner, signer))) {
    throw new CheckError(speak(verifyCopy, 'verify.owner.stranger'), { by: 'chain' })
  }
  return onChain
}

/**
 * Asks the chain for the owners of an account.
 *
 * @returns the account as its contract says
 * @throws CheckError when the node did not answer
 */
export async function readOwners(
  config: Config,
  { chainId, safe }: Pick<SignableTransaction, 'chainId' | 'safe'>,
): Promise<AccountOnChain> {
  try {
    return await readAccount(chainClient(config, chainId), { address: safe })
  } catch (cause) {
    throw new CheckError(speak(verifyCopy, 'verify.owner.unread'), {
      by: 'chain',
      passing: true,
      cause,
    })
  }
}
