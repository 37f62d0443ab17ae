import { type Address, isAddressEqual } from 'viem'
import { getAddresses, getChainId, switchChain } from 'viem/actions'

import { CheckFailedError } from './CheckFailedError.ts'
import type { WalletClient } from './WalletAccess.ts'

/** What a wallet is asked before it signs or sends. */
export type WalletQuestions = {
  getAccounts: () => Promise<readonly Address[]>
  getChainId: () => Promise<number>
  switchChain: (chainId: number) => Promise<unknown>
}

/**
 * Sees that the wallet itself, not only what a page remembers of it, is the expected person's and on the account's chain; asks it to
 * switch the chain when it is not (behaviour/payments#wallet).
 *
 * @throws CheckFailedError `otherAccount` or `otherChain`; whatever the wallet throws when it does not switch
 */
export async function verifyWallet(
  wallet: WalletQuestions,
  owner: Address,
  chainId: number,
): Promise<void> {
  const [selected] = await wallet.getAccounts()
  if (selected === undefined || !isAddressEqual(selected, owner)) {
    throw new CheckFailedError({ kind: 'otherAccount' })
  }
  if ((await wallet.getChainId()) !== chainId) await wallet.switchChain(chainId)
  if ((await wallet.getChainId()) !== chainId) throw new CheckFailedError({ kind: 'otherChain' })
}

/**
 * Opens a wallet by its viem client, as `WalletAccess` asks for it.
 *
 * @param wallet `createWalletClient` over the wallet's provider
 * @returns throws as {@link verifyWallet} does
 */
export const openWallet =
  (wallet: WalletClient) =>
  async (owner: Address, chainId: number): Promise<WalletClient> => {
    await verifyWallet(
      {
        getAccounts: () => getAddresses(wallet),
        getChainId: () => getChainId(wallet),
        switchChain: (id) => switchChain(wallet, { id }),
      },
      owner,
      chainId,
    )
    return wallet
  }
