import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { isConnectedElsewhere } from './connectedElsewhere.ts'
import { verifyCopy } from './verifyCopy.ts'

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
    throw new CheckError(speak(verifyCopy, 'verify.wallet.other'))
  }
  if (await isConnectedElsewhere(config)) {
    throw new CheckError(speak(verifyCopy, 'verify.wallet.tab'))
  }
  const [selected] = await connector.getAccounts()
  if (selected === undefined || !isAddressEqual(selected, signer)) {
    throw new CheckError(speak(verifyCopy, 'verify.wallet.selected'))
  }
  if ((await connector.getChainId()) !== chainId) await switchChain(config, { chainId })
  if ((await connector.getChainId()) !== chainId) {
    throw new CheckError(speak(verifyCopy, 'verify.wallet.chain'))
  }
}
