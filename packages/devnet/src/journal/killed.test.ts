/** After a kill at any moment, everything that was answered is there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import {
  createPublicClient,
  createWalletClient,
  type Hash,
  http,
  keccak256,
  parseEther,
  parseGwei,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { execTransactionCall, safeAbi } from '@ghost-pay/safe-protocol'

import { proposeSeeded } from '../gateway/proposeSeeded.ts'
import { findFreePort } from '../proxy/findFreePort.ts'
import { startDevnet } from '../startDevnet.ts'
import { controlOf } from '../testing/controlOf.ts'
import { signProposal } from '../testing/signProposal.ts'
import type { DevnetDescription } from '../vite/describeDevnet.ts'
import { transactionLogFile } from './transactionLog.ts'

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
const payee = '0x000000000000000000000000000000000000bEEF'

let folder: string
const children = new Set<ChildProcess>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-killed-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  await rm(folder, { recursive: true })
})

/** Starts the command over the folder. What comes twice counts as it came last. */
function spawnDevnet(...args: string[]) {
  const child = spawn(
    process.execPath,
    [cli, '--port', '0', '--gateway-port', '0', '--journal', folder, '--json', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.add(child)
  return child
}

/** Starts the command, and waits until it is up. */
async function start(...args: string[]) {
  const child = spawnDevnet(...args)
  // `line` comes with the line.
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const description = JSON.parse(line) as DevnetDescription
  const rpcUrl = description.chains[0]?.rpcUrl ?? ''
  const [alice, bob] = description.owners.map(({ privateKey }) => privateKeyToAccount(privateKey))
  if (!alice || !bob) throw new Error('There are three owners.')
  return {
    description,
    control: controlOf(rpcUrl),
    client: createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 }),
    wallet: createWalletClient({ account: alice, transport: http(rpcUrl) }),
    alice,
    bob,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      children.delete(child)
    },
  }
}

// Up to five starts of the command, each a process with a chain and a gateway.
vi.setConfig({ testTimeout: 120_000 })

describe.each(['auto', '2'])('with blocks %s', (mining) => {
  test('no transaction is lost that the node has answered', async () => {
    let running = await start('--mining', mining, '--seed', 'empty')
    let sum = 0n
    for (let round = 1; round <= 4; round += 1) {
      const hashes: Hash[] = []
      for (let index = 0; index < round; index += 1)
        hashes.push(
          await running.wallet.sendTransaction({ chain: null, to: payee, value: parseGwei('1') }),
        )
      sum += BigInt(round) * parseGwei('1')
      // In the middle of writing, and later.
      await new Promise((resolve) => setTimeout(resolve, (round - 1) * 400))
      await running.kill()
      running = await start('--mining', mining, '--seed', 'empty')
      for (const hash of hashes)
        expect((await running.client.waitForTransactionReceipt({ hash })).status).toBe('success')
      expect(await running.client.getBalance({ address: payee })).toBe(sum)
    }
    await running.kill()
  })
})

test('a payment that the gateway has shown as executed is executed', async () => {
  const first = await start('--mining', 'auto')
  const safe = first.description.accounts[0]?.address
  if (!safe) throw new Error('There is a Treasury.')
  const nonce = await first.client.readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'nonce',
  })
  const transaction = { to: payee, value: parseEther('1'), nonce } as const
  const signers = [first.alice, first.bob]
  const { gatewayUrl } = first.description
  const proposal = await signProposal(signers, { chainId: 31337, safe, transaction, note: 'Paid' })
  await proposeSeeded(gatewayUrl, 31337, proposal)
  await first.wallet.sendTransaction({
    chain: null,
    ...execTransactionCall(proposal),
  })
  const newest = async (url: string) => {
    const answer = await fetch(`${url}/v1/chains/31337/safes/${safe}/transactions/history`)
    const { results } = (await answer.json()) as {
      results: { transaction?: { note?: string | null; txStatus: string } }[]
    }
    return results.flatMap(({ transaction }) => (transaction ? [transaction] : []))[0]
  }
  await expect.poll(() => newest(gatewayUrl)).toMatchObject({ note: 'Paid', txStatus: 'SUCCESS' })
  await first.kill()

  const second = await start('--mining', 'auto')
  expect(await newest(second.description.gatewayUrl)).toMatchObject({
    note: 'Paid',
    txStatus: 'SUCCESS',
  })
  expect(await second.client.getBalance({ address: payee })).toBe(parseEther('1'))
  await second.kill()
})

test('other changes stay, reverted transactions are not replayed, and a line that was cut off does not count', async () => {
  const first = await start('--mining', 'auto', '--seed', 'empty')
  await first.control.setBalance({ address: payee, value: 7n })
  const id = await first.control.snapshot()
  await first.wallet.sendTransaction({ chain: null, to: payee, value: 1n })
  await first.control.revert({ id })
  await first.kill()
  const log = transactionLogFile(folder, 31337)
  await writeFile(log, `${await readFile(log, 'utf8')}{"raw":"0x02`)

  const second = await start('--mining', 'auto', '--seed', 'empty')
  expect(await second.client.getBalance({ address: payee })).toBe(7n)
  await second.kill()
})

/** Signs a transaction, and leaves it to the test to send it. */
const signed = async ({ alice, client }: Awaited<ReturnType<typeof start>>) =>
  alice.signTransaction({
    type: 'eip1559',
    chainId: 31337,
    to: payee,
    value: 5n,
    nonce: await client.getTransactionCount({ address: alice.address }),
    gas: 21_000n,
    maxFeePerGas: parseGwei('20'),
    maxPriorityFeePerGas: 1n,
  })

test('nothing is lost when the clock was set back by years', async () => {
  const first = await start('--mining', 'auto', '--seed', 'empty')
  const raw = await signed(first)
  const then = Math.floor(Date.now() / 1000) - 10 * 365 * 86_400
  const { control } = first
  await control.request({ method: 'anvil_setTime' as 'evm_mine', params: [then] as never })
  await control.mine({ blocks: 1 })
  await first.kill()
  const log = transactionLogFile(folder, 31337)
  const line = JSON.stringify({ raw, time: then })
  await writeFile(log, `${await readFile(log, 'utf8')}${line}\n`)

  const second = await start('--mining', 'auto', '--seed', 'empty')
  expect(await second.client.getBalance({ address: payee })).toBe(5n)
  await second.kill()
})

test('a devnet that starts anew takes transactions only when it can promise to keep them', async () => {
  const port = await findFreePort(0, 'the chain')
  const first = await start('--port', String(port), '--mining', 'auto', '--seed', 'empty')
  const raw = await signed(first)
  await first.kill()
  // Asks from before the start of the second one until it is taken, and kills it at that moment.
  const request = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }
  const second = spawnDevnet('--port', String(port), '--mining', 'auto', '--seed', 'empty')
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }).catch(() => undefined)
    return answer?.status
  }
  let status: number | undefined
  while (status !== 200) status = await ask()
  const ended = once(second, 'exit')
  second.kill('SIGKILL')
  await ended

  const third = await start('--mining', 'auto', '--seed', 'empty')
  expect(await third.client.getBalance({ address: payee })).toBe(5n)
  await third.kill()
})

test('the log of another chain is not replayed on this one', async () => {
  const first = await start('--mining', 'auto', '--seed', 'empty')
  const raw = await signed(first)
  await first.kill()
  const line = JSON.stringify({ raw, time: Math.floor(Date.now() / 1000) })
  const log = transactionLogFile(folder, 31337)
  const own = await readFile(log, 'utf8')
  await writeFile(log, `${JSON.stringify({ genesis: keccak256('0x') })}\n${line}\n`)
  const second = await start('--mining', 'auto', '--seed', 'empty')
  expect(await second.client.getBalance({ address: payee })).toBe(0n)
  await second.kill()
  await writeFile(log, `${own}${line}\n`)
  const third = await start('--mining', 'auto', '--seed', 'empty')
  expect(await third.client.getBalance({ address: payee })).toBe(5n)
  await third.kill()
})

test('a second devnet on the folder, of this process or of another, says that it is in use', async () => {
  const first = await start('--seed', 'empty')
  await expect(
    startDevnet({ seed: 'empty', port: 0, gatewayPort: 0, journal: folder }),
  ).rejects.toThrow(/^The journal in .* is in use by process \d+\./)
  await first.kill()
  // The lock of a process that was killed is taken over.
  const second = await startDevnet({ seed: 'empty', port: 0, gatewayPort: 0, journal: folder })
  const before = await readdir(folder)
  await expect(
    startDevnet({ seed: 'empty', port: 0, gatewayPort: 0, journal: folder }),
  ).rejects.toThrow(`is in use by process ${process.pid}.`)
  expect(await readdir(folder)).toEqual(before)
  await second.stop()
  const third = await startDevnet({ seed: 'empty', port: 0, gatewayPort: 0, journal: folder })
  await third.stop()
})
