import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changed } from '@ghost-pay/gateway-testing'

import { startChain, type TestChain } from '../testing/startChain.ts'
import { readPayees } from './readPayees.ts'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
})
afterAll(() => chain.stop())
beforeEach(() => {
  tab = chain.open()
})

const read = () =>
  readPayees(tab.gateway.client, { chainId: chain.chainId, address: chain.treasury })

test('who was paid is known whole where everything was read', async () => {
  const { isWhole, addresses } = await read()
  expect(isWhole).toBe(true)
  expect(addresses.length).toBeGreaterThan(0)
})

test('an entry that cannot be read may have paid anybody', async () => {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => text.replace('"txStatus":"SUCCESS"', '"txStatus":7'))
      : undefined,
  )
  expect((await read()).isWhole).toBe(false)
})

test('a batch that the gateway does not show may have paid anybody', async () => {
  const { addresses } = await read()
  tab.gateway.lie(({ path }) =>
    path.includes('/transactions/multisig_') ? new Response('', { status: 503 }) : undefined,
  )
  const part = await read()
  expect(part.isWhole).toBe(false)
  expect(part.addresses.length).toBeLessThan(addresses.length)
})

test('an entry of a kind that is not known is read by its bytes', async () => {
  const { addresses } = await read()
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => text.replaceAll('"type":"Custom"', '"type":"SwapOrder"'))
      : undefined,
  )
  expect(await read()).toMatchObject({ isWhole: true, addresses })
})
