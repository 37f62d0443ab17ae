import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSignable, testAddresses } from '@ghost-pay/gateway-testing'
import { splitNote } from '@ghost-pay/payments/memo'
import { safeTxHash } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { keptLineNotes } from '../../../transactions/keptLineNotes.ts'
import { useLinkedNotes } from './useLinkedNotes.ts'

import '../../../testing/page.ts'

const payees = Object.values(testAddresses)
const { address: multiSend } = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' })
const paying = (to: typeof payees) => {
  const calls = to.map((payee, index) => ({
    to: payee,
    value: BigInt(index + 1),
    data: '0x' as const,
  }))
  return {
    ...buildSignable(),
    transaction: {
      ...buildSignable().transaction,
      ...batchTransaction({ transactions: calls, multiSend }),
    },
  }
}
const signable = paying(payees)
const notes = payees.map((_, index) => ({ name: `Person ${index}`, memo: `Work of week ${index}` }))
const name = { chainId: signable.chainId, safe: signable.safe, safeTxHash: safeTxHash(signable) }

beforeEach(() => {
  localStorage.clear()
})
afterEach(cleanup)

/** The page of a batch at a link, in whatever browser has the storage. */
function open(link: string, of = signable, note: string | null = 'Salaries May') {
  window.location.hash = link
  return renderHook(() => useLinkedNotes({ note }, of)).result.current
}

test('names and memos that have no room in the note reach another owner by the copied link, and stay there', () => {
  keptLineNotes.remember({ ...name, notes, isOwn: true })
  const drafter = open('/tx/multisig')
  expect(splitNote(drafter.note ?? '', payees.length)).toEqual({
    head: 'Salaries May',
    lines: notes,
  })

  localStorage.clear()
  expect(open('/tx/multisig').note).toBe('Salaries May')
  const link = `/tx/multisig${drafter.href.slice(drafter.href.indexOf('?lines='))}`
  const reader = open(link)
  expect(reader).toMatchObject({ note: drafter.note, isForeign: false })
  // Without the link as well from then on.
  expect(open('/tx/multisig').note).toBe(drafter.note)
})

test('a page that is not this one has its own link, with the same words', () => {
  keptLineNotes.remember({ ...name, notes, isOwn: true })
  window.location.hash = '/pay/payroll'
  const page = 'https://pay.example/#/tx/multisig'
  const { href, note } = renderHook(() => useLinkedNotes({ note: null }, signable, page)).result
    .current
  localStorage.clear()
  expect(href.startsWith(`${page}?lines=`)).toBe(true)
  expect(open(href.slice(href.indexOf('#') + 1), signable, null).note).toBe(note)
})

test('a link with words about other payees is not believed', () => {
  keptLineNotes.remember({ ...name, notes, isOwn: true })
  const { href } = open('/tx/multisig')
  localStorage.clear()
  const link = `/tx/multisig${href.slice(href.indexOf('?lines='))}`
  const turned = paying([...payees].reverse())
  expect(open(link, turned)).toMatchObject({ note: 'Salaries May', isForeign: true })
  expect(open('/tx/multisig', turned).note).toBe('Salaries May')
})

test('a link replaces neither what was written here nor what the note says', () => {
  keptLineNotes.remember({ ...name, notes, isOwn: true })
  const { href } = open('/tx/multisig')
  const link = `/tx/multisig${href.slice(href.indexOf('?lines='))}`
  localStorage.clear()
  const own = notes.map(({ name }) => ({ name, memo: 'Mine' }))
  keptLineNotes.remember({ ...name, notes: own, isOwn: true })
  expect(splitNote(open(link).note ?? '', payees.length).lines).toEqual(own)
  localStorage.clear()
  const said = ['Title', ...payees.map((_, index) => `P${index}`)].join(' | ')
  expect(open(link, signable, said).note).toBe(said)
})
