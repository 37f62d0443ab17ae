import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getConnection, getConnectorClient, switchChain } from 'wagmi/actions'
import { describeWalletError, type WalletErrorKind } from '@ghost-pay/connect-kit'
import { verifyWallet as verifySelected, type WalletAccess } from '@ghost-pay/safe-account/signing'

import { speak } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'
import { CheckError } from './CheckError.ts'
import { isConnectedElsewhere } from './connectedElsewhere.ts'

/** Errors that come instead of an answer: the wallet may have sent it, or may still send it. */
const noAnswer: readonly WalletErrorKind[] = [
  'pending-request',
  'timeout-wallet',
  'timeout-relay',
  'timeout-node',
  'offline',
  'disconnected',
  'chain-disconnected',
  'session-expired',
]

/** The connected wallet, for whatever asks it to sign or to send. */
export const walletAccess = (config: Config): WalletAccess => ({
  open: async (account, chainId) => {
    await verifyWallet(config, account, chainId)
    return getConnectorClient(config, { account, chainId })
  },
  hasNoAnswer: (error) => noAnswer.includes(describeWalletError(error).kind),
})

/**
 * Sees that the wallet itself, not only what this page remembers of it, is the expected person's and on the account's chain;
 * asks it to switch the chain when it is not (behaviour/payments#wallet).
 *
 * @throws CheckError when another address is connected by now, here or in another tab; CheckFailedError when another is selected in the
 *   wallet, or it stays on another chain; whatever the wallet throws when it does not switch
 */
export async function verifyWallet(
  config: Config,
  signer: Address,
  chainId: number,
): Promise<void> {
  const { address, connector } = getConnection(config)
  if (connector === undefined || address === undefined || !isAddressEqual(address, signer)) {
    throw new CheckError(speak(checkCopy, 'failedCheck.page.other'))
  }
  if (await isConnectedElsewhere(config))
    throw new CheckError(speak(checkCopy, 'failedCheck.page.tab'))
  const wallet = {
    getAccounts: () => connector.getAccounts(),
    getChainId: () => connector.getChainId(),
    switchChain: (id: number) => switchChain(config, { chainId: id }),
  }
  await verifySelected(wallet, signer, chainId)
}
