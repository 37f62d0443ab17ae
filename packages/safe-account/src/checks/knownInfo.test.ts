import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { createGatewayClient, type GatewayClient, getSafeInfo } from '@ghost-pay/gateway-client'

import { readAccountFacts } from '../chain/readAccountFacts.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { disagreements } from './disagreements.ts'
import { knownInfo } from './knownInfo.ts'

let chain: TestChain
let open: ReturnType<TestChain['open']>
let gateway: GatewayClient
beforeAll(async () => {
  chain = await startChain({ seed: 'empty', contracts: devnet.contracts })
  gateway = createGatewayClient({ baseUrl: chain.devnet.gatewayUrl })
})
afterAll(() => chain.stop())
beforeEach(() => {
  open = chain.open()
})

test('owners, threshold and nonce are the chain’s, also where the gateway says otherwise or nothing', async () => {
  const { chainId, treasury: address } = chain
  const onChain = await readAccountFacts(open.client, { address })
  if (onChain.status !== 'account') throw new Error('The treasury is an account.')
  const { facts } = onChain
  const told = await getSafeInfo(gateway, { chainId, address })
  const lie = { ...told, threshold: 1, nonce: 40, owners: [] }
  for (const gateway of [lie, undefined]) {
    const info = knownInfo({ chainId, address }, gateway, facts)
    expect(info).toMatchObject({ threshold: 2, nonce: 0, version: '1.4.1' })
    expect(info?.owners.map(({ value }) => value)).toEqual(facts.owners)
  }
  expect(disagreements(lie, facts)).toEqual(['owners', 'threshold'])
  const truth = knownInfo({ chainId, address }, undefined, facts)
  expect(truth && disagreements(truth, facts)).toEqual([])
  expect(knownInfo({ chainId, address }, lie, undefined)).toBe(lie)
})
