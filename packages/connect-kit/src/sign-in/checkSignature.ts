import { type Hex, isHex } from 'viem'

/**
 * A signature as a wallet answers with one. What else it answers with never reaches the server, which would refuse it.
 *
 * @throws TypeError for what is none
 */
export function checkSignature(signature: unknown): Hex {
  if (isHex(signature) && signature !== '0x') return signature
  throw new TypeError('The wallet did not answer with a signature.')
}
