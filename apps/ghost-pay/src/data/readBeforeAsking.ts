import type { Config } from 'wagmi'
import { getBlockNumber } from 'wagmi/actions'
import type { AskedSend } from '@ghost-pay/safe-account/store'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { readSenderCounts } from './readSenderCounts.ts'
import { sendCopy } from './sendCopy.ts'

/**
 * The note that a wallet is asked to send something, with what the chain knows of the wallet before.
 *
 * @throws CheckError that passes when the node does not answer
 */
export async function readBeforeAsking(
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
