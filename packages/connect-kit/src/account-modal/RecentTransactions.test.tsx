import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { RecentTransactionsView } from './RecentTransactions.tsx'

afterEach(cleanup)

const hash = `0x${'1'.repeat(64)}` as const
const transactions = [{ hash, description: 'Payment', status: 'pending' }] as const

test('a transaction says what became of it, and that it opens a tab of its own', () => {
  const transactionUrl = (hash: string) => `https://explorer.test/tx/${hash}`
  render(
    <RecentTransactionsView
      transactions={transactions}
      transactionUrl={transactionUrl}
      dispatch={() => {}}
    />,
  )
  const row = screen.getByRole('link', { name: /^Payment\s*Pending\s*, opens in a new tab$/ })
  expect(row.getAttribute('href')).toBe(transactionUrl(hash))
  expect(row.getAttribute('target')).toBe('_blank')
  expect(row.getAttribute('rel')).toBe('noopener noreferrer')
})

test('on a chain without an explorer it opens nothing', () => {
  render(<RecentTransactionsView transactions={transactions} dispatch={() => {}} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Pending')).toBeTruthy()
})
