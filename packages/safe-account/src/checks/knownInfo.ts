import { type Address, isAddressEqual } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'

import type { AccountFacts } from '../chain/AccountFacts.ts'

/**
 * What is known of an account: the chain's owners, threshold, nonce and version, the gateway's for the rest. Where the gateway
 * does not know the account, the chain's word stands alone; where the node has not answered, the gateway's does.
 */
export function knownInfo(
  { chainId, address }: { chainId: number; address: Address },
  gateway: SafeInfo | undefined,
  facts: AccountFacts | undefined,
): SafeInfo | undefined {
  if (facts === undefined) return gateway
  const unnamed = (value: Address) => ({ value, name: null, logoUri: null })
  const base: SafeInfo = gateway ?? {
    address: unnamed(address),
    chainId,
    nonce: facts.nonce,
    threshold: facts.threshold,
    owners: [],
    implementation: unnamed(facts.implementation.address),
    implementationVersionState: 'UNKNOWN',
    modules: (facts.modules ?? []).map(unnamed),
    fallbackHandler: facts.fallbackHandler ? unnamed(facts.fallbackHandler.address) : null,
    guard: facts.guard ? unnamed(facts.guard) : null,
    version: null,
    collectiblesTag: null,
    txQueuedTag: null,
    txHistoryTag: null,
    messagesTag: null,
  }
  const named = (value: Address) =>
    base.owners.find((owner) => isAddressEqual(owner.value, value)) ?? unnamed(value)
  return {
    ...base,
    owners: facts.owners.map(named),
    threshold: facts.threshold,
    nonce: facts.nonce,
    version: facts.version ?? base.version,
  }
}
