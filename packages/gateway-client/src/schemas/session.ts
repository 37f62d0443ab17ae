import { object, type Schema } from '../schema.ts'
import {
  type Address,
  addressSchema,
  anything,
  maybe,
  type OpenEnum,
  openEnum,
  text,
} from './primitives.ts'

/** The nonce of a sign-in message. */
export type AuthNonce = {
  nonce: string
}
/** Who is signed in. */
export type Session = {
  id: unknown
  authMethod: OpenEnum<'siwe' | 'oidc'>
  /** Who signed the sign-in message. */
  signerAddress: Address | null
  email: string | null
}

/** The nonce of a sign-in message. */
export const authNonceSchema: Schema<AuthNonce> = object({ nonce: text })

/** Who is signed in. */
export const sessionSchema: Schema<Session> = object({
  id: anything,
  authMethod: openEnum<'siwe' | 'oidc'>(),
  signerAddress: maybe(addressSchema),
  email: maybe(text),
})
