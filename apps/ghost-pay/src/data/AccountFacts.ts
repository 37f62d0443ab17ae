import { type Address, isAddressEqual } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'

/** A contract that an account works with, and what it is where the Safe project has published it. */
export type KnownContract = {
  address: Address
  official: { name: string; version: string } | undefined
}

/** What the chain itself says of an account. `undefined` is what an old contract does not say. */
export type AccountFacts = {
  owners: readonly Address[]
  threshold: number
  nonce: number
  /** As the contract reports it. */
  version: string | undefined
  /** Base units of the chain's own currency. */
  balance: bigint
  /** The contract whose code the account runs. */
  implementation: KnownContract
  /** They pay without signatures. */
  modules: readonly Address[] | undefined
  /** Asked before and after each transaction; null for none. */
  guard: Address | null | undefined
  /** Asked before and after each payment of a module; null for none. */
  moduleGuard: Address | null | undefined
  /** Answers what the account itself does not; null for none. */
  fallbackHandler: KnownContract | null | undefined
}

/** The answer of the chain about an address. */
export type OnChain = { status: 'account'; facts: AccountFacts } | { status: 'none' }

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

/**
 * In which of the things that decide who can pay the gateway contradicts the chain. The nonce is none of them: a gateway
 * reads it a moment later.
 */
export function disagreements(gateway: SafeInfo, facts: AccountFacts): ('owners' | 'threshold')[] {
  const isSame =
    gateway.owners.length === facts.owners.length &&
    facts.owners.every((owner) => gateway.owners.some(({ value }) => isAddressEqual(value, owner)))
  return [
    ...(isSame ? [] : (['owners'] as const)),
    ...(gateway.threshold === facts.threshold ? [] : (['threshold'] as const)),
  ]
}
