import { parseEther, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NoEngineError } from '@ghost-pay/local-chain'

import { readCliOptions, UsageError } from './cli/readCliOptions.ts'
import { ConflictingOptionsError } from './errors.ts'
import { proposeSeeded } from './gateway/proposeSeeded.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'
import { controlOf } from './testing/controlOf.ts'
import { signProposal } from './testing/signProposal.ts'

/** The chain that is forked, as a public one would be: another node's, with another id. */
let source: Devnet
beforeAll(async () => {
  source = await startDevnet({ port: 0, gatewayPort: 0, engine: 'anvil' })
})
afterAll(() => source.stop())

const urlOf = ({ chains: [chain] }: Devnet) => chain?.rpcUrl ?? ''
const fork = (block?: number) =>
  startDevnet({
    port: 0,
    gatewayPort: 0,
    fork: { url: urlOf(source), block },
    chains: [{ chainId: 1337 }],
  })
const ask = async ({ gatewayUrl }: Devnet, path: string) =>
  (await fetch(`${gatewayUrl}/v1/chains/1337${path}`)).text()

test('a fork keeps what is there, has an id of its own, and changes nothing of the other chain', async () => {
  const head = await controlOf(urlOf(source)).getBlockNumber()
  const devnet = await fork()
  try {
    const control = controlOf(urlOf(devnet))
    expect(devnet.accounts).toEqual(source.accounts)
    expect(devnet.chains).toMatchObject([{ chainId: 1337, isAttached: false }])
    expect(await control.getChainId()).toBe(1337)
    const { address: safe } = devnet.accounts.treasury
    expect(await control.getBalance({ address: safe })).toBe(parseEther('40'))
    expect(await ask(devnet, `/safes/${safe}/transactions/history`)).toContain('SUCCESS')

    const alice = privateKeyToAccount(devnet.owners[0]?.privateKey ?? '0x')
    const { nonce } = JSON.parse(await ask(devnet, `/safes/${safe}`)) as { nonce: number }
    const transaction = { to: alice.address, value: 1n, nonce: BigInt(nonce) }
    const proposal = await signProposal([alice], {
      chainId: 1337,
      safe,
      transaction,
      note: 'Only here',
    })
    await proposeSeeded(devnet.gatewayUrl, 1337, proposal)
    expect(await ask(devnet, `/safes/${safe}/transactions/queued`)).toContain('Only here')

    await control.setBalance({ address: safe, value: 1n })
    await devnet.reset()
    expect(await control.getBalance({ address: safe })).toBe(parseEther('40'))
    const askedAt = Date.now() / 1000
    const { timestamp } = await control.getBlock({ blockTag: 'pending' })
    expect(Number(timestamp)).toBeGreaterThan(askedAt - 60)
    expect(Number(timestamp)).toBeLessThan(Date.now() / 1000 + 60)
  } finally {
    await devnet.stop()
  }
  expect(await controlOf(urlOf(source)).getBlockNumber()).toBe(head)
})

test('a fork of an early block gets what that block lacks', async () => {
  const devnet = await fork(0)
  try {
    const control = controlOf(urlOf(devnet))
    const { address } = devnet.accounts.treasury
    expect(devnet.accounts.grants).toBeUndefined()
    expect(await control.getCode({ address })).toBeDefined()
    expect(await control.getBalance({ address })).toBe(0n)
  } finally {
    await devnet.stop()
  }
})

test('of a long chain the gateway knows the accounts of the devnet, before and after a reset', async () => {
  // EDR adds empty blocks by the thousand at once.
  const long = await startDevnet({ port: 0, gatewayPort: 0, engine: 'edr', seed: 'empty' })
  try {
    await controlOf(urlOf(long)).request<{
      Method: 'hardhat_mine'
      Parameters: [string]
      ReturnType: unknown
    }>({
      method: 'hardhat_mine',
      params: [toHex(10_001)],
    })
    const devnet = await startDevnet({
      port: 0,
      gatewayPort: 0,
      fork: { url: urlOf(long) },
      chains: [{ chainId: 1337 }],
    })
    try {
      const owned = () => ask(devnet, `/owners/${devnet.owners[0]?.address}/safes`)
      expect(await owned()).toContain(devnet.accounts.treasury.address)
      await devnet.reset()
      expect(await owned()).toContain(devnet.accounts.treasury.address)
    } finally {
      await devnet.stop()
    }
  } finally {
    await long.stop()
  }
})

test('says why a chain cannot be forked', async () => {
  const forkOf = (url: string, more: object = {}) =>
    startDevnet({ port: 0, gatewayPort: 0, fork: { url }, ...more })
  await expect(forkOf('http://127.0.0.1:1')).rejects.toMatchObject({ code: 'noAnswer' })
  const edr = forkOf(urlOf(source), { engine: 'edr' })
  await expect(edr).rejects.toThrow(NoEngineError)
  await expect(edr).rejects.toThrow('Only anvil forks a chain here')
  for (const more of [{ journal: 'folder' }, { rpcUrl: 'http://127.0.0.1:1' }])
    await expect(forkOf(urlOf(source), more)).rejects.toThrow(ConflictingOptionsError)
})

test('the command takes a fork', () => {
  const { fork } = readCliOptions('--fork-url http://a --fork-block 5'.split(' ')).parameters
  expect(fork).toEqual({ url: 'http://a', block: 5 })
  for (const args of ['--fork-block 5', '--fork-url http://a --fork-block latest'])
    expect(() => readCliOptions(args.split(' '))).toThrow(UsageError)
})
