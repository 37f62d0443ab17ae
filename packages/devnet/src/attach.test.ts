import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { ConflictingOptionsError } from './errors.ts'
import { proposeSeeded } from './gateway/proposeSeeded.ts'
import { startDevnet } from './startDevnet.ts'
import { controlOf } from './testing/controlOf.ts'
import { signProposal } from './testing/signProposal.ts'
import type { DevnetDescription } from './vite/describeDevnet.ts'

const engines: readonly Engine[] = ['anvil', 'edr']
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

describe.each(engines)('a devnet beside %s, which runs already', (engine) => {
  let node: RunningChain
  beforeAll(async () => {
    node = await startLocalChain({ engine })
  })
  afterAll(() => node.stop())

  test('has a gateway over it that takes a proposal, and leaves it running', async () => {
    const { rpcUrl } = node
    const devnet = await startDevnet({ rpcUrl, gatewayPort: 0 })
    const safe = devnet.accounts.treasury.address
    const queue = `${devnet.gatewayUrl}/v1/chains/31337/safes/${safe}/transactions/queued`
    try {
      expect(devnet.chains).toMatchObject([{ rpcUrl, engine, isAttached: true, chainId: 31337 }])
      await node.client.setBalance({ address: safe, value: parseEther('3') })
      const alice = privateKeyToAccount(devnet.owners[0]?.privateKey ?? '0x')
      const proposal = await signProposal([alice], {
        chainId: 31337,
        safe,
        transaction: { to: alice.address, value: 1n, nonce: 0n },
        note: 'Beside',
      })
      await proposeSeeded(devnet.gatewayUrl, 31337, proposal)
      expect(await (await fetch(queue)).text()).toContain('Beside')
      await devnet.reset()
      expect(await (await fetch(queue)).text()).not.toContain('Beside')
      expect(await node.client.getBalance({ address: safe })).toBe(0n)
    } finally {
      await devnet.stop()
    }
    await expect(fetch(queue)).rejects.toThrow()
    expect(await node.client.getChainId()).toBe(31337)
  })
})

const run = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [cli, '--gateway-port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs to the end, and gives what was complained about and the exit code. */
async function runToEnd(...args: string[]) {
  const child = run(...args)
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  // `close` comes with the code first.
  const [code] = (await once(child, 'close')) as [number | null]
  return { complaint, code }
}

// The command is started four times.
const longer = { timeout: 120_000 }

test('the command attaches, says so, and leaves the node as it was', longer, async () => {
  const node = await startLocalChain({ engine: 'anvil' })
  const { rpcUrl, pid } = node
  try {
    const child = run('--rpc-url', rpcUrl)
    let out = ''
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await expect.poll(() => out, { timeout: 30_000 }).toContain('Ctrl-C')
    expect(out).toContain(`${rpcUrl}  (chain 31337, anvil, already running)\n`)
    expect(out).toContain('Ctrl-C stops the gateway; the node runs on.')
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
    const head = await controlOf(rpcUrl).getBlockNumber()
    // Without --mining a block comes with a transaction, as before.
    expect(await node.client.getAutomine()).toBe(true)

    const json = run('--rpc-url', rpcUrl, '--json')
    if (!json.stdout) throw new Error('There is no output.')
    // `line` comes with the line.
    const [line] = (await once(createInterface(json.stdout), 'line')) as [string]
    const description = JSON.parse(line) as DevnetDescription
    expect(description.chains).toMatchObject([{ isAttached: true, rpcUrl }])
    expect(description.mnemonic).toBe(node.mnemonic)
    json.kill('SIGKILL')
    await once(json, 'exit')
    expect(await controlOf(rpcUrl).getBlockNumber()).toBe(head)
    expect(process.kill(pid ?? 0, 0)).toBe(true)

    expect(await runToEnd('--rpc-url', rpcUrl, '--chain-id', '1337')).toEqual({
      code: 1,
      complaint: `The node at ${rpcUrl} runs chain 31337, not 1337. Ask for 31337, or start it with 1337.\n`,
    })
  } finally {
    await node.stop()
  }
  expect(await runToEnd('--rpc-url', rpcUrl)).toEqual({
    code: 1,
    complaint: `No node answers at ${rpcUrl}. Start one there, for example with “anvil” or “npx hardhat node”.\n`,
  })
})

test.each([
  { port: 0 },
  { engine: 'anvil' },
  { journal: 'folder' },
  { allowedOrigins: [] },
  { chains: [{ chainId: 31337 }, { chainId: 1337 }] },
] as const)('nothing that attaching would ignore is taken: %o', async (parameters) => {
  const started = startDevnet({ rpcUrl: 'http://127.0.0.1:1', gatewayPort: 0, ...parameters })
  await expect(started).rejects.toThrow(ConflictingOptionsError)
  await expect(started).rejects.toMatchObject({
    option: Object.keys(parameters)[0],
    other: 'rpcUrl',
  })
})
