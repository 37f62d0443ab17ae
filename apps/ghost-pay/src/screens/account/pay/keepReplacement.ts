import type { DraftCall } from '../../../data/reviewDraft.ts'
import { keepReviewDraft, reviewPath } from '../../../data/reviewDrafts.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'

/**
 * Keeps a payment that takes the place of another in line.
 *
 * @param parameters.place its number, in digits
 * @param parameters.note what it is for; empty for nothing
 * @returns where it is looked over and signed
 */
export function keepReplacement(
  account: Pick<SharedAccount, 'chainId' | 'address' | 'path'>,
  call: DraftCall,
  { place, note }: { place: string; note: string },
): string {
  const draft = {
    calls: [call],
    nonce: BigInt(place),
    kind: 'replacement',
    ...(note.trim() !== '' && { note }),
  } as const
  return reviewPath(account, keepReviewDraft(account, draft))
}
