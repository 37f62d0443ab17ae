import type { RegistryName } from '@ghost-pay/safe-account/recipients'
import type { DraftCall, TypedToken } from '@ghost-pay/safe-account/store'

import { keepReviewDraft, reviewPath } from '../../../data/reviewDrafts.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'

/**
 * Keeps a payment that takes the place of another in line.
 *
 * @param parameters.place its number, in digits
 * @param parameters.note what it is for; empty for nothing
 * @param parameters.typed the tokens of its amounts, as they were described when those were typed
 * @param parameters.registryNames by which names its payee was chosen
 * @returns where it is looked over and signed
 */
export function keepReplacement(
  account: Pick<SharedAccount, 'chainId' | 'address' | 'path'>,
  call: DraftCall,
  {
    place,
    note,
    typed = [],
    registryNames = [],
  }: {
    place: string
    note: string
    typed?: readonly TypedToken[]
    registryNames?: readonly RegistryName[]
  },
): string {
  const draft = {
    calls: [call],
    nonce: BigInt(place),
    kind: 'replacement',
    ...(note.trim() !== '' && { note }),
    ...(typed.length > 0 && { typed }),
    ...(registryNames.length > 0 && { registryNames }),
  } as const
  return reviewPath(account, keepReviewDraft(account, draft))
}
