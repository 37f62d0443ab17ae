import { addressSchema, anything, maybe, openEnum, text } from './primitives.ts'
import { object, type Output } from '../schema.ts'

export type AuthNonce = Output<typeof authNonceSchema>
export type Session = Output<typeof sessionSchema>

export const authNonceSchema = object({ nonce: text })

/** Who is signed in. */
export const sessionSchema = object({
  id: anything,
  authMethod: openEnum<'siwe' | 'oidc'>(),
  signerAddress: maybe(addressSchema),
  email: maybe(text),
})
