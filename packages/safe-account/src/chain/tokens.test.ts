import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  stringToHex,
} from 'viem'
import { sendUnsignedTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGatewayClient, type GatewayClient, getBalances } from '@ghost-pay/gateway-client'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { startChain, type TestChain } from '../testing/startChain.ts'
import { readMultiSend } from './readMultiSend.ts'
import { readToken } from './readToken.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let open: ReturnType<TestChain['open']>
let gateway: GatewayClient
let dollar: Address
let ghost: Address
let grants: Address
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
  gateway = createGatewayClient({ baseUrl: chain.devnet.gatewayUrl })
  const { dUsd = shop, ghost: ghosts = shop } = chain.devnet.chains[0]?.contracts ?? {}
  dollar = dUsd
  ghost = ghosts
  grants = chain.devnet.accounts.grants?.address ?? shop
})
afterAll(() => chain.stop())
beforeEach(() => {
  open = chain.open()
})

describe('a token', () => {
  const read = (token: Address) => readToken(open.client, { token })
  /** Answers of a contract, by the first bytes of what it is asked. */
  const answer = (answers: Record<string, Hex>) => {
    open.node.lie(({ method, params }) => {
      const [call] = params as [{ data?: string }]
      return method === 'eth_call' ? answers[call.data?.slice(0, 10) ?? ''] : undefined
    })
  }
  const decimals = '0x313ce567'
  const symbol = '0x95d89b41'
  const supportsInterface = '0x01ffc9a7'
  const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

  test('gives its decimals and its symbol', async () => {
    expect(await read(dollar)).toEqual({ address: dollar, symbol: 'dUSD', decimals: 6 })
  })

  test('that is a collection says so', async () => {
    expect(await read(ghost)).toMatchObject({ decimals: 0, type: 'ERC721' })
  })

  test('is not an account, a person, or a contract that counts nothing', async () => {
    expect(await read(shop)).toBeNull()
    expect(await read(chain.treasury)).toBeNull()
    answer({ [decimals]: word(256n) })
    expect(await read(dollar)).toBeNull()
    answer({ [decimals]: '0x' })
    expect(await read(dollar)).toBeNull()
    answer({ [decimals]: `${word(0n)}${word(6n).slice(2)}` as Hex })
    expect(await read(dollar)).toBeNull()
  })

  test('may have a name of 32 bytes, none, or one that cannot be read', async () => {
    answer({ [symbol]: stringToHex('MKR', { size: 32 }) })
    expect(await read(dollar)).toMatchObject({ symbol: 'MKR', decimals: 6 })
    answer({ [symbol]: '0x' })
    expect(await read(dollar)).toMatchObject({ symbol: '' })
    answer({ [symbol]: `${word(32n)}${'ff'.repeat(32)}` as Hex })
    expect(await read(dollar)).toMatchObject({ symbol: '' })
    answer({ [supportsInterface]: word(0n) })
    expect(await read(dollar)).toMatchObject({ symbol: 'dUSD', decimals: 6 })
  })

  test('that names itself in 32 bytes is the one that the gateway lists, and can be paid', async () => {
    const maker = '0x00000000000000000000000000000000000000D1'
    await chain.chainControl.setCode({ address: maker, bytecode: namedInBytes(dollar) })
    const [alice = shop] = chain.devnet.owners.map(({ address }) => address)
    const mint = {
      abi: parseAbi(['function mint(address, uint256)']),
      args: [grants, 100n],
    } as const
    const hash = await sendUnsignedTransaction(chain.chainControl, {
      from: alice,
      gas: 200_000n,
      to: maker,
      data: encodeFunctionData(mint),
    })
    await waitForTransactionReceipt(chain.chainControl, { hash, pollingInterval: 20 })
    const { items } = await getBalances(gateway, {
      chainId: chain.chainId,
      address: grants,
      currency: 'USD',
    })
    const listed = items.find(({ tokenInfo }) => tokenInfo.address === maker)
    expect(listed).toMatchObject({
      balance: 100n,
      tokenInfo: { symbol: 'MKR', name: 'Maker', decimals: 6 },
    })
    expect(await read(maker)).toMatchObject({ symbol: listed?.tokenInfo.symbol, decimals: 6 })
  })

  test('of which a silent node says nothing is not called none', async () => {
    open.node.lie(({ method }) => {
      if (method === 'eth_call') throw new TypeError('fetch failed')
    })
    await expect(read(dollar)).rejects.toThrow()
  })
})

describe('the contract that runs a batch', () => {
  const read = () => readMultiSend(open.client)

  test('is the newest official one that the chain has', async () => {
    const newest = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' })
    expect(await read()).toEqual(newest)
  })

  test('is none where all code is other code', async () => {
    open.node.lie(({ method }) => (method === 'eth_getCode' ? '0x60006000' : undefined))
    await expect(read()).rejects.toThrow(/no official MultiSendCallOnly/)
  })
})

/** A token that leaves everything to another one, but for its symbol and its name, which are not of the type string. */
function namedInBytes(token: Address): Hex {
  const answers = (text: string) =>
    `5b7f${stringToHex(text, { size: 32 }).slice(2)}60005260206000f3`
  const dispatch = '60003560e01c806395d89b4114604f576306fdde031460795736600060003760006000366000'
  const forward = `73${token.slice(2)}5af43d600060003e604a573d6000fd5b3d6000f3`
  return `0x${dispatch}${forward}${answers('MKR')}${answers('Maker')}`
}
