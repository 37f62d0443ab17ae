import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Address, custom, encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { base, baseSepolia, mainnet } from '@ghost-pay/chains'

import { testAddresses } from '../testing/buildTransaction.ts'
import { registryOf } from '../testing/registryOf.ts'
import { readNameOnChain } from './readNameOnChain.ts'

const { alice, bob } = testAddresses

/** How a contract says that its answer is kept by a host (ERC-3668). */
const elsewhere = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

/** Base by its coin type: 0x80000000 and its id. */
const onBase = '2147492101'

test('on Ethereum a name stands for its own address', async () => {
  const { config, asked } = registryOf({ 'ana.eth': { own: alice, coins: { [onBase]: bob } } })
  expect(await readNameOnChain(config, mainnet.id, 'Ana.eth')).toEqual({
    status: 'found',
    name: 'ana.eth',
    address: alice,
  })
  expect(asked).toEqual(['own'])
})

test('on a chain that keeps no names, Ethereum says whom it stands for there', async () => {
  const { config, asked } = registryOf({ 'ana.eth': { own: alice, coins: { [onBase]: bob } } })
  expect(await readNameOnChain(config, base.id, 'ana.eth')).toEqual({
    status: 'found',
    name: 'ana.eth',
    address: bob,
  })
  expect(asked).toEqual([onBase])
})

test('an address on Ethereum is not taken for one elsewhere', async () => {
  const { config } = registryOf({ 'ana.eth': { own: alice } })
  expect(await readNameOnChain(config, base.id, 'ana.eth')).toEqual({
    status: 'noneThere',
    name: 'ana.eth',
  })
})

test('what is kept for the other chain and is no address there counts as nothing', async () => {
  const { config } = registryOf({ 'ana.eth': { own: alice, coins: { [onBase]: `${bob}00` } } })
  expect(await readNameOnChain(config, base.id, 'ana.eth')).toEqual({
    status: 'noneThere',
    name: 'ana.eth',
  })
})

test('a name that nobody has on Ethereum is asked for once', async () => {
  const { config, asked } = registryOf({})
  expect(await readNameOnChain(config, mainnet.id, 'ana.eth')).toEqual({
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
  const node = custom({
    request: ({ params }: { params: readonly [{ to: Address }] }) => {
      const data = encodeErrorResult({
        abi: elsewhere,
        args: [params[0].to, [`http://127.0.0.1:${port}/{data}`], '0x', '0x00000000', '0x'],
      })
      return Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data }))
    },
  })
  const config = createConfig({
    batch: { multicall: false },
    chains: [mainnet],
    transports: { [mainnet.id]: node },
  })
  expect(await readNameOnChain(config, mainnet.id, 'ana.eth')).toEqual({
    status: 'elsewhere',
    name: 'ana.eth',
  })
  expect(visits).toBe(0)
  await new Promise((resolve) => host.close(resolve))
})

test('nobody is nobody, and a test network that keeps no names is asked for none', async () => {
  const { config, asked } = registryOf({})
  expect(await readNameOnChain(config, base.id, 'ana.eth')).toEqual({
    status: 'nobody',
    name: 'ana.eth',
  })
  expect(asked).toEqual([onBase, 'own'])
  const other = registryOf({ 'ana.eth': { own: alice } })
  expect(await readNameOnChain(other.config, baseSepolia.id, 'ana.eth')).toEqual({
    status: 'noResolver',
  })
  expect(other.asked).toEqual([])
})
