import { useMemo } from 'react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { givenIn } from '@ghost-pay/safe-account/review'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useAlike } from '../../../data/useAlike.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { AlikeLines } from './AlikeLines.tsx'

export type AlikeNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/** Says that what is to be signed left lately already. What waits is told by its own bytes elsewhere. */
export function AlikeNotice({ account, signable }: AlikeNoticeProps) {
  const { nameOf } = useAddressBook()
  const drafts = useMemo(
    () => [
      givenIn(describeTransaction(signable)).flatMap(({ amount, ...one }) =>
        amount === undefined || amount === 0n ? [] : [{ ...one, amount }],
      ),
    ],
    [signable],
  )
  const alike = useAlike(account, drafts)
  const found = alike.found.filter(({ at }) => at !== undefined)
  const { address, path } = account
  return (
    <AlikeLines
      path={path}
      accountName={nameOf(address) ?? shortAddress(address)}
      {...alike}
      found={found}
      inside={alike.inside.filter(({ at }) => at !== undefined)}
    />
  )
}
