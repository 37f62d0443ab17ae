import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { type Neighbours, startNeighbours } from '../../testing/neighbours.ts'
import { withTab } from '../../testing/withTab.tsx'
import { RailAccounts } from './RailAccounts.tsx'

import '../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test.each(['eth', '1'])(
  'the open account is marked, whether its address names the chain as “%s” or otherwise',
  (prefix) => {
    const address = neighbours.treasury
    const path = `/a/${prefix}:${address}`
    const current = { chainId: 1, address, path }
    const page = render(
      createElement(Router, {
        hook: memoryLocation({ path }).hook,
        children: createElement(RailAccounts, { current, viewer: undefined }),
      }),
      { wrapper: withTab(neighbours.openTab()) },
    )
    const open = page.getByRole('link', { current: true })
    expect(open.getAttribute('href')).toBe(`/a/eth:${address}`)
  },
)
