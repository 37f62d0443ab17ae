import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { type Draft, emptyDraft } from '@ghost-pay/safe-account/store'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import { reviewDrafts } from '../../../kept/reviewDrafts.ts'
import { shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import type { Payment } from './payment.ts'
import { useReviewPayment } from './useReviewPayment.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

/** The form, with words that are to be bound. */
async function renderForm() {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const token = neighbours.devnet.chains[0]?.contracts.dUsd ?? shop
  const { to, value, data } = erc20TransferCall({ token, to: shop, amount: 5n })
  const asset = { token, symbol: 'dUSD', name: 'Demo Dollar', decimals: 6, balance: 5n }
  const payment: Payment = { recipient: shop, asset, amount: 5n, call: { to, value, data } }
  const draft: Draft = { ...emptyDraft, note: 'Invoice 12', isBound: true }
  const setDraft = vi.fn()
  const { hook, history } = memoryLocation({ path: account.path, record: true })
  const rendered = renderHook((draft: Draft) => useReviewPayment({ account, draft, setDraft }), {
    initialProps: draft,
    wrapper: ({ children }) =>
      createElement(withTab(tab), { children: createElement(Router, { hook, children }) }),
  })
  return { ...rendered, payment, draft, setDraft, history }
}

test('what was typed goes on to its review', async () => {
  const { result, payment, draft, setDraft, history } = await renderForm()
  await act(() => result.current.review(payment))
  expect(setDraft).toHaveBeenCalledExactlyOnceWith({ ...draft, reviewed: true })
  expect(history.at(-1)).toContain('/review')
})

test('the name by which the payee was found goes along to the review', async () => {
  const { result, rerender, payment, draft, history } = await renderForm()
  rerender({ ...draft, recipient: shop, foundAs: 'ana.eth' })
  await act(() => result.current.review(payment))
  const id = history.at(-1)?.split('/').at(-1) ?? ''
  expect(reviewDrafts.read().find((one) => one.id === id)?.draft.registryNames).toEqual([
    { name: 'ana.eth', address: shop },
  ])
})

test('what takes the place of another keeps its place and what it is for, and the form is free again', async () => {
  const { result, rerender, payment, draft, setDraft, history } = await renderForm()
  const place = { ...draft, place: '7', isBound: false }
  for (const note of ['Rent', ' ']) {
    rerender({ ...place, note })
    await act(() => result.current.review(payment))
    const id = history.at(-1)?.split('/').at(-1) ?? ''
    const kept = reviewDrafts.read().find((one) => one.id === id)?.draft
    expect(kept).toMatchObject({ calls: [payment.call], nonce: 7n, kind: 'replacement' })
    expect(kept?.note).toBe(note === 'Rent' ? 'Rent' : undefined)
    expect(setDraft).toHaveBeenLastCalledWith(emptyDraft)
  }
})

test('what is typed while the node is asked is not written over', async () => {
  const { result, rerender, payment, draft, setDraft, history } = await renderForm()
  let reviewing = Promise.resolve()
  act(() => {
    reviewing = result.current.review(payment)
  })
  rerender({ ...draft, amount: '6' })
  await act(() => reviewing)
  expect(setDraft).not.toHaveBeenCalled()
  expect(history).toHaveLength(1)
})

test('a form that is left while the node is asked leads nowhere', async () => {
  const { result, unmount, payment, setDraft, history } = await renderForm()
  let reviewing = Promise.resolve()
  act(() => {
    reviewing = result.current.review(payment)
  })
  unmount()
  await act(() => reviewing)
  expect(setDraft).not.toHaveBeenCalled()
  expect(history).toHaveLength(1)
})
