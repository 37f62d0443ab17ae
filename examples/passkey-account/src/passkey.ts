import { encodeAbiParameters, type Hex, parseAbiParameters, slice } from 'viem'
import {
  createWebAuthnCredential,
  toWebAuthnAccount,
  type WebAuthnAccount,
} from 'viem/account-abstraction'

/** A key that the visitor's device keeps. The page has its public half alone. */
export type Passkey = Pick<WebAuthnAccount, 'id' | 'publicKey' | 'sign'>

const storageKey = 'passkey'

/** The passkey of an earlier visit. Nothing is asked of the visitor. */
export function readPasskey(): Passkey | undefined {
  const kept = localStorage.getItem(storageKey)
  // Only this file writes the item.
  return kept === null
    ? undefined
    : toWebAuthnAccount({ credential: JSON.parse(kept) as { id: string; publicKey: Hex } })
}

/**
 * Asks the visitor's device for a new passkey.
 *
 * @param name what the device lists it as
 */
export async function createPasskey(name: string): Promise<Passkey> {
  const { id, publicKey } = await createWebAuthnCredential({
    name,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  localStorage.setItem(storageKey, JSON.stringify({ id, publicKey }))
  return toWebAuthnAccount({ credential: { id, publicKey } })
}

/** A signature as the account decodes it: OpenZeppelin's `WebAuthnAuth`, field by field. */
export function encodeSignature({
  signature,
  webauthn,
}: Pick<Awaited<ReturnType<Passkey['sign']>>, 'signature' | 'webauthn'>): Hex {
  return encodeAbiParameters(
    parseAbiParameters('bytes32, bytes32, uint256, uint256, bytes, string'),
    [
      slice(signature, 0, 32),
      slice(signature, 32, 64),
      BigInt(webauthn.clientDataJSON.indexOf('"challenge"')),
      BigInt(webauthn.clientDataJSON.indexOf('"type"')),
      webauthn.authenticatorData,
      webauthn.clientDataJSON,
    ],
  )
}
