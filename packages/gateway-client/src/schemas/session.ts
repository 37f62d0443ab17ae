import { object, type Output } from '../schema.ts'
import { addressSchema, anything, maybe, openEnum, text } from './primitives.ts'

/** The nonce of a sign-in message. */
export type AuthNonce = Output<typeof authNonceSchema>
/** Who is signed in. */
export type Session = Output<typeof sessionSchema>

/** The nonce of a sign-in message. */
export const authNonceSchema = object({ nonce: text })

/** Who is signed in. */
export const sessionSchema = object({
  id: anything,
  authMethod: openEnum<'siwe' | 'oidc'>(),
  signerAddress: maybe(addressSchema),
  email: maybe(text),
})
