import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import {
  type Address,
  createClient,
  custom,
  encodeErrorResult,
  parseAbi,
  type Transport,
} from 'viem'
import { expect, test } from 'vitest'
import { base, baseSepolia, mainnet } from '@ghost-pay/chains'
import { registryNode, testAddresses } from '@ghost-pay/gateway-testing'

import { readName } from './readName.ts'

const { alice, bob } = testAddresses

const chains = [base, mainnet, baseSepolia]
/** Asks on a chain; only Ethereum has a node. */
const nameOn = (chain: (typeof chains)[number], name: string, transport: Transport) =>
  readName({
    name,
    chain,
    chains,
    clientOf: (id) => {
      expect(id).toBe(mainnet.id)
      return createClient({ chain: mainnet, transport })
    },
  })

/** How a contract says that its answer is kept by a host (ERC-3668). */
const elsewhere = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

/** Base by its coin type: 0x80000000 and its id. */
const onBase = '2147492101'

test('on Ethereum a name stands for its own address', async () => {
  const { transport, asked } = registryNode({ 'ana.eth': { own: alice, coins: { [onBase]: bob } } })
  expect(await nameOn(mainnet, 'Ana.eth', transport)).toEqual({
    status: 'found',
    name: 'ana.eth',
    address: alice,
  })
  expect(asked).toEqual(['own'])
})

test('on a chain that keeps no names, Ethereum says whom it stands for there', async () => {
  const { transport, asked } = registryNode({ 'ana.eth': { own: alice, coins: { [onBase]: bob } } })
  expect(await nameOn(base, 'ana.eth', transport)).toEqual({
    status: 'found',
    name: 'ana.eth',
    address: bob,
  })
  expect(asked).toEqual([onBase])
})

test('an address on Ethereum is not taken for one elsewhere', async () => {
  const { transport } = registryNode({ 'ana.eth': { own: alice } })
  expect(await nameOn(base, 'ana.eth', transport)).toEqual({
    status: 'noneThere',
    name: 'ana.eth',
  })
})

test('what is kept for the other chain and is no address there counts as nothing', async () => {
  const { transport } = registryNode({ 'ana.eth': { own: alice, coins: { [onBase]: `${bob}00` } } })
  expect(await nameOn(base, 'ana.eth', transport)).toEqual({
    status: 'noneThere',
    name: 'ana.eth',
  })
})

test('a name that nobody has on Ethereum is asked for once', async () => {
  const { transport, asked } = registryNode({})
  expect(await nameOn(mainnet, 'ana.eth', transport)).toEqual({
    status: 'nobody',
    name: 'ana.eth',
  })
  expect(asked).toEqual(['own'])
})

test('a host that the registry sends to is not asked', async () => {
  let visits = 0
  const host = createServer((_, response) => {
    visits += 1
    response.end(JSON.stringify({ data: '0x' }))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const { port } = host.address() as AddressInfo
  const transport = custom({
    request: ({ params }: { params: readonly [{ to: Address }] }) => {
      const data = encodeErrorResult({
        abi: elsewhere,
        args: [params[0].to, [`http://127.0.0.1:${port}/{data}`], '0x', '0x00000000', '0x'],
      })
      return Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data }))
    },
  })
  expect(await nameOn(mainnet, 'ana.eth', transport)).toEqual({
    status: 'elsewhere',
    name: 'ana.eth',
  })
  expect(visits).toBe(0)
  await new Promise((resolve) => host.close(resolve))
})

test('nobody is nobody, and a test network that keeps no names is asked for none', async () => {
  const { transport, asked } = registryNode({})
  expect(await nameOn(base, 'ana.eth', transport)).toEqual({
    status: 'nobody',
    name: 'ana.eth',
  })
  expect(asked).toEqual([onBase, 'own'])
  const other = registryNode({ 'ana.eth': { own: alice } })
  expect(await nameOn(baseSepolia, 'ana.eth', other.transport)).toEqual({
    status: 'noResolver',
  })
  expect(other.asked).toEqual([])
})
