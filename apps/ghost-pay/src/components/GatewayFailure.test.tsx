import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { GatewayOffer } from '../screens/account/here/GatewayOffer.tsx'
import { GatewayFailure } from './GatewayFailure.tsx'
import { GatewayLead } from './GatewayLead.tsx'

afterEach(cleanup)

const error = new Error('fetch failed')
const query = { error, isFetching: false, refetch: () => undefined }
const ways = () => screen.queryAllByRole('button', { name: 'Go on without it' })

/** The screens of an account whose gateway is down. */
function Down({ lists, isOffered = true }: { lists: readonly string[]; isOffered?: boolean }) {
  return (
    <GatewayLead isOffered={isOffered}>
      {isOffered && <GatewayOffer errors={[error]} />}
      {lists.map((what) => (
        <GatewayFailure key={what} query={query} what={what} />
      ))}
    </GatewayLead>
  )
}

test('the panel of a list that failed leads on itself, and no second one stands above it', () => {
  render(<Down lists={['the inbox']} />)
  expect(ways()).toHaveLength(1)
  expect(screen.queryByText('Safe’s service does not answer.')).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(
    /cannot show the inbox until it answers. You can pay and approve without it/,
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('one way on, however many lists have failed, and whichever of them comes back', () => {
  const { rerender } = render(<Down lists={['the inbox', 'what it holds']} />)
  expect(ways()).toHaveLength(1)
  rerender(<Down lists={['what it holds']} />)
  expect(ways()).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('Go on without it')
})

test('a screen that has no list of the gateway’s has the way on above it', () => {
  render(<Down lists={[]} />)
  expect(ways()).toHaveLength(1)
  expect(screen.getByText('Safe’s service does not answer.')).toBeTruthy()
})

test('where one list alone failed, nothing is offered', () => {
  render(<Down lists={['what it holds']} isOffered={false} />)
  expect(ways()).toHaveLength(0)
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost')
})

test('wherever the list stands, what says that it failed stands below the whole screen', () => {
  const { container } = render(
    <GatewayLead isOffered>
      <GatewayFailure query={query} what="the inbox" />
      <button type="button">Pay</button>
    </GatewayLead>,
  )
  expect(container.lastElementChild?.contains(screen.getByRole('alert'))).toBe(true)
  expect(container.firstElementChild).toBe(screen.getByRole('button', { name: 'Pay' }))
})
