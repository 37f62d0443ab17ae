const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as text that fits into an address without being escaped (RFC 4648, section 5, without padding). */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const group = (a << 16) | (b << 8) | c
    const characters = Math.min(3, bytes.length - at) + 1
    for (let i = 0; i < characters; i += 1) text += alphabet.charAt((group >> (18 - 6 * i)) & 63)
  }
  return text
}

/** The bytes again; `undefined` when it is not such text, or not the one form that these bytes have. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let place = 0
  let bits = 0
  let held = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    held = ((held << 6) | value) & 0xfff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[place] = (held >> bits) & 255
      place += 1
    }
  }
  // The bits that fill up the last character are zero.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined
}
