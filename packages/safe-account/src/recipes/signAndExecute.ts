import type { Address, Hash } from 'viem'
import { type OwnedSignature, safeTxHash } from '@ghost-pay/safe-protocol'

import {
  type Ending,
  followExecution,
  sendExecution,
  type WaitForOutcome,
} from '../execution/index.ts'
import type { ChainClient, SignableTransaction } from '../index.ts'
import { openWallet, requestSignature, type WalletClient } from '../signing/index.ts'
import {
  askedSendsIn,
  keyedList,
  readAskedSend,
  sentApprovalKind,
  type SentExecution,
  sentExecutionKind,
  storedList,
  type TextStore,
} from '../store/index.ts'

/** What a page keeps between visits, each list in a text of its own: a reload while a wallet asks must not pay twice. */
export const keptIn = (storeOf: (name: string) => TextStore) => ({
  askedSends: askedSendsIn(storedList(storeOf('asked'), readAskedSend)),
  sentApprovals: keyedList(storeOf('approvals'), sentApprovalKind),
  sentExecutions: keyedList(storeOf('executions'), sentExecutionKind),
})

type Signing = {
  signable: SignableTransaction
  /** The wallet of who signs or sends: `createWalletClient({ chain, transport: custom(provider) })`. */
  wallet: WalletClient
  kept: ReturnType<typeof keptIn>
  /** `waitForOutcome` of `@ghost-pay/connect-kit`, or a wait of your own. */
  waitForOutcome: WaitForOutcome
}

const accessTo = (wallet: WalletClient) => ({
  open: openWallet(wallet),
  // A person who says no has answered (EIP-1193, code 4001); of everything else it is not known whether it was sent.
  hasNoAnswer: (error: unknown) => !JSON.stringify(error).includes('4001'),
})

/** Has an owner's wallet sign what the gateway keeps under a hash; every check stands before the wallet is asked. */
export async function askForSignature(
  client: ChainClient,
  signer: Address,
  gatewayHash: Hash,
  { signable, wallet, kept }: Omit<Signing, 'waitForOutcome'>,
): Promise<OwnedSignature> {
  const { signature } = await requestSignature(client, {
    signer,
    signable,
    gatewayHash,
    wallet: accessTo(wallet),
    ...kept,
    onChecksPassed: () => undefined,
    signal: new AbortController().signal,
  })
  return { owner: signer, signature }
}

/** Has a wallet execute it, and waits until the account says how it ended. */
export async function execute(
  client: ChainClient,
  executor: Address,
  signatures: readonly OwnedSignature[],
  { signable, wallet, kept, waitForOutcome }: Signing,
): Promise<Ending> {
  const { signal } = new AbortController()
  await sendExecution(client, {
    executor,
    signable,
    gatewayHash: safeTxHash(signable),
    signatures,
    wallet: accessTo(wallet),
    askedSends: kept.askedSends,
    onChecksPassed: () => undefined,
    onSent: kept.sentExecutions.remember,
    signal,
  })
  const sent = kept.sentExecutions.find({ ...signable, safeTxHash: safeTxHash(signable) })
  if (sent === undefined) throw new Error('It is remembered as soon as it is sent.')
  return follow(client, sent, { kept, waitForOutcome })
}

/** Follows what was sent, also after the page was loaded anew. */
export async function follow(
  client: ChainClient,
  sent: SentExecution,
  { kept, waitForOutcome }: Pick<Signing, 'kept' | 'waitForOutcome'>,
): Promise<Ending> {
  const { signal } = new AbortController()
  const onLearned = kept.sentExecutions.remember
  const ending = await followExecution(client, { sent, waitForOutcome, onLearned, signal })
  if (ending !== 'lost') kept.sentExecutions.forget(sent)
  return ending
}
