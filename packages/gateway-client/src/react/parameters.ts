import type { Address } from '../schemas/address.ts'

/** An account that may not be known yet; its queries wait until it is. */
export type MaybeSafeId = {
  chainId: number
  address: Address | undefined
}
