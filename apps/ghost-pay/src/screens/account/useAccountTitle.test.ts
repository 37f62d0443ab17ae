// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { putPerson } from '@ghost-pay/payments/people'

import { changePeople, peopleKey } from '../../people/usePeople.ts'
import { useTitle } from '../../useTitle.ts'
import { useAccountTitle, useWaitingBadge } from './browserTab.ts'

const treasury = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

afterEach(() => {
  cleanup()
  localStorage.removeItem(peopleKey)
})

test('the tab names the account before the page, and follows its name', () => {
  const page = renderHook(
    ({ title }) => {
      useTitle(title)
    },
    { initialProps: { title: 'Inbox' } },
  )
  const frame = renderHook(
    ({ waiting }) => {
      useWaitingBadge(waiting, false)
      useAccountTitle(treasury)
    },
    { initialProps: { waiting: 0 } },
  )
  expect(document.title).toBe('0x5aAeb6…\u20601BeAed · Inbox')
  act(() => {
    changePeople((people) =>
      putPerson(people, { address: treasury, name: 'Treasury', groups: [], chainIds: [1] }),
    )
  })
  expect(document.title).toBe('Treasury · Inbox')
  frame.rerender({ waiting: 2 })
  expect(document.title).toBe('(2) Treasury · Inbox')
  page.rerender({ title: 'Home' })
  expect(document.title).toBe('(2) Treasury · Home')
  frame.unmount()
  expect(document.title).toBe('Home · Ghost Pay')
})
