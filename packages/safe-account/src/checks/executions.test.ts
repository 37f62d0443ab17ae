import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createGatewayClient,
  type GatewayClient,
  getTransactionHistory,
} from '@ghost-pay/gateway-client'

import { findExecution } from '../chain/findExecution.ts'
import { readExecution } from '../chain/readExecution.ts'
import { ChainReadError } from '../errors.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readReceiptOutcome } from './readReceiptOutcome.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let open: ReturnType<TestChain['open']>
let gateway: GatewayClient
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
  gateway = createGatewayClient({ baseUrl: chain.devnet.gatewayUrl })
})
afterAll(() => chain.stop())
beforeEach(() => {
  open = chain.open()
})

describe('what has happened', () => {
  type Item = Extract<Awaited<ReturnType<typeof history>>[number], object>
  const history = async () => {
    const { chainId, treasury: address } = chain
    const first = await getTransactionHistory(gateway, { chainId, address })
    const second = await getTransactionHistory(gateway, {
      chainId,
      address,
      pageUrl: first.next,
    })
    return [...first.results, ...second.results].flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction] : [],
    )
  }
  const find = async (matches: (item: Item) => boolean) => {
    const item = (await history()).find(matches)
    if (item === undefined || item.txHash === null)
      throw new Error('The demo has no such transaction.')
    return { ...item, txHash: item.txHash, safeTxHash: item.id.slice(-66) as Hex }
  }
  const outcome = (item: { txHash: Hex; txInfo: Item['txInfo'] }, safeTxHash?: Hex) =>
    readReceiptOutcome(open.client, {
      safe: chain.treasury,
      hash: item.txHash,
      safeTxHash,
      info: item.txInfo,
    })

  test('is what the account wrote into the receipt', async () => {
    const paid = await find(({ id, txStatus }) => /^multisig/.test(id) && txStatus === 'SUCCESS')
    const failed = await find(({ txStatus }) => txStatus === 'FAILED')
    expect(await outcome(paid, paid.safeTxHash)).toBe('succeeded')
    expect(await outcome(failed, failed.safeTxHash)).toBe('failed')
    expect(await outcome(paid, failed.safeTxHash)).toBe('unrelated')
  })

  test('is found on the chain without knowing where', async () => {
    const paid = await find(({ id, txStatus }) => /^multisig/.test(id) && txStatus === 'SUCCESS')
    const where = { safe: chain.treasury, fromBlock: 0 }
    expect(await readExecution(open.client, { ...where, safeTxHash: paid.safeTxHash })).toBe(
      paid.txHash,
    )
    const never = { ...where, safeTxHash: `0x${'ab'.repeat(32)}` } as const
    expect(await readExecution(open.client, never)).toBeUndefined()
  })

  describe('of which nothing but the hash is known', () => {
    const search = (safeTxHash: Hex) =>
      findExecution(open.client, {
        safe: chain.treasury,
        safeTxHash,
      })
    const unknown = `0x${'ab'.repeat(32)}` as const
    /** A node that takes no range of more blocks than that. */
    const takeAtMost = (most: number) => {
      open.node.lie(({ method, params }) => {
        if (method !== 'eth_getLogs') return undefined
        const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
        return Number(toBlock) - Number(fromBlock) < most
          ? undefined
          : { error: { code: -32_005, message: 'range too large' } }
      })
    }

    test('is found with its block and its time, however it ended', async () => {
      const paid = await find(({ id, txStatus }) => /^multisig/.test(id) && txStatus === 'SUCCESS')
      const failed = await find(({ txStatus }) => txStatus === 'FAILED')
      const found = await search(paid.safeTxHash)
      expect(found).toMatchObject({ status: 'succeeded', hash: paid.txHash, time: paid.timestamp })
      expect(await search(failed.safeTxHash)).toMatchObject({
        status: 'failed',
        hash: failed.txHash,
      })
      expect(await search(unknown)).toEqual({ status: 'none', from: 0 })
    })

    test('a node that takes short ranges alone is asked backwards, and what was not asked is not called never', async () => {
      const paid = await find(({ id, txStatus }) => /^multisig/.test(id) && txStatus === 'SUCCESS')
      takeAtMost(20)
      expect(await search(paid.safeTxHash)).toMatchObject({ hash: paid.txHash })
      await chain.chainControl.mine({ blocks: 60 })
      takeAtMost(1)
      const found = await search(unknown)
      expect(found.status === 'none' && found.from > 0).toBe(true)
    })

    test('a node that gives no logs leaves it unknown', async () => {
      open.node.lie(({ method }) =>
        method === 'eth_getLogs'
          ? { error: { code: -32_601, message: 'no logs here' } }
          : undefined,
      )
      await expect(search(unknown)).rejects.toThrow(ChainReadError)
    })
  })

  const isIncoming = (kind: string) => (item: Item) =>
    item.txInfo.type === 'Transfer' &&
    item.txInfo.direction === 'INCOMING' &&
    item.txInfo.transferInfo.type === kind

  test.each(['ERC20', 'ERC721'])('a transfer of %s stands in its receipt', async (kind) => {
    const item = await find(isIncoming(kind))
    const { txInfo } = item
    if (txInfo.type !== 'Transfer') throw new Error('not a transfer')
    expect(await outcome(item)).toBe('succeeded')
    const other = { value: shop, name: null, logoUri: null } as const
    for (const lie of [
      { ...txInfo, sender: other },
      { ...txInfo, recipient: other },
      { ...txInfo, transferInfo: { ...txInfo.transferInfo, tokenAddress: shop } },
      { ...txInfo, transferInfo: { ...txInfo.transferInfo, value: 1n, tokenId: 99n } },
    ]) {
      // Lies of the right shape.
      expect(await outcome({ ...item, txInfo: lie as Item['txInfo'] })).toBe('unrelated')
    }
  })

  test('a deposit leaves no trace in a receipt; that it was not undone is known', async () => {
    const item = await find(isIncoming('NATIVE_COIN'))
    expect(await outcome(item)).toBe('succeeded')
    open.node.lie(async ({ method }, ask) =>
      method === 'eth_getTransactionReceipt'
        ? { ...((await ask()) as object), status: '0x0' }
        : undefined,
    )
    expect(await outcome(item)).toBe('reverted')
  })
})
