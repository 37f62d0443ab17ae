import type { Address } from '../schemas/primitives.ts'

/** EIP-712 data for the Safe transaction service, as plain JSON: numbers of the message are decimal text. */
export type ServiceTypedData = {
  domain: { name: string; version: string; chainId: number; verifyingContract?: Address }
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, string>
}
