import type { Address } from '../schemas/primitives.ts'

/** An account that may not be known yet; its queries wait until it is. */
export type MaybeSafeId = {
  chainId: number
  address: Address | undefined
}
