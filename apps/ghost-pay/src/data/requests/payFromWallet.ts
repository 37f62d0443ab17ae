import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { getBlockNumber } from 'wagmi/actions'

import { speak } from '../../text/Spoken.ts'
import type { AskedSend } from '../askedSends.ts'
import { askToSend } from '../askToSend.ts'
import { CheckError } from '../CheckError.ts'
import { readSenderCounts } from '../readSenderCounts.ts'
import { sendCopy } from '../sendCopy.ts'
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
  const asked = await readBefore(config, { what, chainId, from: payer })
  onSent(await askToSend(config, asked, call))
  askedSends.forget(asked)
}

/** The note that the wallet is asked, with what the chain knows of it before. */
async function readBefore(
  config: Config,
  { what, chainId, from }: Pick<AskedSend, 'what' | 'chainId' | 'from'>,
): Promise<AskedSend> {
  try {
    const [block, { known: nonce }] = await Promise.all([
      getBlockNumber(config, { chainId }),
      readSenderCounts(config, { chainId, from }),
    ])
    return { what, chainId, from, nonce, block: Number(block), at: Date.now() }
  } catch (cause) {
    const said = speak(sendCopy, 'send.unread')
    throw new CheckError(said, { by: 'chain', passing: true, cause })
  }
}
