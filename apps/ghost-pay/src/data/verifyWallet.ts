import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import { isConnectedElsewhere } from './connectedElsewhere.ts'

/**
 * Sees that the wallet itself, not only what this page remembers of it, is the expected person's and on the account's chain;
 * asks it to switch the chain when it is not (behaviour/payments#wallet).
 *
 * @throws CheckError when another address is connected by now, here, in the wallet or in another tab; whatever the wallet throws
 *   when it does not switch
 */
export async function verifyWallet(
  config: Config,
  signer: Address,
  chainId: number,
): Promise<void> {
  const { address, connector } = getConnection(config)
  if (connector === undefined || address === undefined || !isAddressEqual(address, signer)) {
    throw new CheckError(
      'Another address is connected than the one on the screen. Nothing was signed.',
    )
  }
  if (await isConnectedElsewhere(config)) {
    throw new CheckError(
      'In another tab somebody else is connected by now, or nobody. Connect again here. Nothing was signed.',
    )
  }
  const [selected] = await connector.getAccounts()
  if (selected === undefined || !isAddressEqual(selected, signer)) {
    throw new CheckError(
      'Your wallet has another address selected than the one on the screen. Nothing was signed.',
    )
  }
  if ((await connector.getChainId()) !== chainId) await switchChain(config, { chainId })
  if ((await connector.getChainId()) !== chainId) {
    throw new CheckError('Your wallet is on another chain than this account. Nothing was signed.')
  }
}
