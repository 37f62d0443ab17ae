import {
  type Address,
  getAddress,
  type Hex,
  isAddress,
  isHex,
  recoverTypedDataAddress,
  size,
  stringToHex,
} from 'viem'
import { longestBytes32Text } from '@ghost-pay/safe-account/recipients'

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
  const bytes = new TextEncoder().encode(
    JSON.stringify([name, address, chainId, issued, signature]),
  )
  const base64 = btoa(String.fromCharCode(...bytes))
  return `${prefix}${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Reads a card from its text. Undefined for any other text; whether its signature holds is for {@link verifyContactCard}. */
export function readContactCard(text: string): SignedContactCard | undefined {
  const trimmed = text.trim()
  if (!trimmed.startsWith(prefix) || trimmed.length > 2000) return undefined
  try {
    const binary = atob(trimmed.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(parsed)) return undefined
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

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
