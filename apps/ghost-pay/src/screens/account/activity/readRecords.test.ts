import { http } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import { getTransactionHistory } from '@ghost-pay/gateway-client'
import { changed, withOtherPayee } from '@ghost-pay/gateway-testing'

import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { readEntry } from './activityEntry.ts'
import { exportRows } from './activityFile.ts'
import { readRecords } from './readRecords.ts'

const currency = { symbol: 'ETH', decimals: 18 }

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours()
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

const safe = () => ({ chainId: neighbours.chainId, address: neighbours.treasury })

async function read({
  signal = new AbortController().signal,
  config = tab.config,
}: { signal?: AbortSignal; config?: Config } = {}) {
  const { results } = await getTransactionHistory(tab.gateway.client, safe())
  const entries = results.flatMap((item) =>
    item.type === 'TRANSACTION' ? [readEntry(item.transaction, currency)] : [],
  )
  return readRecords(entries, {
    config,
    client: tab.gateway.client,
    account: { ...safe(), version: '1.4.1' },
    currency,
    signal,
    onProgress: () => undefined,
  })
}

const batchIn = (records: Awaited<ReturnType<typeof read>>) => {
  const batch = records.find(({ entry }) => entry.kind === 'batch')
  if (batch === undefined) throw new Error('The demo has paid a batch.')
  return batch
}

test('a batch has its payments, its fee and the chain’s word', async () => {
  const batch = batchIn(await read())
  expect(batch).toMatchObject({ proof: 'chain', fee: { symbol: 'ETH' } })
  expect(batch.fee?.amount).toBeGreaterThan(0n)
  const rows = exportRows(batch, () => undefined)
  expect(batch.signers).toHaveLength(2)
  expect(rows.every(({ signers }) => signers.split('; ').length === 2)).toBe(true)
  expect(rows.map(({ part, symbol }) => [part, symbol])).toEqual(
    Array.from({ length: 8 }, (_, index) => [String(index + 1), 'dUSD']),
  )
})

test('bytes that the owners did not sign leave a batch in one row, by the gateway’s word', async () => {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/multisig_')
      ? changed(ask, (text) => withOtherPayee(text, neighbours.devnet.payees[0]?.address ?? ''))
      : undefined,
  )
  const batch = batchIn(await read())
  expect(batch.proof).toBe('gateway')
  expect(exportRows(batch, () => undefined)).toMatchObject([{ amount: '' }])
})

test('a payee that the gateway alone names is not the chain’s word', async () => {
  // Of the chain's own currency no token has a log: only the bytes say to whom it went.
  const records = await read()
  const isCoin = ({ entry }: (typeof records)[number]) =>
    entry.kind === 'out' &&
    entry.amount?.symbol === 'ETH' &&
    entry.transaction.txStatus === 'SUCCESS'
  const sent = records.filter(isCoin)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.every(({ proof }) => proof === 'chain')).toBe(true)
  tab.gateway.lie(({ path }) =>
    path.includes('/transactions/multisig_') ? Response.json({}, { status: 404 }) : undefined,
  )
  expect((await read()).filter(isCoin).every(({ proof }) => proof === 'gateway')).toBe(true)
})

test('an amount that the chain contradicts is not in the file', async () => {
  const records = await read()
  const sent = records.find(
    ({ entry }) =>
      entry.kind === 'out' &&
      entry.amount?.symbol === 'ETH' &&
      entry.transaction.txStatus === 'SUCCESS',
  )
  const value = sent?.entry.amount?.value
  if (sent === undefined || value === undefined) throw new Error('The demo has paid ether.')
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => text.replaceAll(`"${value}"`, `"${value * 9n}"`))
      : path.includes('/transactions/multisig_')
        ? Response.json({}, { status: 404 })
        : undefined,
  )
  const { id } = sent.entry.transaction
  const record = (await read()).find(({ entry }) => entry.transaction.id === id)
  if (record === undefined) throw new Error('It is in the history.')
  expect(exportRows(record, () => undefined)).toMatchObject([{ amount: '', proof: 'contradicted' }])
})

test('an amount of a token is in the units of the token, whatever decimals and symbol the gateway says', async () => {
  const told = async () =>
    (await read())
      .flatMap((record) => exportRows(record, () => undefined))
      .map(({ id, part, amount, symbol, proof }) => ({ id, part, amount, symbol, proof }))
  const honest = await told()
  expect(honest.some(({ symbol, part }) => symbol === 'dUSD' && part === '')).toBe(true)
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) =>
          text.replaceAll('"decimals":6', '"decimals":2').replaceAll('"dUSD"', '"USDC"'),
        )
      : undefined,
  )
  expect(await told()).toEqual(honest)
})

test('a silent node leaves the gateway’s word', async () => {
  const silent = createConfig({
    chains: [neighbours.chain],
    transports: { [neighbours.chainId]: http('http://127.0.0.1:9', { retryCount: 0 }) },
  })
  const records = await read({ config: silent })
  expect(records.length).toBeGreaterThan(0)
  expect(records.every(({ proof, fee }) => proof === 'gateway' && fee === undefined)).toBe(true)
  // Without the decimals of its token a batch has no amounts.
  expect(exportRows(batchIn(records), () => undefined)).toHaveLength(1)
})

test('a reading can be stopped', async () => {
  const stop = new AbortController()
  stop.abort(new Error('Stopped.'))
  await expect(read({ signal: stop.signal })).rejects.toThrow('Stopped.')
})
