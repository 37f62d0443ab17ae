import type { Config } from 'wagmi'
import type { GatewayClient } from '@ghost-pay/gateway-client'
import { type FoundPolicy, keptPolicyKind, readSpendPolicy } from '@ghost-pay/safe-account/policy'
import { keyedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../../../data/browserStore.ts'
import { chainClient } from '../../../data/chainClient.ts'

const policies = keyedList(browserStore('ghost-pay.policies.v1'), keptPolicyKind)

/**
 * Finds the spend policy of an account, with what this browser has found before, and keeps what it finds: who holds one back later does
 * not hide it (behaviour/policy#kept).
 *
 * @param gateway undefined where none is asked
 * @throws as {@link readSpendPolicy} does
 */
export async function findSpendPolicy(
  config: Config,
  gateway: GatewayClient | undefined,
  { chainId, ...account }: Parameters<typeof readSpendPolicy>[2] & { chainId: number },
  signal: AbortSignal,
): Promise<FoundPolicy> {
  const before = policies.find({ chainId, address: account.address })
  const client = chainClient(config, chainId)
  const found = await readSpendPolicy(client, gateway, account, before, signal)
  const { kept } = found
  // Ignores an answer that arrives after a newer one.
  if (kept !== undefined && !signal.aborted) policies.remember(kept)
  return found
}
