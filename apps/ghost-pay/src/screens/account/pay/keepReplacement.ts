import type { DraftCall } from '../../../data/reviewDraft.ts'
import { keepReviewDraft, reviewPath } from '../../../data/reviewDrafts.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'

/**
 * Keeps a payment that takes the place of another in line.
 *
 * @param place its number, in digits
 * @returns where it is looked over and signed
 */
export function keepReplacement(account: SharedAccount, call: DraftCall, place: string): string {
  const draft = { calls: [call], nonce: BigInt(place), kind: 'replacement' } as const
  return reviewPath(account, keepReviewDraft(account, draft))
}
