import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  type Hex,
  pad,
  parseAbi,
  parseAbiItem,
  toEventSelector,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { answeringCode } from './testing/answeringCode.ts'
import { openGateway, type Playground, startPlayground } from './testing/playground.ts'

const account = getAddress('0x00000000000000000000000000000000000000c0')
const module = getAddress('0x00000000000000000000000000000000000000d0')
const factory = getAddress('0x00000000000000000000000000000000000000f0')
const modulesAbi = parseAbi(['function getModules() view returns (address[])'])

/** The factories before 1.3.0 emit the account alone. This one emits the word that it is called with. */
const factoryCode = concat([
  '0x6000356000527f',
  toEventSelector(parseAbiItem('event ProxyCreation(address proxy)')),
  '0x60206000a100',
])

let playground: Playground
let owner: Address
beforeAll(async () => {
  playground = await startPlayground()
  owner = playground.owner('Alice').address
  await playground.node.setCode({ address: account, bytecode: accountCode(module) })
  await playground.node.setCode({ address: factory, bytecode: factoryCode })
  await playground.send(playground.owner('Bob'), { to: factory, data: pad(account) })
})
afterAll(() => playground.chain.stop())

/** A contract with the functions of an account of 1.0.0, which has no pages of modules and emits nothing when it is set up. */
function accountCode(...modules: Address[]): Hex {
  const read = (functionName: 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION', answer: Hex) =>
    [encodeFunctionData({ abi: safeAbi, functionName }), answer] as const
  return answeringCode([
    read('getOwners', encodeAbiParameters([{ type: 'address[]' }], [[owner]])),
    read('getThreshold', pad('0x01')),
    read('nonce', pad('0x00')),
    read('VERSION', encodeAbiParameters([{ type: 'string' }], ['1.0.0'])),
    [
      encodeFunctionData({ abi: modulesAbi }),
      encodeFunctionResult({ abi: modulesAbi, result: modules }),
    ],
  ])
}

test('an account without pages of modules has the modules that it lists', async () => {
  const gateway = openGateway({ chains: [playground.settings()] })
  expect(await gateway.get(`/v1/chains/31337/safes/${account}`)).toMatchObject({
    status: 200,
    body: { version: '1.0.0', owners: [{ value: owner }], modules: [{ value: module }] },
  })
})

test('an account that emitted nothing when it was set up is one of its owners’', async () => {
  const gateway = openGateway({ chains: [playground.settings()] })
  expect((await gateway.get(`/v1/chains/31337/owners/${owner}/safes`)).body).toEqual({
    safes: [playground.treasury, account],
  })
  const stranger = playground.owner('Bob').address
  expect((await gateway.get(`/v1/chains/31337/owners/${stranger}/safes`)).body).toEqual({
    safes: [playground.treasury],
  })
})
