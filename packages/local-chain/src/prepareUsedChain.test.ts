import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { concat, createPublicClient, type Hex, http, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'

import { safeContractNames } from './contracts/safeContracts.ts'
import type { ChainNode } from './engine/ChainNode.ts'
import type { Engine } from './engine/Engine.ts'
import { findAnvil } from './engine/findAnvil.ts'
import { startChain } from './engine/startChain.ts'
import { UnusableNodeError } from './errors.ts'
import { treasuryBalances } from './seed/demo.ts'
import { deriveSigners } from './seed/signers.ts'
import { startLocalChain } from './startLocalChain.ts'

const engines: readonly Engine[] = ['anvil', 'edr']
const day = 86_400_000
const stranger = '0x000000000000000000000000000000000000bEEF'

/** A node that somebody has started, with something of theirs on it. */
async function somebodysNode(
  engine: Engine,
  { startTime = Date.now() - 3_600_000 }: { startTime?: number } = {},
): Promise<ChainNode> {
  const node = await startChain({ chainId: 31337, startTime, engine })
  await node.client.setBalance({ address: stranger, value: parseEther('7') })
  return node
}

/** Everything on a node that attaching could change: head, clock of the head, mining. */
async function stateOf({ client }: ChainNode) {
  const { number, hash, stateRoot } = await client.getBlock()
  return { number, hash, stateRoot, isAutomatic: await client.getAutomine() }
}

const refusalOf = async (attached: Promise<unknown>) => {
  const error: unknown = await attached.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof UnusableNodeError)) throw error
  return error
}

test.each(engines)('a running %s gets contracts and a Treasury, and runs on', async (engine) => {
  const node = await somebodysNode(engine)
  try {
    const { rpcUrl } = node
    const chain = await startLocalChain({ rpcUrl })
    expect(chain).toMatchObject({ chainId: 31337, rpcUrl, engine, pid: undefined })
    const { client } = node
    const addresses = [...Object.values(chain.contracts), chain.accounts.treasury.address]
    for (const address of addresses) expect(await client.getCode({ address })).toBeDefined()
    expect(addresses).toHaveLength(Object.keys(safeContractNames).length + 5)
    expect(await client.getBalance({ address: stranger })).toBe(parseEther('7'))
    expect(await client.getAutomine()).toBe(true)

    await client.setBalance({ address: stranger, value: 1n })
    await chain.reset()
    expect(await client.getBalance({ address: stranger })).toBe(parseEther('7'))

    await chain.stop()
    const before = await stateOf(node)
    const again = await startLocalChain({ rpcUrl, chainId: 31337 })
    expect(again.contracts).toEqual(chain.contracts)
    expect(again.accounts).toEqual(chain.accounts)
    await again.stop()
    expect(await stateOf(node)).toEqual(before)
  } finally {
    await node.stop()
  }
})

test.each(engines)('%s goes on to mine as it did', async (engine) => {
  const node = await somebodysNode(engine)
  try {
    await node.setMining('manual')
    await startLocalChain({ rpcUrl: node.rpcUrl })
    expect(await node.client.getAutomine()).toBe(false)
    await startLocalChain({ rpcUrl: node.rpcUrl, mining: 'auto' })
    expect(await node.client.getAutomine()).toBe(true)
    await node.setMining({ intervalMs: 1_000 })
    await startLocalChain({ rpcUrl: node.rpcUrl })
    const head = await node.client.getBlockNumber()
    await expect.poll(() => node.client.getBlockNumber()).toBeGreaterThan(head)
  } finally {
    await node.stop()
  }
})

test.each(engines)('a history is played on %s where there is time for it', async (engine) => {
  const node = await somebodysNode(engine, { startTime: Date.now() - 60 * day })
  try {
    const { client } = node
    const chain = await startLocalChain({ rpcUrl: node.rpcUrl, seed: 'demo' })
    const { address } = chain.accounts.treasury
    expect(await client.getBalance({ address })).toBe(treasuryBalances.eth)
    expect(chain.proposals).toHaveLength(4)
    const again = await startLocalChain({ rpcUrl: node.rpcUrl, seed: 'demo' })
    expect(again.accounts).toEqual(chain.accounts)
    expect(await client.getBalance({ address })).toBe(treasuryBalances.eth)
  } finally {
    await node.stop()
  }
})

test('a history is refused where there is no time for it, and nothing changes', async () => {
  const node = await somebodysNode('anvil')
  try {
    const before = await stateOf(node)
    const { code, message } = await refusalOf(
      startLocalChain({ rpcUrl: node.rpcUrl, seed: 'payroll' }),
    )
    expect(code).toBe('noRoomForHistory')
    expect(message).toContain('anvil --timestamp 17')
    expect(await stateOf(node)).toEqual(before)
  } finally {
    await node.stop()
  }
})

test('other code at a canonical address is refused, and nothing changes', async () => {
  const node = await somebodysNode('anvil')
  const chain = await startLocalChain({ engine: 'anvil' })
  await chain.stop()
  try {
    for (const name of ['multiSend', 'multicall3', 'dUsd', 'singletonFactory'] as const) {
      const address = chain.contracts[name]
      await node.client.setCode({ address, bytecode: '0x6001' })
      const before = await stateOf(node)
      const { code, message } = await refusalOf(startLocalChain({ rpcUrl: node.rpcUrl }))
      expect(code).toBe('otherCode')
      expect(message).toContain(`${name} is at ${address}`)
      expect(await stateOf(node)).toEqual(before)
      await node.client.setCode({ address, bytecode: '0x' })
    }
  } finally {
    await node.stop()
  }
})

test('a node with another phrase pays for the owners, and does not keep signing for them', async () => {
  const phrase =
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
  const child = spawn(findAnvil() ?? 'anvil', ['--port', '0', '--mnemonic', phrase])
  try {
    let rpcUrl = ''
    for await (const line of createInterface(child.stdout)) {
      rpcUrl = /^Listening on (\S+)$/.exec(line)?.[1] ?? ''
      if (rpcUrl !== '') break
    }
    const chain = await startLocalChain({ rpcUrl: `http://${rpcUrl}` })
    const [alice] = chain.owners
    if (!alice) throw new Error('There are three owners.')
    const { address } = alice
    expect(await chain.client.getBalance({ address })).toBeGreaterThan(parseEther('1000'))
    await expect(
      chain.client.sendTransaction({ account: address, to: address, chain: null }),
    ).rejects.toThrow('No Signer available')
  } finally {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
})

test('what answers has to be a test node of the chain that was asked for', async () => {
  const node = await somebodysNode('anvil')
  /** A real node behind a proxy that refuses test methods, as the node of a public chain does. */
  const proxy = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const isTest = /"(anvil|hardhat|evm)_/.test(body)
      const error = { code: -32601, message: 'the method does not exist/is not available' }
      if (isTest) response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }))
      else
        void fetch(node.rpcUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }).then(async (answer) => response.end(await answer.text()))
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const rpcUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  try {
    const client = createPublicClient({ transport: http(rpcUrl) })
    expect(toHex(await client.getChainId())).toBe('0x7a69')
    expect((await refusalOf(startLocalChain({ rpcUrl }))).code).toBe('noTestMethods')
    const other = startLocalChain({ rpcUrl: node.rpcUrl, chainId: 1337 })
    expect(await refusalOf(other)).toMatchObject({
      code: 'otherChainId',
      message: expect.stringContaining('runs chain 31337, not 1337') as string,
    })
  } finally {
    await new Promise((resolve) => proxy.close(resolve).closeAllConnections())
    await node.stop()
  }
  for (const address of [rpcUrl, 'not an address'])
    expect((await refusalOf(startLocalChain({ rpcUrl: address }))).code).toBe('noAnswer')
})

test('a fork keeps strangers and frees the owners of code that was put on them', async () => {
  const node = await somebodysNode('anvil')
  try {
    const alice = deriveSigners().alice.address
    // It delegates to a contract (EIP-7702).
    const bytecode = concat(['0xef0100', stranger]).toLowerCase() as Hex
    await node.client.setCode({ address: alice, bytecode })
    const before = await stateOf(node)
    const chain = await startLocalChain({ fork: { url: node.rpcUrl }, chainId: 1337 })
    try {
      const { client } = chain
      expect(chain.forkedAt).toBe(Number(before.number))
      expect(await client.getCode({ address: alice })).toBeUndefined()
      expect(await client.getBalance({ address: stranger })).toBe(parseEther('7'))
      expect(await client.getCode({ address: chain.accounts.treasury.address })).toBeDefined()
    } finally {
      await chain.stop()
    }
    expect(await node.client.getCode({ address: alice })).toBe(bytecode)
    expect(await stateOf(node)).toEqual(before)
  } finally {
    await node.stop()
  }
})
