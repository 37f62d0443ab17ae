import {
  InvalidFieldError,
  InvalidSignatureError,
  SafeProtocolError,
} from '@ghost-pay/safe-protocol'

import { ProposalHashMismatchError, UnreadableProposalError } from './errors.ts'
import {
  type CarriedProposal,
  type Proposal,
  type ProposalInput,
  proposalLimits,
  toProposal,
} from './proposal.ts'
import { readProposalFile, transactionFields } from './readProposalFile.ts'
import { readProposalText } from './readProposalText.ts'

/**
 * Reads a proposal: the text that `encodeProposal` wrote, a link with that text after `#`, or the file that `formatProposalFile`
 * wrote. The hash is worked out; whose signatures hold is `verifyProposal`'s to say.
 *
 * @throws UnreadableProposalError when it is none of these, or a part cannot be read
 * @throws ProposalHashMismatchError when it carries another hash than its own
 */
export function decodeProposal(input: string): Proposal {
  // Text of a proposal that has the full length is as long as its bytes in base64, and a file twice as long.
  if (typeof input !== 'string') throw new UnreadableProposalError('format')
  if (input.length > 4 * proposalLimits.bytes) throw new UnreadableProposalError('tooLarge')
  const text = input.trim()
  return checkProposal(text.startsWith('{') ? readProposalFile(text) : readProposalText(text))
}

/** Works out the hash of what was carried, and compares. */
function checkProposal({ safeTxHash, ...carried }: CarriedProposal): Proposal {
  const proposal = readFields(carried)
  if (proposal.safeTxHash !== safeTxHash.toLowerCase()) {
    throw new ProposalHashMismatchError(safeTxHash, proposal.safeTxHash)
  }
  return proposal
}

function readFields(carried: ProposalInput): Proposal {
  try {
    return toProposal(carried)
  } catch (error) {
    if (!(error instanceof SafeProtocolError)) throw error
    throw new UnreadableProposalError('field', { field: fieldOf(error), cause: error })
  }
}

function fieldOf(error: SafeProtocolError): string {
  if (error instanceof InvalidFieldError) {
    const inTransaction = transactionFields.some((field) => field === error.field)
    return inTransaction ? `transaction.${error.field}` : error.field
  }
  return error instanceof InvalidSignatureError ? `signatures[${error.index}]` : 'version'
}
