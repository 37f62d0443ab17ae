import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Address, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGatewayClient, type GatewayClient } from '@ghost-pay/gateway-client'

import * as checks from '../checks/index.ts'
import * as execution from '../execution/index.ts'
import * as history from '../history/index.ts'
import * as account from '../index.ts'
import * as messages from '../messages/index.ts'
import * as queue from '../queue/index.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readQueue, sign, type Waiting } from './proveQueue.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const recipes = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))

test.each(recipes)('README.md shows %s as it is', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(readme).toContain(source.trim().replace("'../index.ts'", "'@ghost-pay/safe-account'"))
})

test.each(Object.keys({ ...account, ...queue, ...history, ...checks, ...messages, ...execution }))(
  'README.md names %s',
  (name) => {
    expect(readme).toMatch(new RegExp(`\`${name}[\`(]`))
  },
)

describe('the queue of an account', () => {
  let chain: TestChain
  let open: ReturnType<TestChain['open']>
  let gateway: GatewayClient
  let address: Address
  beforeAll(async () => {
    chain = await startChain({ seed: 'demo' })
    gateway = createGatewayClient({ baseUrl: chain.devnet.gatewayUrl })
    address = chain.devnet.accounts.grants?.address ?? chain.treasury
  })
  afterAll(() => chain.stop())
  beforeEach(() => {
    open = chain.open()
  })
  const ownerNamed = (name: string) => {
    const owner = chain.devnet.owners.find((one) => one.name === name)
    if (owner === undefined) throw new Error(`The demo has no ${name}.`)
    return privateKeyToAccount(owner.privateKey)
  }
  const first = async (): Promise<Waiting> => {
    const [waiting] = await readQueue(open.client, gateway, address)
    if (waiting === undefined) throw new Error('The demo has a queue.')
    return waiting
  }

  test('is shown in sentences and proven by the account', async () => {
    const queue = await readQueue(open.client, gateway, address)
    expect(queue.length).toBeGreaterThan(1)
    expect(queue.every(({ isProven }) => isProven)).toBe(true)
    expect(queue.every(({ sentence }) => sentence.length > 10)).toBe(true)
  })

  test('is signed by an owner alone', async () => {
    const { accounts, owners } = chain.devnet
    expect(accounts.grants, 'the demo has the account Grants').toBeDefined()
    const waiting = await first()
    const stranger = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    await expect(sign(open.client, gateway, waiting, stranger)).rejects.toThrow('is no owner')
    const signers = await Promise.allSettled(
      owners.map(({ name }) => sign(open.client, gateway, waiting, ownerNamed(name))),
    )
    // Whoever had signed before is refused by the gateway; the others are counted.
    expect(signers.some(({ status }) => status === 'fulfilled')).toBe(true)
  })

  test('that the account computes otherwise is not signed', async () => {
    open.node.lie(({ method, params }) =>
      method === 'eth_call' && JSON.stringify(params).includes('0xd8d11f78') ? zeroHash : undefined,
    )
    const waiting = await first()
    expect(waiting.isProven).toBe(false)
    await expect(sign(open.client, gateway, waiting, ownerNamed('Alice'))).rejects.toThrow(
      'another hash',
    )
  })
})
