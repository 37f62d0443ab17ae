import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import {
  bytesToHex,
  createPublicClient,
  createWalletClient,
  http,
  numberToHex,
  parseEther,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChainStoppedError } from '@ghost-pay/local-chain'
import { JournalDamagedError } from '@ghost-pay/local-gateway/node'
import { execTransactionCall, safeAbi } from '@ghost-pay/safe-protocol'

import { JournalFolderError, StoredChainError } from '../errors.ts'
import { proposeSeeded } from '../gateway/proposeSeeded.ts'
import { type Devnet, startDevnet, type StartDevnetParameters } from '../startDevnet.ts'
import { controlOf } from '../testing/controlOf.ts'
import { signProposal } from '../testing/signProposal.ts'
import { prepareFolder } from './prepareFolder.ts'
import { readStoredChain, writeStoredChain } from './storedChain.ts'

let folder: string
let devnet: Devnet | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-journal-'))
})
afterEach(async () => {
  await devnet?.stop()
  devnet = undefined
  await rm(folder, { recursive: true })
})

const start = async (parameters: StartDevnetParameters = {}): Promise<Devnet> => {
  devnet = await startDevnet({
    port: 0,
    gatewayPort: 0,
    journal: folder,
    engine: 'anvil',
    ...parameters,
  })
  return devnet
}

const stop = async () => {
  await devnet?.stop()
  devnet = undefined
}

const clientOf = ({ chains }: Devnet) =>
  createPublicClient({ transport: http(chains[0]?.rpcUrl), pollingInterval: 20 })

const ownersOf = ({ owners }: Devnet) => {
  const [alice, bob] = owners.map(({ privateKey }) => privateKeyToAccount(privateKey))
  if (!alice || !bob) throw new Error('There are three owners.')
  return { alice, bob }
}

const payee = '0x000000000000000000000000000000000000bEEF'

/** Proposes a payment from the Treasury: as many ether as its note has letters, so that no two are the same. */
async function propose(running: Devnet, note: string, isExecuted: boolean) {
  const { alice, bob } = ownersOf(running)
  const { address: safe } = running.accounts.treasury
  const client = clientOf(running)
  const nonce = await client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' })
  const transaction = { to: payee, value: parseEther(String(note.length)), nonce } as const
  const proposal = await signProposal([alice, bob], { chainId: 31337, safe, transaction, note })
  await proposeSeeded(running.gatewayUrl, 31337, proposal)
  if (!isExecuted) return
  const wallet = createWalletClient({ account: alice, transport: http(running.chains[0]?.rpcUrl) })
  const call = execTransactionCall(proposal)
  const hash = await wallet.sendTransaction({ chain: null, ...call })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
}

/** The notes in the queue or the history of an account, from the gateway. */
async function notesIn(list: 'queued' | 'history', running: Devnet, safe: string) {
  const url = `${running.gatewayUrl}/v1/chains/31337/safes/${safe}/transactions/${list}`
  const answer = (await (await fetch(url)).json()) as {
    results: { transaction?: { note?: string | null } }[]
  }
  return answer.results.flatMap(({ transaction }) => (transaction ? [transaction.note ?? '–'] : []))
}

const genesisOf = async (running: Devnet) =>
  (await clientOf(running).getBlock({ blockNumber: 0n })).hash

describe('a devnet with a journal', () => {
  test('goes on where it stopped', { timeout: 120_000 }, async () => {
    const first = await start()
    const { accounts, chains } = first
    const treasury = accounts.treasury.address
    const grants = accounts.grants?.address ?? ''
    const genesis = await genesisOf(first)
    await propose(first, 'Paid', true)
    await propose(first, 'Waits', false)
    const history = await notesIn('history', first, treasury)
    expect(history[0]).toBe('Paid')
    await stop()

    const second = await start()
    expect(await genesisOf(second)).toBe(genesis)
    expect(second.accounts).toEqual(accounts)
    expect(second.chains[0]?.contracts).toEqual(chains[0]?.contracts)
    expect(await notesIn('history', second, treasury)).toEqual(history)
    expect(await notesIn('queued', second, treasury)).toEqual(['Waits'])
    expect(await notesIn('queued', second, grants)).toHaveLength(4)
    expect(await clientOf(second).getBalance({ address: payee })).toBe(parseEther('4'))

    await propose(second, 'Later', true)
    await second.reset()
    expect(await notesIn('history', second, treasury)).toEqual(history)
    expect(await notesIn('queued', second, treasury)).toEqual(['Waits'])
    expect(await notesIn('queued', second, grants)).toHaveLength(4)
    await propose(second, 'Paid again', true)
    await stop()

    const third = await start()
    expect((await notesIn('history', third, treasury)).slice(0, 2)).toEqual(['Paid again', 'Paid'])
    expect(await notesIn('queued', third, treasury)).toEqual([])
    expect((await readdir(folder)).toSorted()).toEqual([
      `31337-${genesis}.index`,
      `31337-${genesis}.jsonl`,
      'chain-31337.json',
      'chain-31337.transactions.jsonl',
    ])
  })

  test('goes on again and again', { timeout: 120_000 }, async () => {
    const genesis = await genesisOf(await start({ seed: 'empty' }))
    for (let count = 0; count < 5; count += 1) {
      await stop()
      const running = await start({ seed: 'empty' })
      expect(await genesisOf(running)).toBe(genesis)
      await propose(running, 'x'.repeat(count + 1), false)
      expect(await notesIn('queued', running, running.accounts.treasury.address)).toHaveLength(
        count + 1,
      )
    }
  })

  test('its clock goes on from now', async () => {
    await start({ seed: 'empty' })
    await stop()
    const running = await start({ seed: 'empty' })
    await propose(running, 'Now', false)
    const minedAt = Date.now() / 1000
    await controlOf(running.chains[0]?.rpcUrl ?? '').mine({ blocks: 1 })
    const { timestamp } = await clientOf(running).getBlock()
    // Its clock is set over the wire: it may be off by what that takes.
    expect(Number(timestamp)).toBeGreaterThan(minedAt - 60)
    expect(Number(timestamp)).toBeLessThan(Date.now() / 1000 + 60)
  })

  test('loses nothing of what a chain did some seconds before it was killed', async () => {
    const causes: ChainStoppedError[] = []
    const running = await start({ onChainStopped: (cause) => causes.push(cause) })
    const { size } = await stat(join(folder, 'chain-31337.json'))
    await propose(running, 'Paid', true)
    await expect
      .poll(async () => (await stat(join(folder, 'chain-31337.json'))).size, { timeout: 15_000 })
      .not.toBe(size)
    process.kill(running.chains[0]?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => causes.length).toBe(1)
    expect(causes[0]).toMatchObject({
      name: 'ChainStoppedError',
      exitCode: null,
      signal: 'SIGKILL',
    })
    expect(causes[0]?.message).toBe(
      'anvil, which ran chain 31337, has ended (signal SIGKILL). Start it again.',
    )
    await stop()
    const again = await start()
    expect((await notesIn('history', again, again.accounts.treasury.address))[0]).toBe('Paid')
  })

  test('says nothing of a chain that was stopped', async () => {
    const causes: ChainStoppedError[] = []
    await start({ seed: 'empty', onChainStopped: (cause) => causes.push(cause) })
    await stop()
    expect(causes).toEqual([])
  })

  test('loads a chain that is larger than what a node takes unasked', async () => {
    const running = await start({ seed: 'empty' })
    const control = controlOf(running.chains[0]?.rpcUrl ?? '')
    // Chance is not compressed.
    const codes = [1, 2, 3].map(() => bytesToHex(randomBytes(500_000)))
    for (const [index, bytecode] of codes.entries())
      await control.setCode({ address: numberToHex(0x1000 + index, { size: 20 }), bytecode })
    await control.mine({ blocks: 1 })
    await stop()
    expect((await stat(join(folder, 'chain-31337.json'))).size).toBeGreaterThan(2 * 1024 ** 2)
    const again = await start({ seed: 'empty' })
    expect(await clientOf(again).getCode({ address: numberToHex(0x1000, { size: 20 }) })).toBe(
      codes[0],
    )
  })

  test('puts the chain of another version of the engine aside, and says so', async () => {
    const genesis = await genesisOf(await start())
    await stop()
    const kept = await readStoredChain(folder, 31337)
    if (!kept) throw new Error('Nothing was kept.')
    await writeStoredChain(folder, 31337, { ...kept, engine: 'anvil/v0.1.0' })
    // Chains that begin within the same second begin with the same block.
    await wait(1_000)
    const notices: string[] = []
    const running = await start({ onNotice: (sentence) => notices.push(sentence) })
    expect(await genesisOf(running)).not.toBe(genesis)
    const before = (await readdir(folder)).find((name) => name.startsWith('before-')) ?? ''
    expect(notices).toEqual([
      `The chain in ${join(folder, 'chain-31337.json')} was kept by anvil/v0.1.0, and ${kept.engine} may not read it: a new chain begins, and the old one is in ${join(folder, before)}.`,
    ])
    expect((await readdir(join(folder, before))).toSorted()).toEqual([
      `31337-${genesis}.jsonl`,
      'chain-31337.json',
      'chain-31337.transactions.jsonl',
    ])
  })

  test('removes the data of chains that are gone, and says so', async () => {
    const dead = `31337-0x${'ab'.repeat(32)}.jsonl`
    const others = [`1337-0x${'ab'.repeat(32)}.jsonl`, 'notes.txt']
    for (const name of [dead, ...others]) await writeFile(join(folder, name), '')
    const notices: string[] = []
    await start({ seed: 'empty', onNotice: (sentence) => notices.push(sentence) })
    expect(notices).toEqual([
      `Removed from ${folder} what was told of chains 31337 that are gone (files: 1).`,
    ])
    const files = await readdir(folder)
    expect(files).not.toContain(dead)
    expect(files).toEqual(expect.arrayContaining(others))
  })

  test('on EDR says that no chain is kept, and leaves the one of anvil', async () => {
    const genesis = await genesisOf(await start())
    await stop()
    await wait(1_000)
    const notices: string[] = []
    const edr = await start({ engine: 'edr', onNotice: (sentence) => notices.push(sentence) })
    expect(await genesisOf(edr)).not.toBe(genesis)
    expect(notices).toEqual([
      'EDR cannot keep chain 31337: the next start begins with a new one, and what the gateway is told now is of no use to it.',
    ])
    await stop()
    expect(await genesisOf(await start())).toBe(genesis)
  })
})

describe('what a folder holds', () => {
  const refused = async (parameters: StartDevnetParameters = {}) => {
    const error: unknown = await start(parameters).catch((thrown: unknown) => thrown)
    if (!(error instanceof Error)) throw new Error('It started.')
    return error
  }
  const file = () => join(folder, 'chain-31337.json')

  test('cannot be gone on with as another seed', async () => {
    await start({ seed: 'empty' })
    await stop()
    const error = await refused({ seed: 'demo' })
    expect(error).toBeInstanceOf(StoredChainError)
    expect(error.message).toBe(
      `The chain in ${file()} was begun with the seed empty. Ask for that seed, or choose another folder.`,
    )
  })

  test.each([
    '',
    '{',
    '[]',
    '{"engine":"anvil/v1.7.1","seed":"demo","state":"0x"}',
    `{"engine":"anvil/v1.7.1","seed":"demo","state":"0x","genesis":"0x${'ab'.repeat(32)}"}`,
  ])('is refused when the chain reads %s', async (text) => {
    await writeFile(file(), text)
    const error = await refused()
    expect(error).toBeInstanceOf(StoredChainError)
    expect(error).toMatchObject({
      file: file(),
      message: `${file()} cannot be read. Move it away to begin with a new chain.`,
    })
  })

  test('is refused when the engine cannot load it', async () => {
    await start({ seed: 'empty' })
    await stop()
    const kept = await readStoredChain(folder, 31337)
    if (!kept) throw new Error('Nothing was kept.')
    await writeStoredChain(folder, 31337, { ...kept, state: '0x1234' })
    const error = await refused({ seed: 'empty' })
    expect(error).toBeInstanceOf(StoredChainError)
    expect(error.message).toBe(
      `${kept.engine} cannot load ${file()}. Move it away to begin with a new chain.`,
    )
  })

  test('is refused when the journal of the gateway is damaged', async () => {
    const genesis = await genesisOf(await start())
    await stop()
    const journal = join(folder, `31337-${genesis}.jsonl`)
    const lines = (await readFile(journal, 'utf8')).split('\n').length
    await appendFile(journal, 'nonsense\n')
    const error = await refused()
    expect(error).toBeInstanceOf(JournalDamagedError)
    expect(error).toMatchObject({ file: journal, line: lines })
  })
})

describe('the folder of a journal', () => {
  test('is made, with those above it', async () => {
    await prepareFolder(join(folder, 'deep', 'down'))
    expect(await readdir(join(folder, 'deep', 'down'))).toEqual([])
    await prepareFolder(join(folder, 'deep', 'down'))
  })

  test.each([
    ['a file', () => join(folder, 'file'), 'it is a file, or lies below one'],
    ['below a file', () => join(folder, 'file', 'deep'), 'it is a file, or lies below one'],
    // Linux has folders that exist and take no children; elsewhere nothing is there to be made below.
    [
      'where nothing can be made',
      () => (process.platform === 'linux' ? '/proc/nope/deep' : join(folder, 'file', 'nope')),
      process.platform === 'linux' ? 'it cannot be made there' : 'it is a file, or lies below one',
    ],
  ])('cannot be %s', async (_, place, reason) => {
    await writeFile(join(folder, 'file'), '')
    const error: unknown = await prepareFolder(place()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(JournalFolderError)
    expect(error).toMatchObject({
      folder: place(),
      message: `The journal cannot be kept in ${place()}: ${reason}. Choose another folder.`,
    })
  })
})
