import { type ProposalInput, toProposal } from './proposal.ts'

/** What a file of a proposal says it is. */
export const fileFormat = 'safe-transaction-proposal'

/** The version of the file's format, which the file names. */
export const fileFormatVersion = 1

/**
 * A proposal as a JSON file that a person can read too. Amounts are decimal text in the chain's smallest unit.
 *
 * @throws InvalidFieldError, InvalidVersionError, InvalidSignatureError (safe-protocol) where the contract could not read a part
 */
export function formatProposalFile(input: ProposalInput): string {
  const { chainId, safe, version, transaction, safeTxHash, signatures, note } = toProposal(input)
  const file = {
    format: fileFormat,
    formatVersion: fileFormatVersion,
    chainId,
    safe,
    version,
    safeTxHash,
    transaction,
    signatures,
    ...(note === undefined ? {} : { note }),
  }
  const text = JSON.stringify(
    file,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  )
  return `${text}\n`
}
