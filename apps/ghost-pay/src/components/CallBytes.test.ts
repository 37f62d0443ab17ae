import { cleanup, fireEvent, render } from '@testing-library/react'
import { createElement } from 'react'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeTransaction, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { CallBytes } from './CallBytes.tsx'

import '../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
  tab = neighbours.openTab()
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

const to: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const known = encodeFunctionData({
  abi: parseAbi(['function withdraw(uint256 wad)']),
  args: [4200n],
})

function open(data: Hex) {
  const { chainId, treasury: safe } = neighbours
  const transaction = toSafeTransaction({ to, data, nonce: 0 })
  const { action } = describeTransaction({ safe, transaction })
  const page = render(createElement(CallBytes, { chainId, data, action }), {
    wrapper: withTab(tab),
  })
  const details = page.container.querySelector('details')
  if (details === null) throw new Error('There are details.')
  expect(page.queryByText(/Safe’s service/)).toBeNull()
  details.open = true
  fireEvent(details, new window.Event('toggle'))
  const find = (text: RegExp | string) => page.findByText(text, undefined, { timeout: 15_000 })
  return { ...page, find }
}

test('what the app cannot read is asked for when the bytes are opened, and is a claim', async () => {
  const { find } = open(known)
  await find(/^Safe’s service says: withdraw$/)
  await find(/^4200$/)
  await find(/Nobody has checked this/)
})

test('what the gateway cannot read either is said', async () => {
  const { find } = open('0x12345678')
  await find(/Safe’s service does not know what this call does either/)
})

test('of what the app reads itself nobody is asked', async () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] })
  const page = open(transfer)
  await page.find(transfer)
  expect(page.queryByText(/Safe’s service/)).toBeNull()
})
