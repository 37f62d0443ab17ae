import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { readProposal } from '@ghost-pay/safe-account/queue'

import { buildReview } from '../../../testing/buildReview.ts'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { ItemChecksView } from './ItemChecks.tsx'
import { type ProposalChoice, ProposalItem } from './ProposalItem.tsx'

import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../Page.css'
import './InboxView.css'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const choice: ProposalChoice = { said: ['inbox.do.reject'], onChoose: () => undefined }
const { signable } = buildReview({
  calls: [{ to: testAddresses.shop, value: 123_456_789_012_345_678_901n, data: '0x' }],
})

/** A card as wide as it is in a window. */
function renderCard(width: number, choices: readonly ProposalChoice[] = []) {
  const proposal = readProposal(
    buildTransaction({ submitted: 2 }),
    { signers: [testAddresses.alice, testAddresses.carol], contradictions: [], signable },
    {
      owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
      threshold: 2,
      currency: { symbol: 'ETH', decimals: 18 },
      tokens: [],
      isPending: false,
      nameOf: () => undefined,
    },
  )
  if (proposal === undefined) throw new Error('A row of the queue has a place.')
  render(
    <div style={{ inlineSize: width }}>
      <ProposalItem
        proposal={proposal}
        turn={{ action: 'send', kind: 'ready' }}
        to="/tx"
        viewer={testAddresses.bob}
        isFirst
        worth={undefined}
        choices={choices}
        checks={<ItemChecksView checks={buildReview().checks} />}
      />
    </div>,
  )
}

/** The card whose label is the longest: the last approval is there, a long amount, and a name. */
function show(width: number, choices: readonly ProposalChoice[]) {
  localStorage.setItem(
    'ghost-pay.people.v1',
    writeAddressBook(new Map([[testAddresses.shop, 'Corner shop 24']])),
  )
  renderCard(width, choices)
  const card = screen.getByRole('article')
  return {
    card: card.getBoundingClientRect(),
    action: within(card)
      .getByRole('link', { name: /^Review / })
      .getBoundingClientRect(),
    more: within(card).queryByRole('button')?.getBoundingClientRect(),
    turn: within(card).getByText('8 of 8 checks').getBoundingClientRect(),
  }
}

test.each([
  [320, 232],
  [390, 310],
  [768, 420],
  [1280, 528],
])('at %i pixels “…” stands beside the action, and nothing runs out', async (window, width) => {
  await page.viewport(window, 844)
  const { card, action, more, turn } = show(width, [choice])
  if (more === undefined) throw new Error('There are other choices.')
  expect(more.right).toBeLessThanOrEqual(action.left)
  expect(more.top + more.height / 2).toBeCloseTo(action.top + action.height / 2, 0)
  expect(action.right).toBeLessThanOrEqual(card.right)
  const isOneRow = turn.right <= more.left
  expect(isOneRow || turn.bottom <= action.top).toBe(true)
  // Below that the frame is a phone's, and whose turn it is stands above.
  expect(isOneRow).toBe(window > 1023)
})

test('without other choices the action is as wide as the card on a phone', async () => {
  await page.viewport(390, 844)
  const { card, action } = show(310, [])
  expect(action.width).toBeGreaterThan(card.width - 40)
})

test('Escape closes the other choices of a card and gives the focus back', async () => {
  show(600, [choice])
  const more = screen.getByRole('button', { name: 'More for this one' })
  more.focus()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(document.activeElement?.textContent).toBe('Cancel it')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Cancel it' })).toBeNull()
  expect(document.activeElement).toBe(more)
})

test('a card that pays a nameless address has no digits of it on its button', () => {
  renderCard(528)
  expect(screen.getByRole('link', { name: 'Review' })).toBeDefined()
})
