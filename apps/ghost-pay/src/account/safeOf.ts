import type { SafeId } from '@ghost-pay/gateway-client'

/**
 * What the gateway is asked about: chain and address, and nothing else of an account. Whatever more is handed to a query becomes
 * part of what it is cached under.
 */
export const safeOf = ({ chainId, address }: SafeId): SafeId => ({ chainId, address })
