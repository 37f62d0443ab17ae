import { type Address, concat, type Hash, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBlock, sendUnsignedTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindMemo, memoReference } from '@ghost-pay/payments/memo'
import { buildReceipt, formatReceiptFile, type Receipt } from '@ghost-pay/payments/receipt'
import {
  erc20TransferCall,
  execTransactionCall,
  type MetaTransaction,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { readAccount } from '../chain/readAccount.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { checkReceiptFile } from './checkReceiptFile.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let receipt: Receipt
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
  tab = chain.open()
  receipt = await pay()
})
afterAll(() => chain.stop())
beforeEach(() => {
  tab.node.lie(undefined)
})

/**
 * Pays five units of the demo's dollar, with bound words or in another way, and builds the receipt of it.
 *
 * @param options.behind what the executor writes behind the execution
 */
async function pay({
  make = (data) => ({ data: bindMemo(data, memoReference('Invoice 12')) }),
  behind = '0x',
}: {
  make?: (data: Hex, dollar: Address) => Partial<MetaTransaction>
  behind?: Hex
} = {}): Promise<Receipt> {
  const { chainId, treasury: safe, devnet, chainControl: client } = chain
  const dollar = devnet.chains[0]?.contracts.dUsd as Address
  const call = erc20TransferCall({ token: dollar, to: shop, amount: 5n })
  const { nonce } = await readAccount(tab.client, { address: safe })
  const transaction = toSafeTransaction({ ...call, ...make(call.data, dollar), nonce })
  const signable = { chainId, safe, version: '1.4.1', transaction } as const
  const signatures = await Promise.all(
    devnet.owners.slice(0, 2).map(async ({ address: owner, privateKey }) => ({
      owner,
      signature: await privateKeyToAccount(privateKey).signTypedData(safeTxTypedData(signable)),
    })),
  )
  const execution = execTransactionCall({ safe, transaction, signatures })
  const hash: Hash = await sendUnsignedTransaction(client, {
    from: devnet.owners[0]?.address as Address,
    to: execution.to,
    data: concat([execution.data, behind]),
  })
  const mined = await waitForTransactionReceipt(client, { hash, pollingInterval: 20 })
  const { timestamp } = await getBlock(client, { blockNumber: mined.blockNumber })
  return buildReceipt({
    chainId,
    account: safe,
    safeTxHash: safeTxHash(signable),
    receipt: mined,
    time: Number(timestamp),
    native: [],
    memo: 'Invoice 12',
  })
}

const clientOf = (chainId: number) => (chainId === chain.chainId ? tab.client : undefined)
const check = (change: Partial<Receipt> = {}) =>
  checkReceiptFile(clientOf, formatReceiptFile({ ...receipt, ...change }))

test('a true receipt is true, and the chain has its words', async () => {
  expect(await check()).toMatchObject({
    status: 'checked',
    checked: { differences: [], unproven: [] },
    memo: 'bound',
  })
  expect(await check({ memo: 'Invoice 13' })).toMatchObject({ memo: 'claimed' })
  expect(await check({ memo: undefined })).toMatchObject({ memo: 'none' })
})

test('a receipt with a larger amount, or of nothing that the chain knows, is not', async () => {
  const payments = receipt.payments.map((one) => ({ ...one, amount: one.amount + 1n }))
  expect(await check({ payments })).toMatchObject({
    checked: { differences: [{ field: 'payments', index: 0 }, { field: 'missing' }] },
  })
  expect(await check({ transactionHash: `0x${'12'.repeat(32)}` })).toMatchObject({
    checked: { differences: [{ field: 'transactionHash' }] },
  })
})

test('what is no receipt, and what is of another chain, is said to be that', async () => {
  expect(await checkReceiptFile(clientOf, '{"some":"file"}')).toMatchObject({
    status: 'unreadable',
    code: 'format',
  })
  expect(await check({ chainId: 4321 })).toEqual({ status: 'otherChain', chainId: 4321 })
})

test('words that the executor wrote behind the execution are nobody’s but theirs', async () => {
  const claimed = await pay({ make: (data) => ({ data }), behind: memoReference('Invoice 12') })
  const plain = erc20TransferCall({ token: shop, to: shop, amount: 5n }).data.slice(2)
  // The same, as if the transfer stood there once more.
  const twice = await pay({
    make: (data) => ({ data }),
    behind: concat([`0x${plain}`, memoReference('Invoice 12')]),
  })
  for (const one of [claimed, twice]) {
    expect(await checkReceiptFile(clientOf, formatReceiptFile(one))).toMatchObject({
      checked: { differences: [] },
      memo: 'claimed',
    })
  }
})

test('words of one line of a batch are not those of all', async () => {
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  const batch = await pay({
    make: (data, dollar) => {
      const line = { to: dollar, value: 0n, data, operation: 0 } as const
      const bound = { ...line, data: bindMemo(data, memoReference('Invoice 12')) }
      return batchTransaction({ transactions: [bound, line], multiSend })
    },
  })
  expect(batch.payments).toHaveLength(2)
  expect(await checkReceiptFile(clientOf, formatReceiptFile(batch))).toMatchObject({
    checked: { differences: [] },
    memo: 'claimed',
  })
})

test('the receipt of one payee of a batch is true, and does not name the others', async () => {
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  const batch = await pay({
    make: (data, dollar) => {
      const { data: other } = erc20TransferCall({ token: dollar, to: multiSend, amount: 7n })
      const line = { to: dollar, value: 0n, operation: 0 } as const
      const transactions = [
        { ...line, data },
        { ...line, data: other },
      ]
      return batchTransaction({ transactions, multiSend })
    },
  })
  const file = formatReceiptFile({ ...batch, payments: batch.payments.slice(0, 1), isPart: true })
  expect(file).not.toContain(multiSend)
  expect(await checkReceiptFile(clientOf, file)).toMatchObject({
    receipt: { isPart: true },
    checked: { differences: [], unproven: [] },
    memo: 'claimed',
  })
})

test('of a false receipt nothing else is asked: it is false, whether the node answers more or not', async () => {
  tab.node.lie(({ method }) => {
    if (method === 'eth_getTransactionByHash') throw new TypeError('fetch failed')
    return undefined
  })
  expect(await check({ blockNumber: receipt.blockNumber + 1 })).toMatchObject({
    checked: { differences: [{ field: 'blockNumber' }] },
    memo: 'claimed',
  })
  await expect(check()).rejects.toThrow()
})

test('a node that is silent has said nothing', async () => {
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  await expect(check()).rejects.toThrow()
})
