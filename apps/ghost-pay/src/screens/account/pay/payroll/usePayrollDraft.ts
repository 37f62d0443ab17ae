import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Hash } from 'viem'
import { useLocation } from 'wouter'
import {
  changedDraft,
  type ColumnMapping,
  type KeptColumns,
  type NamedPayee,
  namesToKeep,
  noEdits,
  type PayrollDraft,
  type PayrollEdits,
  readKeptColumns,
  readPayrollDraft,
  withColumns,
  withSigned,
  writeKeptColumns,
  writePayrollDraft,
} from '@ghost-pay/payments/payroll-draft'
import {
  namesakeOf,
  overlengthOf,
  type People,
  type Person,
  putPerson,
  strangeLetters,
} from '@ghost-pay/payments/people'
import { type AccountId, accountKey } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../../account/SharedAccount.ts'
import { browserStore } from '../../../../kept/browserStore.ts'
import { reviewDrafts } from '../../../../kept/reviewDrafts.ts'
import { isGoodOn } from '../../../../people/addressBook.ts'
import { changePeople } from '../../../../people/usePeople.ts'

/** Changes what the reader has decided about the lines; what is not named stays. */
export type EditPayroll = (
  change: Partial<PayrollEdits> | ((edits: PayrollEdits) => Partial<PayrollEdits>),
) => void

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
      const after = changedDraft(before, next(before))
      keep(key, after)
      // What a review would pay, also one that another tab shows, is not what its lines pay now.
      for (const id of Object.keys(before.edits.reviews)) {
        if (after.edits.reviews[id] === undefined) reviewDrafts.forget({ chainId, address, id })
      }
    },
    [key, chainId, address],
  )
  return [draft, change]
}

/**
 * Adds payees to people by the names of their lines. Who is known already stays; a name that is too long or of two alphabets, or that
 * somebody with another address has, also in the same payroll, is left for a person to decide.
 */
export function keepNames(
  people: People,
  payees: readonly NamedPayee[],
): {
  kept: People
  long: readonly string[]
  namesakes: readonly string[]
  strange: readonly string[]
} {
  let kept = people
  const long = new Set<string>()
  const namesakes = new Set<string>()
  const strange = new Set<string>()
  for (const { address, name } of payees) {
    if (kept.has(address) || name.trim() === '') continue
    if (overlengthOf(name) > 0) long.add(name)
    else if (namesakeOf(kept, address, name) !== undefined) namesakes.add(name)
    else if (strangeLetters(name).length > 0) strange.add(name)
    else kept = putPerson(kept, { address, name, groups: [], chainIds: [] })
  }
  return { kept, long: [...long], namesakes: [...namesakes], strange: [...strange] }
}

/** What was said about columns before, by their headings. */
const columns = browserStore('ghost-pay.payroll-columns.v1')

/** What was said about columns before. */
export function useKeptColumns(): KeptColumns {
  const stored = useSyncExternalStore(columns.subscribe, columns.read)
  return useMemo(() => readKeptColumns(stored), [stored])
}

/** Keeps what is said about the columns of a table, so that the next table with the same headings is read so. */
export function useKeepColumns(
  header: readonly string[],
  mapping: ColumnMapping | undefined,
): void {
  useEffect(() => {
    if (mapping === undefined) return
    const stored = columns.read()
    const next = writeKeptColumns(withColumns(readKeptColumns(stored), header, mapping))
    if (next !== stored) columns.write(next)
  }, [header, mapping])
}

/** People as lines of a payroll: name, address, and an amount that is still to be typed. */
export const groupLines = (people: readonly Person[]): string =>
  [
    'name\taddress\tamount',
    ...people.map(({ name, address }) => `${cell(name)}\t${address}\t`),
  ].join('\n')

/** Words as a cell of a line, without what would end it. */
export const cell = (words: string): string => plainText(words.replace(/["\t\r\n]/g, ' '))

/** Those of a group who can be paid on a chain: the address of some is good on other chains only. */
export const payableOn = (people: readonly Person[], chainId: number): readonly Person[] =>
  people.filter((person) => isGoodOn(person, chainId))
