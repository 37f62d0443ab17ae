import { useMemo } from 'react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { givenIn } from '@ghost-pay/safe-account/review'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { AlikeLines } from './AlikeLines.tsx'
import { useAlike } from './useAlike.ts'

export type AlikeNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/** Says that what is to be signed left lately already. What waits is told by its own bytes elsewhere. */
export function AlikeNotice({ account, signable }: AlikeNoticeProps) {
  const drafts = useMemo(
    () => [
      givenIn(describeTransaction(signable)).flatMap(({ amount, ...one }) =>
        amount === undefined || amount === 0n ? [] : [{ ...one, amount }],
      ),
    ],
    [signable],
  )
  const alike = useAlike(account, drafts)
  const left = ({ at }: { at: number | undefined }) => at !== undefined
  return (
    <AlikeLines
      {...alike}
      account={account}
      found={alike.found.filter(left)}
      inside={alike.inside.filter(left)}
    />
  )
}
