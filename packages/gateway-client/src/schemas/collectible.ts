import { array, object, type Output, record } from '../schema.ts'
import { pageSchema } from './page.ts'
import { addressSchema, anything, maybe, text } from './primitives.ts'

/** A token that there is once. */
export type Collectible = Output<typeof collectibleSchema>
/** A page of collectibles. */
export type CollectiblePage = Output<typeof collectiblePageSchema>

/** A token that there is once. Its texts and addresses of pictures come from whoever made it: show them with care. */
export const collectibleSchema = object({
  address: addressSchema,
  tokenName: maybe(text),
  tokenSymbol: maybe(text),
  logoUri: maybe(text),
  /** Decimal text: up to 78 digits. */
  id: text,
  uri: maybe(text),
  name: maybe(text),
  description: maybe(text),
  imageUri: maybe(text),
  metadata: maybe(record(anything)),
})

/** Collectibles, all at once. */
export const collectiblesSchema = array(collectibleSchema)

/** A page of collectibles. */
export const collectiblePageSchema = pageSchema(collectibleSchema)
