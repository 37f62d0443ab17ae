import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmTransaction,
  createGatewayClient,
  type GatewayClient,
  getSafeInfo,
  getTransaction,
  proposeTransaction,
} from '@ghost-pay/gateway-client'
import { changed } from '@ghost-pay/gateway-testing'
import { createLocalGateway, memoryStore } from '@ghost-pay/local-gateway'
import { readTakenNonces } from '@ghost-pay/safe-account/queue'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { offerToGateway } from './offerToGateway.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
let here: GatewayClient
beforeAll(async () => {
  neighbours = await startNeighbours()
  tab = neighbours.openTab()
  const { chainId, chain } = neighbours
  const baseUrl = 'https://page.test'
  const gateway = createLocalGateway({
    chains: [{ chainId, name: chain.name, rpcUrl: chain.rpcUrls.default.http[0] ?? '' }],
    store: memoryStore(),
  })
  here = createGatewayClient({
    baseUrl,
    fetch: async (url, init) => gateway.fetch(new Request(url, init)),
  })
})
afterAll(() => neighbours.stop())

function paymentOf(nonce: number, ether: string) {
  const { chainId, treasury: safe } = neighbours
  const transaction = toSafeTransaction({ to: shop, value: parseEther(ether), nonce })
  return { transaction, signable: { chainId, safe, version: '1.4.1', transaction } }
}

/** Alice proposes a payment at a gateway. */
async function propose(client: GatewayClient, nonce: number, ether: string) {
  const { chainId, treasury: address, devnet } = neighbours
  const { signable, transaction } = paymentOf(nonce, ether)
  const alice = privateKeyToAccount(
    devnet.owners.find(({ name }) => name === 'Alice')?.privateKey ?? '0x',
  )
  const signature = await alice.signTypedData(safeTxTypedData(signable))
  const hash = safeTxHash(signable)
  await proposeTransaction(client, {
    chainId,
    address,
    transaction,
    safeTxHash: hash,
    sender: alice.address,
    signature,
  })
  return hash
}

test('what waits in this browser is given with its signatures, and neither twice nor in the place of another', async () => {
  const { chainId, treasury: address } = neighbours
  const hosted = tab.gateway.client
  const safe = { chainId, address }
  const { nonce } = await getSafeInfo(hosted, safe)
  const account = { ...safe, onChain: { nonce, version: '1.4.1' } }
  const taken = await readTakenNonces(hosted, safe)
  const free = Math.max(nonce, ...taken.keys()) + 1

  await propose(hosted, free, '0.1')
  await propose(here, free, '0.2') // Only one of them could happen.
  await propose(hosted, free + 1, '0.3')
  await propose(here, free + 1, '0.3') // It has this one.
  await propose(here, free + 2, '0.1') // Under another place it waits there already.
  const mine = await propose(here, free + 3, '0.4')

  expect(await offerToGateway(here, hosted, account)).toEqual({
    given: 1,
    had: 1,
    passed: 0,
    taken: 1,
    twin: 1,
    partly: 0,
    refused: 0,
    unknown: 0,
  })
  const after = await readTakenNonces(hosted, safe)
  expect(after.get(free + 2)).toBeUndefined()
  expect(after.get(free)).toHaveLength(1)
  const details = await getTransaction(hosted, { chainId, id: mine })
  expect(details.detailedExecutionInfo).toMatchObject({ confirmations: [{}] })
  // A second press gives nothing twice.
  expect(await offerToGateway(here, hosted, account)).toMatchObject({ given: 0, had: 2 })
})

test('a row there that cannot be read could be the same: nothing is given', async () => {
  const { chainId, treasury: address } = neighbours
  const hosted = tab.gateway.client
  const { nonce } = await getSafeInfo(hosted, { chainId, address })
  const account = { chainId, address, onChain: { nonce, version: '1.4.1' } }
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/queued')
      ? changed(ask, (text) => {
          const page = JSON.parse(text) as { results: unknown[] }
          const results = [...page.results, { type: 'TRANSACTION', transaction: { id: 5 } }]
          return JSON.stringify({ ...page, results })
        })
      : undefined,
  )
  await expect(offerToGateway(here, hosted, account)).rejects.toThrow('compared')
  tab.gateway.lie(undefined)
})

test('what became of each signature the gateway is asked', async () => {
  const { chainId, treasury: address } = neighbours
  const hosted = tab.gateway.client
  const { nonce } = await getSafeInfo(hosted, { chainId, address })
  const account = { chainId, address, onChain: { nonce, version: '1.4.1' } }
  const taken = await readTakenNonces(hosted, { chainId, address })
  const free = Math.max(nonce, ...taken.keys(), 100) + 1
  const isSent = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.includes('/propose')
  const silent = () => {
    throw new TypeError('fetch failed')
  }
  const hash = await propose(here, free, '0.7')

  // It took it, and its answer is lost.
  tab.gateway.lie(async (request, ask) => {
    if (!isSent(request)) return undefined
    await ask()
    return silent()
  })
  expect(await offerToGateway(here, hosted, account)).toMatchObject({ given: 1, refused: 0 })

  // Bob signs here; the gateway refuses his signature.
  const bob = privateKeyToAccount(
    neighbours.devnet.owners.find(({ name }) => name === 'Bob')?.privateKey ?? '0x',
  )
  const { signable } = paymentOf(free, '0.7')
  const signature = await bob.signTypedData(safeTxTypedData(signable))
  await confirmTransaction(here, { chainId, safeTxHash: hash, signature })
  tab.gateway.lie(({ method, path }) =>
    method === 'POST' && path.includes('/confirmations')
      ? Response.json({ message: 'no' }, { status: 400 })
      : undefined,
  )
  expect(await offerToGateway(here, hosted, account)).toMatchObject({
    given: 0,
    had: 2,
    partly: 1,
    refused: 0,
  })

  // Nobody says what became of another.
  await propose(here, free + 1, '0.8')
  let isOut = false
  tab.gateway.lie((request) => {
    isOut ||= isSent(request)
    return isOut ? silent() : undefined
  })
  expect(await offerToGateway(here, hosted, account)).toMatchObject({ given: 0, unknown: 1 })
  // One that it does not take.
  tab.gateway.lie((request) =>
    isSent(request) ? Response.json({ message: 'no' }, { status: 422 }) : undefined,
  )
  expect(await offerToGateway(here, hosted, account)).toMatchObject({ refused: 1, unknown: 0 })

  tab.gateway.lie(undefined)
  const after = await offerToGateway(here, hosted, account)
  expect(after).toMatchObject({ given: 1, partly: 0, refused: 0, unknown: 0 })
  const details = await getTransaction(hosted, { chainId, id: hash })
  expect(details.detailedExecutionInfo).toMatchObject({ confirmations: [{}, {}] })
})

test('where what waits there cannot be read, nothing is given', async () => {
  const { chainId, treasury: address } = neighbours
  const silent = createGatewayClient({
    baseUrl: 'https://silent.test',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    retry: false,
  })
  const account = { chainId, address, onChain: { nonce: 0, version: '1.4.1' } }
  await expect(offerToGateway(here, silent, account)).rejects.toThrow()
})
