import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('where the messages do not come, their place says so', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  tab.gateway.lie(({ path }) =>
    path.includes('/messages') ? new Response('', { status: 503 }) : undefined,
  )
  const { hook } = memoryLocation({ path: `${account.path}/messages` })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(
        SharedAccountContext,
        { value: account },
        createElement(MessagesScreen),
      ),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
  await page.findByText('The messages are not known now.', {}, { timeout: 15_000 })
  expect(page.queryByText('No messages')).toBeNull()
})
