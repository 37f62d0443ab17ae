import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'

import { askToSend } from '../askToSend.ts'
import { readBeforeAsking } from '../readBeforeAsking.ts'
import { askedSends } from '../useAskedSend.ts'
import { verifyWallet } from '../verifyWallet.ts'

export type PayFromWalletParameters = {
  /** What is paid, in one word. */
  what: string
  /** The connected address, which pays itself. */
  payer: Address
  chainId: number
  call: { to: Address; value: bigint; data: Hex }
  /** The wallet has sent it. */
  onSent: (hash: Hash) => void
}

/**
 * Has the connected wallet pay what was asked for, on the chain on which it was asked.
 *
 * @throws CheckError when another wallet is connected by now, the chain does not answer before the wallet is asked, or the wallet's
 *   answer is no hash; whatever the wallet throws
 */
export async function payFromWallet(
  config: Config,
  { what, payer, chainId, call, onSent }: PayFromWalletParameters,
): Promise<void> {
  await verifyWallet(config, payer, chainId)
  const asked = await readBeforeAsking(config, { what, chainId, from: payer })
  onSent(await askToSend(config, asked, call))
  askedSends.forget(asked)
}
