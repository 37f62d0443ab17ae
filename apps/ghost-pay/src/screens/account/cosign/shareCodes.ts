import { encodeProposal, type Proposal, splitProposal } from '@ghost-pay/payments/cosign'

import { codeLength } from '../../../data/verifyLink.ts'

/** More codes take a camera longer than a minute, and a person does not hold it still for that long. */
const mostCodes = 100

/**
 * A payment as codes, for another device's camera: one with the link, which any camera opens, or its parts one after another, which
 * this app reads.
 *
 * @param link opens it in this app
 * @returns undefined where it is too long for that
 */
export function shareCodes(proposal: Proposal, link: string): readonly string[] | undefined {
  if (link.length <= codeLength) return [link]
  const text = encodeProposal(proposal)
  if (text.length > mostCodes * codeLength) return undefined
  const codes = splitProposal(text, { length: codeLength })
  return codes.length > mostCodes ? undefined : codes
}
