import { type Address, type Hash, type Hex, isHash } from 'viem'
import { sendTransaction } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { CheckFailedError } from '../signing/CheckFailedError.ts'
import type { WalletAccess, WalletClient } from '../signing/WalletAccess.ts'
import type { AskedSend, AskedSends } from '../store/askedSends.ts'

/** What a wallet is asked to send, and where that is noted. */
export type AskToSendParameters = {
  wallet: Pick<WalletAccess, 'hasNoAnswer'>
  /** The wallet, seen to be the sender's. */
  opened: WalletClient
  askedSends: AskedSends
  /** The note; the caller forgets it once the hash is remembered. */
  asked: AskedSend
  call: { to: Address; value?: bigint; data: Hex }
}

/**
 * Has a wallet send something. Before it is asked this is noted on the device, so that a page that is loaded while it asks does not
 * send the same again (behaviour/payments#asked). A refusal takes the note away.
 *
 * @param client the node of the chain on which it is sent
 * @returns the hash of the chain's transaction
 * @throws CheckFailedError `noHash` when the wallet's answer is no hash; whatever the wallet throws
 */
export async function askToSend(
  { chain }: ChainClient,
  { wallet, opened, askedSends, asked, call }: AskToSendParameters,
): Promise<Hash> {
  askedSends.remember(asked)
  const hash = await sendTransaction(opened, { ...call, account: asked.from, chain }).catch(
    (error: unknown) => {
      if (!wallet.hasNoAnswer(error)) askedSends.forget(asked)
      throw error
    },
  )
  if (!isHash(hash)) throw new CheckFailedError({ kind: 'noHash' })
  return hash
}
