import { type Address, encodeFunctionData, erc20Abi, parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { confirmMessage, proposeMessage } from '@ghost-pay/gateway-client'
import { policyTypedData, type SpendPolicy } from '@ghost-pay/payments/policy'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { changed } from '../../testing/lyingGateway.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../testing/neighbours.ts'
import { requestMessageSignature } from '../messages/requestMessageSignature.ts'
import { draftPayments } from './draftPayments.ts'
import { readSpendPolicy } from './readSpendPolicy.ts'

const ana = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
})

const policyOf = (issuedAt: bigint): SpendPolicy => ({
  chainId: neighbours.chainId,
  account: neighbours.treasury,
  issuedAt,
  replaces: `0x${'00'.repeat(32)}`,
  people: [ana],
  onlyPeople: true,
  onlyTokens: false,
  limits: [],
})

async function signPolicy(policy: SpendPolicy, owners: readonly ('Alice' | 'Bob')[]) {
  const { chainId, account: address } = policy
  const message = policyTypedData(policy)
  const signable = { chainId, safe: address, version: '1.4.1', message }
  for (const [index, owner] of owners.entries()) {
    await tab.disconnect()
    const signer = await tab.connectAs(owner)
    const { signature, messageHash } = await requestMessageSignature(tab.config, {
      signer,
      signable,
      gatewayHash: undefined,
      onChecksPassed: vi.fn(),
      signal: new AbortController().signal,
    })
    const { client } = tab.gateway
    // The domain of a policy is as the gateway takes it.
    const sent = message as Parameters<typeof proposeMessage>[1]['message']
    await (index === 0
      ? proposeMessage(client, { chainId, address, message: sent, signature })
      : confirmMessage(client, { chainId, messageHash, signature }))
  }
}

const read = () =>
  readSpendPolicy(
    tab.config,
    tab.gateway.client,
    {
      chainId: neighbours.chainId,
      address: neighbours.treasury,
      version: '1.4.1',
      owners: neighbours.devnet.owners.map(({ address }) => address),
      threshold: 2,
    },
    new AbortController().signal,
  )

test('the policy that enough owners have signed holds, whatever the gateway says of it', async () => {
  expect(await read()).toEqual({ current: undefined, isWhole: true })
  await signPolicy(policyOf(100n), ['Alice', 'Bob'])
  // A later one that only Alice has signed.
  await signPolicy(policyOf(200n), ['Alice'])
  expect((await read()).current?.policy).toEqual(policyOf(100n))
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/messages')
      ? changed(ask, (text) => text.replace(/"onlyPeople":true/g, '"onlyPeople":false'))
      : undefined,
  )
  expect((await read()).current).toBeUndefined()
})

test('what a transaction pays is read from its bytes', () => {
  const safe = neighbours.treasury
  const of = (transaction: { to: Address; value?: bigint; data?: `0x${string}` }) =>
    draftPayments(describeTransaction({ safe, transaction: { value: 0n, ...transaction } }))
  const amount = parseUnits('1', 6)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ana, amount] })
  expect(of({ to: ana, value: 5n })).toEqual({
    payments: [{ token: zeroAddress, to: ana, amount: 5n }],
    isWhole: true,
  })
  expect(of({ to: token, data })).toEqual({
    payments: [{ token, to: ana, amount }],
    isWhole: true,
  })
  expect(of({ to: token, data, value: 1n }).isWhole).toBe(false)
  expect(of({ to: token, data: '0x12345678' })).toEqual({ payments: [], isWhole: false })
  expect(of({ to: safe })).toEqual({ payments: [], isWhole: true })
  // A refund pays whoever executes it, or whomever it names.
  const refund = { safe, transaction: { to: ana, value: 5n, gasPrice: 1n, baseGas: 10n ** 18n } }
  expect(draftPayments(describeTransaction(refund))).toMatchObject({ isWhole: false })
})
