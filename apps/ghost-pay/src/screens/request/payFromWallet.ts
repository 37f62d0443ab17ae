import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { askToSend, readBeforeAsking } from '@ghost-pay/safe-account/execution'

import { chainClient } from '../../data/chainClient.ts'
import { askedSends } from '../../data/sent.ts'
import { walletAccess } from '../../data/walletAccess.ts'

type PayFromWalletParameters = {
  what: string
  /** The connected address, which pays itself. */
  payer: Address
  chainId: number
  call: { to: Address; value: bigint; data: Hex }
  onSent: (hash: Hash) => void
}

/**
 * Has the connected wallet pay what was asked for, on the chain on which it was asked.
 *
 * @throws CheckError or CheckFailedError when another wallet is connected by now, the chain does not answer before the wallet is asked, or the wallet's
 *   answer is no hash; whatever the wallet throws
 */
export async function payFromWallet(
  config: Config,
  { what, payer, chainId, call, onSent }: PayFromWalletParameters,
): Promise<void> {
  const wallet = walletAccess(config)
  const opened = await wallet.open(payer, chainId)
  const client = chainClient(config, chainId)
  const asked = await readBeforeAsking(client, { what, chainId, from: payer })
  onSent(await askToSend(client, { wallet, opened, askedSends, asked, call }))
  askedSends.forget(asked)
}
