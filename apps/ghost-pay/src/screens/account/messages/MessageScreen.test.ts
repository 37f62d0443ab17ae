import { environmentManager } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { MessageScreen } from './MessageScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('a message that the gateway does not show has a page with a heading, and no second one', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  tab.gateway.lie(({ path }) =>
    path.includes('/messages/') ? new Response('', { status: 503 }) : undefined,
  )
  const path = `${account.path}/messages`
  const { hook } = memoryLocation({ path: `${path}/0x${'ab'.repeat(32)}` })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, {
        value: account,
        children: createElement(Route, { path: `${path}/:hash`, component: MessageScreen }),
      }),
    }),
    { wrapper: withTab(tab) },
  )
  await page.findByRole('alert', {}, { timeout: 15_000 })
  expect(page.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
    'Message',
  ])
})
