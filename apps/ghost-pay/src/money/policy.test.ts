import { type Address, encodeFunctionData, erc20Abi, parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { confirmMessage, proposeMessage } from '@ghost-pay/gateway-client'
import { changed } from '@ghost-pay/gateway-testing'
import { draftPayments, policyTypedData, type SpendPolicy } from '@ghost-pay/payments/policy'
import { type KeptPolicy, keptPolicyKind, readSpendPolicy } from '@ghost-pay/safe-account/policy'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { requestMessageSignature } from '../screens/account/messages/requestMessageSignature.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'

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

const chainOf = () => chainClient(tab.config, neighbours.chainId)
const accountOf = () => ({
  address: neighbours.treasury,
  version: '1.4.1',
  owners: neighbours.devnet.owners.map(({ address }) => address),
  threshold: 2,
})

const { signal } = new AbortController()
const { readOne: readKept } = keptPolicyKind
const read = (kept?: KeptPolicy) =>
  readSpendPolicy(chainOf(), tab.gateway.client, accountOf(), kept, signal)

/** Without a gateway. */
const readAlone = (kept: KeptPolicy | undefined) =>
  readSpendPolicy(chainOf(), undefined, accountOf(), kept, signal)

const signed = { owner: ana, signature: '0x1234' } as const

test('the policy that enough owners have signed holds, whatever the gateway says of it', async () => {
  expect(await read()).toEqual({
    current: undefined,
    kept: undefined,
    isWhole: true,
    isLapsed: false,
    lapsed: undefined,
  })
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

test('a policy that was found once is not hidden by who holds it back, and nobody can make one', async () => {
  await signPolicy(policyOf(100n), ['Alice', 'Bob'])
  const { kept } = await read()
  const stored: unknown = JSON.parse(JSON.stringify(kept))
  expect(readKept(stored)).toEqual(kept)
  expect(kept?.confirmations).toHaveLength(2)
  const answer = (status: number, body: unknown) => () => Response.json(body, { status })
  const page = (results: unknown[]) => ({ count: 1, next: null, previous: null, results })
  tab.gateway.lie(answer(200, page([])))
  expect(await read(kept)).toMatchObject({ current: { policy: policyOf(100n) }, isWhole: true })
  expect(await read()).toMatchObject({ current: undefined, isWhole: true })
  tab.gateway.lie(answer(500, {}))
  expect(await read(kept)).toMatchObject({ current: { policy: policyOf(100n) }, isWhole: false })
  await expect(read()).rejects.toThrow()
  // What cannot be read could be a later policy.
  tab.gateway.lie(answer(200, page([{ type: 'MESSAGE', messageHash: '0x' }])))
  expect(await read(kept)).toMatchObject({ current: { policy: policyOf(100n) }, isWhole: false })
  expect(await readAlone(kept)).toMatchObject({ current: { policy: policyOf(100n) } })
  // A threshold that was raised, or an owner who left, ends it, and that is known.
  const lapsed = {
    current: undefined,
    isLapsed: true,
    lapsed: { policy: policyOf(100n), messageHash: expect.stringMatching(/^0x/) as string },
  }
  const readAs = (changes: object) =>
    readSpendPolicy(chainOf(), undefined, { ...accountOf(), ...changes }, kept, signal)
  expect(await readAs({ threshold: 3 })).toMatchObject(lapsed)
  expect(await readAs({ owners: accountOf().owners.slice(1) })).toMatchObject(lapsed)
  expect(await readAs({})).toMatchObject({ isLapsed: false, lapsed: undefined })
  // Two of the same owner are one, and what was changed in the storage was signed by nobody.
  const [first] = kept?.confirmations ?? []
  const twice = kept && first && { ...kept, confirmations: [first, first] }
  expect((await readAlone(twice)).current).toBeUndefined()
  const changedText = JSON.stringify(kept).replace('"onlyPeople":true', '"onlyPeople":false')
  expect((await readAlone(readKept(JSON.parse(changedText)))).current).toBeUndefined()
})

test('one policy is kept for an account, and what is none is not read', () => {
  const of = (address: Address, chainId = 1): KeptPolicy => ({
    chainId,
    address,
    message: policyTypedData({ ...policyOf(1n), chainId, account: address }),
    confirmations: [],
  })
  const [one, two, later] = [of(ana), of(ana, 2), { ...of(ana), confirmations: [signed] }]
  expect(new Set([one, two, later].map(keptPolicyKind.keyOf)).size).toBe(2)
  expect(readKept(later)).toEqual(later)
  expect(readKept({ ...one, address: token })).toBeUndefined()
  expect(readKept({ ...one, message: 'x' })).toBeUndefined()
  expect(readKept({ ...one, confirmations: [{ ...signed, owner: 'x' }] })).toBeUndefined()
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
