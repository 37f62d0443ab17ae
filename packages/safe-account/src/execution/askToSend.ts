import { type Address, type Hash, type Hex, isHash } from 'viem'
import { sendTransaction } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { CheckFailedError } from '../signing/CheckFailedError.ts'
import type { WalletAccess, WalletClient } from '../signing/WalletAccess.ts'
import type { AskedSend, AskedSends } from '../store/askedSends.ts'
import { readBeforeAsking } from './readSenderCounts.ts'

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

/** How the wallet of who sends something is reached, and what is told of it. */
export type SendParameters<sent> = {
  wallet: WalletAccess
  askedSends: AskedSends
  /** It is the wallet's turn. An abort still counts now. */
  onChecksPassed: () => void
  /** The wallet has sent it: from now on it has to be remembered, also after an abort. */
  onSent: (sent: sent) => void
  /** Aborted when what is sent is not on the screen any more: then the wallet is not asked. */
  signal: AbortSignal
}

/** What is known of a call that a wallet has just sent. */
type JustSent = { hash: Hash; from: Address; data: Hex; nonce: undefined; block: number }

/**
 * Opens the wallet of who sends something that was checked, has it sent, and tells of it.
 *
 * @param asking what is sent, in one word, by whom and where
 * @param sentBy what is remembered of it
 * @throws CheckFailedError `unread` and `noHash`; the signal's reason when it was aborted before the wallet was asked; whatever the wallet throws
 */
export async function openAndSend<sent>(
  client: ChainClient,
  { wallet, askedSends, onChecksPassed, onSent, signal }: SendParameters<sent>,
  asking: Pick<AskedSend, 'what' | 'chainId' | 'from'>,
  call: AskToSendParameters['call'],
  sentBy: (sent: JustSent) => sent,
): Promise<void> {
  const asked = await readBeforeAsking(client, asking)
  signal.throwIfAborted()
  const { from, block } = asked
  const opened = await wallet.open(from, asked.chainId)
  signal.throwIfAborted()
  onChecksPassed()
  // The listener may still abort.
  signal.throwIfAborted()
  const hash = await askToSend(client, { wallet, opened, askedSends, asked, call })
  onSent(sentBy({ hash, from, data: call.data, nonce: undefined, block }))
  askedSends.forget(asked)
}
