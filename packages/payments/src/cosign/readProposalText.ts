import { fromBase64url } from '../base64url.ts'
import { checksumBytes, checksumOf } from '../checksum.ts'
import { decompress } from '../compress.ts'
import { textPrefix } from './encodeProposal.ts'
import { UnreadableProposalError } from './errors.ts'
import { type CarriedProposal, proposalLimits } from './proposal.ts'
import { proposalFromBytes } from './proposalBytes.ts'

/**
 * What the text of a proposal carries, or a link that ends with it, before anything of it is worked out or believed: for a program
 * that shows and compares it itself. `decodeProposal` does both.
 *
 * @throws UnreadableProposalError when it is neither, or is damaged
 */
export function readProposalText(input: string): CarriedProposal {
  // A link may have a route before it: https://host/#/verify?p=gp1.… and https://host/verify.html#gp1.…
  const text = /(?:^|[#=/?&])(gp\d+\.[\w-]*)$/.exec(input)?.[1]
  if (text === undefined) throw new UnreadableProposalError('format')
  if (!text.startsWith(textPrefix)) throw new UnreadableProposalError('formatVersion')
  const packed = fromBase64url(text.slice(textPrefix.length))
  const bytes = packed && unpack(packed)
  const carried = bytes && proposalFromBytes(bytes)
  if (carried === undefined) throw new UnreadableProposalError('damaged')
  return carried
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  const body = packed.subarray(checksumBytes)
  const checksum = checksumOf(body)
  return checksum.every((byte, at) => byte === packed[at])
    ? decompress(body, { limit: proposalLimits.bytes })
    : undefined
}
