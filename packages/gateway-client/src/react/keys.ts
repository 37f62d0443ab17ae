import type { GatewayClient } from '../client.ts'
import type { Address } from '../schemas/address.ts'

/** Everything cached of one gateway starts with this key. */
export function gatewayKey(client: Pick<GatewayClient, 'baseUrl'>) {
  return ['gateway', client.baseUrl] as const
}

/** Everything cached about one shared account starts with this key. */
export function safeKey(
  client: Pick<GatewayClient, 'baseUrl'>,
  safe: { chainId?: number | undefined; address?: Address | undefined },
) {
  return [...gatewayKey(client), safe.chainId, safe.address?.toLowerCase()] as const
}

/** A part of what is cached about an account. */
export type SafePart =
  | 'info'
  | 'balances'
  | 'nonces'
  | 'creation'
  | 'queue'
  | 'history'
  | 'transaction'
  | 'estimation'
  | 'preview'
  | 'collectibles'
  | 'messages'
  | 'positions'
  | 'relays'

/** Key of one part, with any parameters. */
export function safePartKey(
  client: Pick<GatewayClient, 'baseUrl'>,
  safe: { chainId?: number | undefined; address?: Address | undefined },
  part: SafePart,
) {
  return [...safeKey(client, safe), part] as const
}

/** Key of a transaction: under its account, which most ids name. */
export function transactionKey(
  client: Pick<GatewayClient, 'baseUrl'>,
  {
    chainId,
    id,
    address,
  }: { chainId: number; id: string | undefined; address?: Address | undefined },
) {
  const named = /_(0x[\da-f]{40})(?:_|$)/i.exec(id ?? '')?.[1] as Address | undefined
  return [
    ...safePartKey(client, { chainId, address: address ?? named }, 'transaction'),
    id,
  ] as const
}

/** Everything cached about one owner starts with this key. */
export function ownerKey(client: Pick<GatewayClient, 'baseUrl'>, owner: Address | undefined) {
  return [...gatewayKey(client), 'owner', owner?.toLowerCase()] as const
}
