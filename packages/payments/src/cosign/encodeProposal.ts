import { toBase64url } from '../base64url.ts'
import { checksumOf } from '../checksum.ts'
import { compress } from '../compress.ts'
import { type ProposalInput, toProposal } from './proposal.ts'
import { proposalToBytes } from './proposalBytes.ts'

/** The first form of the text. Another form has another number. */
export const textPrefix = 'gp1.'

/**
 * A proposal as short text for a link fragment or a QR code: letters, digits, `.`, `-` and `_` only. What is after `#` never
 * reaches a server.
 *
 * @throws InvalidFieldError, InvalidVersionError, InvalidSignatureError (safe-protocol) where the contract could not read a part
 */
export function encodeProposal(proposal: ProposalInput): string {
  const packed = compress(proposalToBytes(toProposal(proposal)))
  return textPrefix + toBase64url(Uint8Array.of(...checksumOf(packed), ...packed))
}
