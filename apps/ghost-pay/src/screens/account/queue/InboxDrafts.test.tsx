import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { InboxDrafts } from './InboxDrafts.tsx'

afterEach(cleanup)

test('the newest drafts stand first, the others are folded, and each can be deleted', () => {
  const onDrop = vi.fn()
  const drafts = [1n, 2n, 3n, 4n, 5n].map((ether) => ({
    id: String(ether),
    chainId: 1,
    address: testAddresses.shop,
    draft: {
      kind: 'payment' as const,
      calls: [{ to: testAddresses.bob, value: ether * 10n ** 18n, data: '0x' as const }],
    },
  }))
  render(
    <InboxDrafts
      drafts={drafts}
      pathOf={(id) => `/review/${id}`}
      onDrop={onDrop}
      currency={{ symbol: 'ETH', decimals: 18 }}
      sayName={() => 'Bob'}
    />,
  )
  const rows = screen.getAllByText(/ETH to Bob/).map(({ textContent }) => textContent)
  expect(rows).toEqual([5, 4, 3, 2, 1].map((ether) => `${ether} ETH to Bob`))
  const folded = screen.getByText('2 older drafts').closest('details')
  expect(folded && within(folded).getAllByText(/ETH to Bob/)).toHaveLength(2)
  const [first] = screen.getAllByRole('button', { name: 'Delete draft' })
  if (first === undefined) throw new Error('There is a button.')
  fireEvent.click(first)
  expect(onDrop).toHaveBeenCalledWith('5')
})
