import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendExecution } from '@ghost-pay/safe-account/execution'
import { safeTxHash, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { late } from '@ghost-pay/test-wallet'

import { chainClient } from '../chain/chainClient.ts'
import { keyOf, payment } from '../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { noteSent } from '../wallet/sent.ts'
import { walletHere } from '../wallet/walletHere.ts'
import { SpeedUp } from './SpeedUp.tsx'

import '../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('two presses at once ask the wallet once for a higher fee', { timeout: 60_000 }, async () => {
  localStorage.clear()
  const tab = neighbours.openTab()
  const alice = await tab.connectAs('Alice')
  await neighbours.chainControl.setAutomine(false)
  const signable = payment(neighbours)
  const { chainId, safe } = signable
  const hash = safeTxHash(signable)
  const signatures = await Promise.all(
    [0, 1].map(async (owner) => ({
      owner: keyOf(neighbours, owner).address,
      signature: await keyOf(neighbours, owner).signTypedData(safeTxTypedData(signable)),
    })),
  )
  await sendExecution(chainClient(tab.config, chainId), {
    ...walletHere(tab.config),
    executor: alice,
    signable,
    gatewayHash: hash,
    signatures,
    onChecksPassed: () => undefined,
    onSent: noteSent,
    signal: new AbortController().signal,
  })
  const sends = () =>
    tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sends()).toHaveLength(1)

  tab.wallets.Alice.control.setPersonality(late())
  const transaction = { chainId, safe, safeTxHash: hash }
  const page = render(createElement(SpeedUp, { transaction, viewer: alice }), {
    wrapper: withTab(tab),
  })
  // It is offered after fifteen seconds.
  const button = await page.findByRole('button', undefined, { timeout: 20_000 })
  // Both presses come before the page is drawn again.
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(
    () => {
      expect(sends().length).toBeGreaterThan(1)
    },
    { timeout: 10_000 },
  )
  await new Promise((resolve) => {
    setTimeout(resolve, 500)
  })
  expect(sends()).toHaveLength(2)
  tab.wallets.Alice.control.release()
})
