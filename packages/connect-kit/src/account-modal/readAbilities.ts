import { type Address, numberToHex } from 'viem'

import { withTimeout } from '../platform/withTimeout.ts'
import { type WalletAbilities, walletAbilities } from './walletAbilities.ts'

/**
 * How long a wallet may take to say what it can do (behaviour/account-modal#abilities). It is asked in the background, so the
 * visitor does not wait.
 */
const abilitiesTimeout = 5000

/** The part of a wallet that is asked. */
export type AskedWallet = {
  request: (request: {
    method: 'wallet_getCapabilities'
    params: [Address, `0x${string}`[]]
  }) => Promise<unknown>
}

/**
 * Asks a wallet what it can do for an account on a chain (EIP-5792). It shows no prompt for that.
 *
 * @param timeout in milliseconds
 * @throws what the wallet said: one that does not know the method is of no ability
 * @throws where it takes too long
 */
export async function readAbilities(
  wallet: AskedWallet,
  address: Address,
  chainId: number,
  timeout: number = abilitiesTimeout,
): Promise<WalletAbilities> {
  // A wallet that throws at once, or promises nothing, is one that promised.
  const asked = (async () =>
    wallet.request({
      method: 'wallet_getCapabilities',
      params: [address, [numberToHex(chainId)]],
    }))()
  const answer = await withTimeout(asked, timeout, () => {
    throw new Error('The wallet did not say in time what it can do.')
  })
  return walletAbilities(answer, chainId)
}
