import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'

import { Screen } from '../Screen.tsx'
import { GatewayFailure } from './GatewayFailure.tsx'
import { GatewayLead } from './GatewayLead.tsx'

import '../theme/tokens.css'
import '../theme/base.css'
import '../Page.css'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

/** A page of an account that shows lists of the gateway's. */
function Lists({ failed }: { failed: readonly string[] }) {
  return (
    <GatewayLead isOffered={false}>
      <Screen>
        <h1>Activity</h1>
        {failed.map((what) => (
          <GatewayFailure
            key={what}
            query={{
              error: new Error('fetch failed'),
              isFetching: false,
              refetch: () => undefined,
            }}
            what={what}
          />
        ))}
      </Screen>
    </GatewayLead>
  )
}

const place = () => screen.queryByRole('complementary', { name: 'What could not be read' })

test('what failed below the screen stands in a landmark with a name, which is there as long as it says something', () => {
  const { rerender } = render(<Lists failed={[]} />)
  expect(place()).toBeNull()
  rerender(<Lists failed={['the history']} />)
  expect(place()).toContainElement(screen.getByRole('alert'))
  rerender(<Lists failed={[]} />)
  expect(place()).toBeNull()
})

test('without a network as well, nothing on the page stands outside of every landmark', async () => {
  render(<Lists failed={['the history']} />)
  act(() => onlineManager.setOnline(false))
  expect(screen.getByText(/^Without a network we cannot show the history/)).toBeVisible()
  const { violations, passes } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['region', 'landmark-unique'] },
  })
  expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  expect(passes.map(({ id }) => id)).toContain('region')
})

test('a failure is read out once, also when another comes', () => {
  const { rerender } = render(<Lists failed={[]} />)
  const changes = new MutationObserver(() => undefined)
  changes.observe(document.body, { childList: true, subtree: true })
  /** What is read out is each alert that comes into the page. */
  const readOut = () =>
    changes
      .takeRecords()
      .flatMap(({ addedNodes }) => [...addedNodes])
      .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
      .filter(({ role }) => role === 'alert')
      .map(({ textContent }) => textContent)
  rerender(<Lists failed={['the history']} />)
  expect(readOut()).toEqual([expect.stringContaining('cannot show the history')])
  rerender(<Lists failed={['the history', 'the inbox']} />)
  expect(readOut()).toEqual([expect.stringContaining('cannot show the inbox')])
})
