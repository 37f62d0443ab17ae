import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Hash } from 'viem'
import { useLocation } from 'wouter'
import {
  changedDraft,
  namesToKeep,
  noEdits,
  type PayrollDraft,
  type PayrollEdits,
  readPayrollDraft,
  withSigned,
  writePayrollDraft,
} from '@ghost-pay/payments/payroll-draft'
import { type AccountId, accountKey } from '@ghost-pay/safe-account/store'

import { browserStore } from '../../../../data/browserStore.ts'
import { changePeople } from '../../../../data/people/usePeople.ts'
import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import { keepNames } from './keepNames.ts'

/** Changes what the reader has decided about the lines. */
export type EditPayroll = (change: (edits: PayrollEdits) => PayrollEdits) => void

const store = browserStore('ghost-pay.payroll.v1')

/** Keeps pasted lines for an account, so that its payroll shows them. */
export function keepPayroll(account: AccountId, draft: PayrollDraft): void {
  keep(accountKey(account), draft)
}

/** The payrolls of other accounts stay as they are. */
const keep = (key: string, draft: PayrollDraft): void =>
  store.write(writePayrollDraft(key, draft, store.read()))

/** Where the payroll of an account is. */
export const payrollPath = ({ path }: Pick<SharedAccount, 'path'>): string => `${path}/pay/payroll`

/** Opens the payroll of an account with the lines of a text, in the place of what was begun there. */
export function useOpenPayroll(
  account: SharedAccount,
): (text: string, edits?: PayrollEdits) => void {
  const [, navigate] = useLocation()
  return (text, edits = noEdits) => {
    keepPayroll(account, { text, edits })
    navigate(payrollPath(account))
  }
}

/**
 * Notes that a draft of the review was signed: its lines are not to be paid again, and their names go to People where the person has
 * asked for that.
 */
export function notePayrollSigned(account: AccountId, id: string, safeTxHash: Hash): void {
  const key = accountKey(account)
  const draft = readPayrollDraft(store.read(), key)
  if (draft.text === '') return
  keep(key, withSigned(draft, id, safeTxHash))
  const payees = namesToKeep(draft, id)
  if (payees.length > 0) changePeople((people) => keepNames(people, payees).kept)
}

/** The payroll that was begun for an account. It stays in this browser until another one is begun. */
export function usePayrollDraft({
  chainId,
  address,
}: AccountId): readonly [
  draft: PayrollDraft,
  change: (next: (draft: PayrollDraft) => PayrollDraft) => void,
] {
  const key = accountKey({ chainId, address })
  const stored = useSyncExternalStore(store.subscribe, store.read)
  const draft = useMemo(() => readPayrollDraft(stored, key), [stored, key])
  const change = useCallback(
    (next: (draft: PayrollDraft) => PayrollDraft) => {
      const before = readPayrollDraft(store.read(), key)
      keep(key, changedDraft(before, next(before)))
    },
    [key],
  )
  return [draft, change]
}
