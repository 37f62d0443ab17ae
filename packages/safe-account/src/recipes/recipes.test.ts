import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Address, zeroAddress, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import { createGatewayClient, type GatewayClient } from '@ghost-pay/gateway-client'
import { safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import * as checks from '../checks/index.ts'
import * as execution from '../execution/index.ts'
import * as history from '../history/index.ts'
import * as account from '../index.ts'
import * as messages from '../messages/index.ts'
import * as queue from '../queue/index.ts'
import * as signing from '../signing/index.ts'
import { memoryStore } from '../testing/memoryList.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readQueue, sign, type Waiting } from './proveQueue.ts'
import { askForSignature, execute, keptIn } from './signAndExecute.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const recipes = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))

test.each(recipes)('README.md shows %s as it is', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(readme).toContain(
    source.trim().replace(/'\.\.(.*)\/index\.ts'/g, "'@ghost-pay/safe-account$1'"),
  )
})

test.each(
  Object.keys({
    ...account,
    ...queue,
    ...history,
    ...checks,
    ...messages,
    ...execution,
    ...signing,
  }),
)('README.md names %s', (name) => {
  expect(readme).toMatch(new RegExp(`\`${name}[\`(]`))
})

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

  test('is signed and executed by wallets, and nothing of it is remembered afterwards', async () => {
    const nonce = (await account.readAccount(open.client, { address: chain.treasury })).nonce
    const transaction = toSafeTransaction({ to: zeroAddress, value: 0n, nonce })
    const signable = { chainId: chain.chainId, safe: chain.treasury, version: '1.4.1', transaction }
    const kept = keptIn(memoryStore)
    const [alice, bob] = [await open.openWalletOf('Alice'), await open.openWalletOf('Bob')]
    const signatures = []
    for (const { owner, client: wallet } of [alice, bob]) {
      const asking = { signable, wallet, kept }
      signatures.push(await askForSignature(open.client, owner, safeTxHash(signable), asking))
    }
    const asking = { signable, wallet: bob.client, kept, waitForOutcome }
    expect(await execute(open.client, bob.owner, signatures, asking)).toBe('succeeded')
    expect(kept.sentExecutions.find({ ...signable, safeTxHash: safeTxHash(signable) })).toBe(
      undefined,
    )
  })
})
