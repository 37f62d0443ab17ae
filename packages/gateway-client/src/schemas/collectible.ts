import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, record, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { anything } from './anything.ts'
import { type Page, pageSchema } from './page.ts'
import { maybe, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** A token that there is once. */
export type Collectible = {
  address: Address
  tokenName: string | null
  tokenSymbol: string | null
  logoUri: string | null
  /** Decimal text: up to 78 digits. */
  id: string
  uri: string | null
  name: string | null
  description: string | null
  imageUri: string | null
  metadata: Record<string, unknown> | null
}
/** A page of collectibles. */
export type CollectiblePage = Page<Collectible>

/** A token that there is once. Its texts and addresses of pictures come from its maker: show them with care. */
export const collectibleSchema: Schema<Collectible, Wire.Collectible> = object({
  address: addressSchema,
  tokenName: maybe(text),
  tokenSymbol: maybe(text),
  logoUri: maybe(text),
  id: text,
  uri: maybe(text),
  name: maybe(text),
  description: maybe(text),
  imageUri: maybe(text),
  metadata: maybe(record(anything)),
})

/** Collectibles, all at once; one that cannot be read stays among them. */
export const collectiblesSchema: Schema<(Collectible | UnknownMember)[]> = array(
  orUnknown(collectibleSchema),
) satisfies Schema<(Collectible | UnknownMember)[], Wire.Collectible[]>

/** A page of collectibles. */
export const collectiblePageSchema: Schema<CollectiblePage> = pageSchema(
  collectibleSchema,
) satisfies Schema<CollectiblePage, Wire.CollectiblePage>
