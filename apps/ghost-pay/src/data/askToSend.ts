import { type Address, type Hash, type Hex, isHash } from 'viem'
import type { Config } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { describeWalletError, type WalletErrorKind } from '@ghost-pay/connect-kit'
import type { AskedSend } from '@ghost-pay/safe-account/store'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { sendCopy } from './sendCopy.ts'
import { askedSends } from './useAskedSend.ts'

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

/**
 * Has a wallet send something. Before it is asked this is noted in the browser, so that a page that is loaded while it asks does not
 * send the same again (behaviour/payments#asked). A refusal takes the note away.
 *
 * @param asked the note; the caller forgets it once the hash is remembered
 * @param call what the wallet sends
 * @returns the hash of the chain's transaction
 * @throws CheckError when the wallet's answer is no hash; whatever the wallet throws
 */
export async function askToSend(
  config: Config,
  asked: AskedSend,
  call: { to: Address; value?: bigint; data: Hex },
): Promise<Hash> {
  askedSends.remember(asked)
  const { chainId, from: account } = asked
  const hash = await sendTransaction(config, { ...call, account, chainId }).catch(
    (error: unknown) => {
      if (!noAnswer.includes(describeWalletError(error).kind)) askedSends.forget(asked)
      throw error
    },
  )
  if (!isHash(hash)) throw new CheckError(speak(sendCopy, 'send.unknown'))
  return hash
}
