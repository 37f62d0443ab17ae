import type { Address, Hex } from 'viem'
import {
  bytesToString,
  getAddress,
  isAddress,
  isHex,
  recoverTypedDataAddress,
  size,
  stringToBytes,
  stringToHex,
} from 'viem/utils'

import { fromBase64url, toBase64url } from '../base64url.ts'
import { longestBytes32Text } from './longestBytes32Text.ts'

/** Who somebody says they are, signed by the key of the address that they say is theirs. */
export type ContactCard = {
  name: string
  address: Address
  chainId: number
  /** Seconds since 1970. */
  issued: number
}

/** A card with the signature of the person whose address it names. */
export type SignedContactCard = ContactCard & { signature: Hex }

const prefix = 'ghost-pay-card:'

/**
 * What the owner of an address signs (EIP-712). The name is a text of 32 bytes, as it stands on the card: a longer one is none.
 */
export const contactCardTypedData = ({ name, address, chainId, issued }: ContactCard) =>
  ({
    domain: { name: 'Ghost Pay contact card', version: '1', chainId },
    types: {
      ContactCard: [
        { name: 'name', type: 'bytes32' },
        { name: 'account', type: 'address' },
        { name: 'issued', type: 'uint64' },
      ],
    },
    primaryType: 'ContactCard',
    message: {
      name: stringToHex(name, { size: 32 }),
      account: address,
      issued: BigInt(issued),
    },
  }) as const

/** Whether a name fits on a card: shorter than 32 bytes (behaviour/payments#contact-cards). */
export const fitsCard = (name: string): boolean => {
  const bytes = size(stringToHex(name.trim()))
  return bytes > 0 && bytes <= longestBytes32Text
}

/** A card as text, to be sent or drawn as a QR code. */
export function formatContactCard(card: SignedContactCard): string {
  const { name, address, chainId, issued, signature } = card
  return `${prefix}${encoded(JSON.stringify([name, address, chainId, issued, signature]))}`
}

/** Reads a card from its text. Undefined for any other text; whether its signature holds is for {@link verifyContactCard}. */
export function readContactCard(text: string): SignedContactCard | undefined {
  const trimmed = text.trim()
  if (!trimmed.startsWith(prefix) || trimmed.length > 2000) return undefined
  try {
    const written = trimmed.slice(prefix.length)
    const json = bytesToString(fromBase64url(written) ?? new Uint8Array())
    const parsed: unknown = JSON.parse(json)
    // Bytes that are no text were read as other ones.
    if (!Array.isArray(parsed) || encoded(json) !== written) return undefined
    const [name, address, chainId, issued, signature] = parsed as unknown[]
    const isCard =
      typeof name === 'string' &&
      fitsCard(name) &&
      typeof address === 'string' &&
      isAddress(address, { strict: false }) &&
      isCount(chainId) &&
      isCount(issued) &&
      isHex(signature)
    return isCard
      ? { name: name.trim(), address: getAddress(address), chainId, issued, signature }
      : undefined
  } catch {
    return undefined
  }
}

/** Whether the key of the address has signed just this card. The card of a contract account is for its chain to judge. */
export async function verifyContactCard(card: SignedContactCard): Promise<boolean> {
  try {
    const signer = await recoverTypedDataAddress({
      ...contactCardTypedData(card),
      signature: card.signature,
    })
    return signer === card.address
  } catch {
    return false
  }
}

const encoded = (json: string): string => toBase64url(stringToBytes(json))

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
