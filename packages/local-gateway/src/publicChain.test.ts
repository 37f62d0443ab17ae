import { encodeFunctionData, getAddress, type LocalAccount, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { LocalChain } from './chain/LocalChain.ts'
import {
  openGateway,
  openInPage,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }

describe.each([
  { engine: 'anvil', place: 'behind a server', open: openGateway },
  { engine: 'edr', place: 'behind a server', open: openGateway },
  { engine: 'anvil', place: 'in a page', open: openInPage },
] as const)(
  'a chain too long to be read from its beginning, on $engine, $place',
  ({ engine, open }) => {
    let playground: Playground
    let gateway: ReturnType<typeof open>
    let alice: LocalAccount
    let bob: LocalAccount

    beforeAll(async () => {
      playground = await startPlayground({ engine })
      alice = playground.owner('Alice')
      bob = playground.owner('Bob')
    })
    afterAll(() => playground.chain.stop())
    beforeEach(async () => {
      await playground.send(alice, { to: playground.treasury, value: parseEther('5') })
      await playground.execute([alice, bob], { to: playground.treasury })
      await playground.node.mine({ blocks: 100 })
      gateway = open({ chains: [playground.settings({ read: { blocks: 50 } })] })
    })
    afterEach(() => playground.chain.reset())

    const owned = () => gateway.get(`/v1/chains/31337/owners/${alice.address}/safes`)

    test('an account is indexed with the first request for it', async () => {
      expect((await owned()).body).toEqual({ safes: [] })
      const info = await gateway.get(`/v1/chains/31337/safes/${playground.treasury}`)
      expect(info.body).toMatchObject({ nonce: 1, threshold: 2, version: '1.4.1' })
      expect((await owned()).body).toEqual({ safes: [playground.treasury] })
      expect((await gateway.get(`/v1/chains/31337/safes/${stranger}`)).status).toBe(404)
      expect(await gateway.history(playground.treasury)).toEqual([])
    })

    test('a payment goes from proposal to history, with the token that came meanwhile', async () => {
      const next = { ...payment, nonce: 1 }
      await gateway.propose(playground.treasury, await playground.proposal(alice, next))
      await gateway.confirm(playground.hashOf(next), await playground.sign(bob, next))
      const mint = encodeFunctionData({
        abi: parseAbi(['function mint(address,uint256)']),
        args: [playground.treasury, 5_000_000n],
      })
      await playground.send(bob, { to: playground.chain.contracts.dUsd, data: mint })
      const id = await playground.node.snapshot()
      await playground.execute([alice, bob], next)

      expect(await gateway.history(playground.treasury)).toMatchObject([
        { type: 'DATE_LABEL' },
        { transaction: { txStatus: 'SUCCESS', executionInfo: { nonce: 1 } } },
        { transaction: { txInfo: { direction: 'INCOMING', transferInfo: { type: 'ERC20' } } } },
      ])
      const balances = await gateway.get(
        `/v1/chains/31337/safes/${playground.treasury}/balances/usd`,
      )
      expect(balances.body).toMatchObject({ items: [{}, { tokenInfo: { symbol: 'dUSD' } }] })

      await playground.node.revert({ id })
      expect(await gateway.queue(playground.treasury)).toHaveLength(2)
      expect(await gateway.history(playground.treasury)).toHaveLength(2)
    })

    test('what happened before the first question is read then, once', async () => {
      await gateway.get(`/v1/chains/31337/safes/${stranger}`)
      const transfer = { to: playground.treasury, value: 7n }
      await playground.send(bob, transfer)
      await playground.node.mine({ blocks: 3 })
      const expected = [
        { type: 'DATE_LABEL' },
        { transaction: { txInfo: { transferInfo: { value: '7' } } } },
      ]
      expect(await gateway.history(playground.treasury)).toMatchObject(expected)
      await playground.node.mine({ blocks: 3 })
      expect(await gateway.history(playground.treasury)).toMatchObject(expected)
    })

    test('what is known of the chain begins at a block, and it says so', async () => {
      const { body } = await gateway.get<{ chains: { from: number; block: number }[] }>('/health')
      const [chain] = body.chains
      expect(chain).toMatchObject({ chainId: '31337', ok: true })
      expect(Number(chain?.block) - Number(chain?.from)).toBe(50)
      expect((await gateway.get('/health?chain=31337')).body).toEqual(body)
      expect((await gateway.get('/health?chain=1')).body).toEqual({ ok: true, chains: [] })
    })

    test('a token that came before is found by the token list', async () => {
      const mint = encodeFunctionData({
        abi: parseAbi(['function mint(address,uint256)']),
        args: [playground.treasury, 5_000_000n],
      })
      const { dUsd } = playground.chain.contracts
      await playground.send(bob, { to: dUsd, data: mint })
      await playground.node.mine({ blocks: 100 })
      const balancesOf = async (tokens?: LocalChain['tokens']) => {
        const late = open({ chains: [playground.settings({ read: { blocks: 50 }, tokens })] })
        const { body } = await late.get(
          `/v1/chains/31337/safes/${playground.treasury}/balances/usd`,
        )
        return body
      }
      expect(await balancesOf()).toMatchObject({ items: [{ tokenInfo: { symbol: 'ETH' } }] })
      expect(await balancesOf([{ address: dUsd }])).toMatchObject({
        items: [{}, { tokenInfo: { symbol: 'dUSD' }, balance: '5000000' }],
      })
    })

    test('a chain that is replaced is read again', async () => {
      await gateway.get(`/v1/chains/31337/safes/${playground.treasury}`)
      const id = await playground.node.snapshot()
      await playground.send(bob, { to: playground.treasury, value: 7n })
      await playground.node.mine({ blocks: 100 })
      expect(await gateway.history(playground.treasury)).toHaveLength(2)
      await playground.node.revert({ id })
      await playground.node.mine({ blocks: 110 })
      expect(await gateway.history(playground.treasury)).toEqual([])
    })
  },
)
