import type * as Wire from '@ghost-pay/gateway-wire'

import { object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { anything } from './anything.ts'
import { type OpenEnum, openEnum, optional, text } from './primitives.ts'

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
export const authNonceSchema: Schema<AuthNonce> = object({ nonce: text }) satisfies Schema<
  AuthNonce,
  Wire.AuthNonce
>

/** Who is signed in. */
export const sessionSchema: Schema<Session> = object({
  id: anything,
  authMethod: openEnum<'siwe' | 'oidc'>(),
  signerAddress: optional(addressSchema),
  email: optional(text),
}) satisfies Schema<Session, Wire.UserSession>
