import { act, cleanup, renderHook } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearedDraft, noEdits, takenBack } from '@ghost-pay/payments/payroll-draft'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { keepReviewDraft, reviewDrafts } from '../../../../kept/reviewDrafts.ts'
import { accountAddress } from '../../../../testing/buildAccount.ts'
import { payrollText } from '../../../../testing/buildPayroll.ts'
import { notePayrollSigned, usePayrollDraft } from './usePayrollDraft.ts'

import '../../../../testing/page.ts'

const key = 'ghost-pay.payroll.v1'
const account: AccountId = { chainId: 1, address: getAddress(accountAddress) }
const hash = `0x${'ab'.repeat(32)}` as const

beforeEach(() => {
  localStorage.clear()
})
afterEach(cleanup)

/** What another tab has written, of which this one hears only later. */
function writeElsewhere(change: (text: string) => string): void {
  localStorage.setItem(key, change(localStorage.getItem(key) ?? ''))
}

test('what two tabs change in one payroll is all kept, although neither has heard of the other yet', () => {
  const { result } = renderHook(() => usePayrollDraft(account))
  const change = () => result.current[1]
  act(() => {
    change()(() => ({ text: payrollText(3), edits: noEdits }))
  })
  writeElsewhere((text) => text.replace('"dropped":[]', '"dropped":[2]'))
  expect(result.current[0].edits.dropped).toEqual([])
  act(() => {
    change()((draft) => ({ ...draft, edits: { ...draft.edits, title: 'May' } }))
  })
  expect(result.current[0].edits).toMatchObject({ dropped: [2], title: 'May' })
})

test('a review closes nothing when another tab has changed how its lines are paid', () => {
  const { result } = renderHook(() => usePayrollDraft(account))
  const change = () => result.current[1]
  act(() => {
    change()(() => ({ text: payrollText(2), edits: { ...noEdits, reviews: { draft: [1, 2] } } }))
  })
  const other = renderHook(() => usePayrollDraft(account))
  act(() => {
    other.result.current[1]((draft) => ({ ...draft, text: payrollText(2, 5) }))
    notePayrollSigned(account, 'draft', hash)
  })
  expect(result.current[0].text).toBe(payrollText(2, 5))
  expect(result.current[0].edits.signed).toEqual([])
})

test('a review of lines that are changed since is gone, in every tab; that of cleared lines stays', () => {
  const open = () =>
    keepReviewDraft(account, {
      kind: 'payroll',
      calls: [{ to: getAddress(accountAddress), value: 1n, data: '0x' }],
    })
  const { result } = renderHook(() => usePayrollDraft(account))
  const change = (next: Parameters<(typeof result.current)[1]>[0]) =>
    act(() => result.current[1](next))
  const id = open()
  const edits = { ...noEdits, reviews: { [id]: [1, 2] } }
  change(() => ({ text: payrollText(2), edits }))
  const before = result.current[0]
  change((draft) => ({ ...draft, edits: { ...draft.edits, title: 'May' } }))
  change(clearedDraft)
  expect(reviewDrafts.read()).toHaveLength(1)
  // Another tab signs it meanwhile.
  notePayrollSigned(account, id, hash)
  change((kept) => takenBack(kept, before))
  expect(result.current[0].edits.signed).toEqual([{ safeTxHash: hash, lines: [1, 2] }])
  change((draft) => ({ ...draft, text: payrollText(2, 5) }))
  expect(reviewDrafts.read()).toEqual([])
})

test('the payroll of one account stays when that of another is begun, changed and thrown away', () => {
  const grants: AccountId = { ...account, chainId: 10 }
  const first = renderHook(() => usePayrollDraft(account))
  const second = renderHook(() => usePayrollDraft(grants))
  const change = (tab: typeof first, text: string) =>
    act(() => tab.result.current[1](() => ({ text, edits: noEdits })))
  change(first, payrollText(3))
  change(second, payrollText(2))
  expect(first.result.current[0].text).toBe(payrollText(3))
  change(second, '')
  expect(first.result.current[0].text).toBe(payrollText(3))
  expect(second.result.current[0].text).toBe('')
})

test('what was signed in one tab is not paid again in another', () => {
  const { result } = renderHook(() => usePayrollDraft(account))
  act(() => {
    result.current[1](() => ({
      text: payrollText(2),
      edits: { ...noEdits, reviews: { draft: [1, 2] } },
    }))
    notePayrollSigned(account, 'draft', hash)
  })
  const other = renderHook(() => usePayrollDraft(account))
  expect(other.result.current[0].edits.signed).toEqual([{ safeTxHash: hash, lines: [1, 2] }])
})
