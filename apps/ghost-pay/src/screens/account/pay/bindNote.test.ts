import type { Address } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memoReference, readMemo } from '@ghost-pay/payments/memo'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { bindNote } from './bindNote.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const strict = '0x00000000000000000000000000000000000057c7'

/** A token that takes the 68 bytes of a transfer and nothing else: it writes `Transfer`, answers yes, and has no balances to read. */
const strictToken: `0x${string}` = `0x${[
  '366044141560425760243560005260043533',
  '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  '60206000a3600160005260206000f35b60006000fd',
].join('')}`

let neighbours: Neighbours
let tab: Tab
let dollar: Address
beforeAll(async () => {
  neighbours = await startNeighbours()
  const [chain] = neighbours.devnet.chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  dollar = chain.contracts.dUsd
  await neighbours.chainControl.setCode({ address: strict, bytecode: strictToken })
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

const bind = (token: Address, note: string, amount = 5n) => {
  const { to, value, data } = erc20TransferCall({ token, to: shop, amount })
  const { chainId, treasury: account } = neighbours
  const call = { to, value, data }
  return bindNote(tab.config, { chainId, account, call, recipient: shop, amount, note })
}

/** The node as one without `eth_simulateV1`. */
function withoutSimulation() {
  tab.node.lie(({ method }) => {
    return method === 'eth_simulateV1'
      ? { error: { code: -32_601, message: 'The method does not exist.' } }
      : undefined
  })
}

test.each([
  ['that simulates', () => undefined],
  ['that does not', withoutSimulation],
])('a node %s shows whether a token takes the words', async (_, prepare) => {
  prepare()
  const bound = await bind(dollar, '  Invoice 12 ')
  expect('call' in bound && readMemo(bound.call.data)).toEqual({
    recipient: shop,
    amount: 5n,
    reference: memoReference('Invoice 12'),
  })
  expect(await bind(strict, 'Invoice 12')).toEqual({ problem: 'refused' })
})

test('a payment that fails without words as well is not blamed on them', async () => {
  expect(await bind(dollar, 'Invoice 12', 10n ** 30n)).toHaveProperty('call')
})

test('a node that is silent has not said that the token takes them', async () => {
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  expect(await bind(dollar, 'Invoice 12')).toEqual({ problem: 'silent' })
})

test('words of which the gateway would keep a part are not bound', async () => {
  expect(await bind(dollar, '"'.repeat(170))).toEqual({ problem: 'tooLong' })
})
