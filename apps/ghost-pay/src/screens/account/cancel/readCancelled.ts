import type { Address } from 'viem'
import type { GatewayClient, Transaction } from '@ghost-pay/gateway-client'
import type { BatchAccount } from '@ghost-pay/safe-account/history'
import { readAtPlace, rejectionsIn, victimAmong } from '@ghost-pay/safe-account/queue'
import { tokensIn } from '@ghost-pay/safe-account/review'
import { actionOfBytes, type ReadAction, viewSignable } from '@ghost-pay/safe-account/view'
import { describeTransaction, type KnownToken } from '@ghost-pay/safe-protocol'

/**
 * Reads what a rejection has cancelled.
 *
 * @param parameters.tokensOf asks the chain about tokens; undefined where it does not answer
 * @returns undefined for what is no rejection, and where it is not known
 */
export async function readCancelled(
  client: GatewayClient,
  transaction: Transaction,
  {
    account,
    currency,
    signal,
    tokensOf,
  }: {
    account: BatchAccount
    currency: { symbol: string; decimals: number }
    signal: AbortSignal
    tokensOf: (asked: readonly Address[]) => Promise<readonly (KnownToken | null)[] | undefined>
  },
): Promise<ReadAction | undefined> {
  const [rejection] = rejectionsIn([transaction])
  if (rejection === undefined) return undefined
  const { nonce } = rejection
  try {
    const there = await readAtPlace(client, { ...account, nonce, signal })
    const victim = victimAmong(there ?? [], BigInt(nonce))
    if (victim === undefined) return undefined
    const known = await tokensOf(tokensIn(describeTransaction(victim)))
    if (known === undefined) return undefined
    const tokens = known.flatMap((token) => token ?? [])
    return actionOfBytes(viewSignable(victim, { currency, tokens, nameOf: () => undefined }))
  } catch {
    // A gateway that does not show it leaves it without a name.
    return undefined
  }
}
