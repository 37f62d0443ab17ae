import { isAddressEqual } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'

import type { AccountFacts } from '../chain/AccountFacts.ts'

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
