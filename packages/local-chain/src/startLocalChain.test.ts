import { readFile } from 'node:fs/promises'

import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  erc721Abi,
  type Hash,
  http,
  keccak256,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { execTransactionCall, safeAbi, safeTxHash } from '@ghost-pay/safe-protocol'
import { listOfficialContracts } from '@ghost-pay/safe-protocol/contracts'

import { safeVersion } from './contracts/safeContracts.ts'
import type { Engine } from './engine/Engine.ts'
import { treasuryBalances } from './seed/demo.ts'
import { lookAlike } from './seed/payees.ts'
import { signTransaction } from './seed/signTransaction.ts'
import { type RunningChain, startLocalChain } from './startLocalChain.ts'

const engines: readonly Engine[] = ['anvil', 'edr']

describe.each(engines)('a local chain on %s', (engine) => {
  let chain: RunningChain
  beforeAll(async () => {
    chain = await startLocalChain({ seed: 'demo', engine })
  })
  afterAll(() => chain.stop())

  const client = () => createPublicClient({ transport: http(chain.rpcUrl), pollingInterval: 20 })

  test('says what runs it', () => {
    expect(chain).toMatchObject({ chainId: 31337, engine })
    expect(typeof chain.pid).toBe(engine === 'anvil' ? 'number' : 'undefined')
  })

  test('has every account contract at its canonical address, with its canonical code', async () => {
    const deployments = listOfficialContracts().filter(
      ({ version, deployment }) => version === safeVersion && deployment === 'canonical',
    )
    expect(deployments).toHaveLength(12)
    for (const { address, codeHash, contractName } of deployments) {
      const code = (await client().getCode({ address })) ?? '0x'
      expect([contractName, keccak256(code)]).toEqual([contractName, codeHash])
    }
    const addresses = Object.values(chain.contracts)
    for (const { address } of deployments) expect(addresses).toContain(address)
  })

  test('has Multicall3 and the tokens', async () => {
    const { multicall3, dUsd, ghost } = chain.contracts
    const metadata = parseAbi(['function symbol() view returns (string)'])
    const answers = await client().multicall({
      multicallAddress: multicall3,
      allowFailure: false,
      contracts: [
        { address: dUsd, abi: metadata, functionName: 'symbol' },
        { address: dUsd, abi: erc20Abi, functionName: 'decimals' },
        { address: ghost, abi: metadata, functionName: 'symbol' },
      ],
    })
    expect(answers).toEqual(['dUSD', 6, 'GHOST'])
  })

  test('has a Treasury of two out of three, with its balances', async () => {
    const { dUsd, ghost } = chain.contracts
    const { address } = chain.accounts.treasury
    const read = (functionName: 'getThreshold' | 'getOwners' | 'VERSION') =>
      client().readContract({ address, abi: safeAbi, functionName })
    expect(await read('VERSION')).toBe('1.4.1')
    expect(await read('getThreshold')).toBe(2n)
    expect(await read('getOwners')).toEqual(chain.owners.map((owner) => owner.address))
    const balanceOf = (token: typeof dUsd) =>
      client().readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      })
    expect(await client().getBalance({ address })).toBe(treasuryBalances.eth)
    expect(await balanceOf(dUsd)).toBe(treasuryBalances.dUsd)
    expect(await balanceOf(ghost)).toBe(BigInt(treasuryBalances.ghost))
    expect(
      await client().readContract({
        address: ghost,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [1n],
      }),
    ).toBe(address)
  })

  test('has received a cent from one address that looks like the one of a payee', async () => {
    const { payees } = chain
    const ends = (address: string) => `${address.slice(0, 6)}${address.slice(-4)}`.toLowerCase()
    const twins = payees.filter(({ address }) => ends(address) === ends(lookAlike))
    expect(twins.map(({ name }) => name)).toEqual(['Grace'])
    expect(payees.map(({ address }) => address)).not.toContain(lookAlike)
    const transfers = await client().getContractEvents({
      address: chain.contracts.dUsd,
      abi: erc20Abi,
      eventName: 'Transfer',
      args: { from: lookAlike, to: chain.accounts.treasury.address },
      fromBlock: 0n,
    })
    expect(transfers.map(({ args }) => args.value)).toEqual([10_000n])
    // Nobody goes on to send in its name.
    const wallet = createWalletClient({ account: lookAlike, transport: http(chain.rpcUrl) })
    await expect(wallet.sendTransaction({ chain: null, to: lookAlike })).rejects.toThrow()
  })

  test('has sixty days behind it, and its clock goes on from now', async () => {
    const [first, latest] = await Promise.all([
      client().getBlock({ blockNumber: 0n }),
      client().getBlock(),
    ])
    const now = Date.now() / 1000
    expect((now - Number(first.timestamp)) / 86_400).toBeCloseTo(60, 1)
    expect(now - Number(latest.timestamp)).toBeLessThan(86_400)
    const account = privateKeyToAccount(chain.owners[0]?.privateKey ?? '0x')
    const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
    const sentAt = Date.now() / 1000
    const hash = await wallet.sendTransaction({ chain: null, to: account.address, value: 1n })
    const receipt = await client().waitForTransactionReceipt({ hash })
    const block = await client().getBlock({ blockNumber: receipt.blockNumber })
    // Its clock is set over the wire: it may be off by what that takes.
    expect(Number(block.timestamp)).toBeGreaterThan(sentAt - 60)
    expect(Number(block.timestamp)).toBeLessThan(Date.now() / 1000 + 60)
  })

  test('carries out a payment that two owners have signed, and goes back to the start', async () => {
    const { chainId, rpcUrl } = chain
    const { address: safe } = chain.accounts.treasury
    const [alice, bob, carol] = chain.owners.map(({ privateKey }) =>
      privateKeyToAccount(privateKey),
    )
    if (!alice || !bob || !carol) throw new Error('There are three owners.')
    const payee = '0x000000000000000000000000000000000000bEEF'
    const nonce = await client().readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'nonce',
    })
    const transaction = { to: payee, value: parseEther('1'), nonce } as const

    const hashOnChain = await client().readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [payee, transaction.value, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, nonce],
    })
    expect(safeTxHash({ chainId, safe, version: '1.4.1', transaction })).toBe(hashOnChain)

    const wallet = createWalletClient({ account: carol, transport: http(rpcUrl) })
    const execute = async (signers: readonly (typeof alice)[]) => {
      const signatures = await signTransaction(signers, { chainId, safe, transaction })
      return wallet.sendTransaction({
        chain: null,
        ...execTransactionCall({ safe, transaction, signatures }),
      })
    }
    await expect(execute([alice])).rejects.toThrow('GS020')
    const receipt = await client().waitForTransactionReceipt({ hash: await execute([bob, alice]) })
    expect(receipt.status).toBe('success')
    expect(await client().getBalance({ address: payee })).toBe(parseEther('1'))
    expect(await client().getBalance({ address: safe })).toBe(parseEther('39'))
    await expect(execute([bob, alice])).rejects.toThrow('GS026')

    await chain.reset()
    expect(await client().getBalance({ address: payee })).toBe(0n)
    expect(await client().getBalance({ address: safe })).toBe(treasuryBalances.eth)
    await chain.reset()
    expect(await client().getBlockNumber()).toBeGreaterThan(10n)
  })
})

test.each(engines)('with interval mining a payment waits for its block on %s', async (engine) => {
  // 1001 divided by 1000 and multiplied again is no whole number.
  const chain = await startLocalChain({ engine, mining: { intervalMs: 1_001 } })
  try {
    const transport = http(chain.rpcUrl)
    const account = privateKeyToAccount(chain.owners[0]?.privateKey ?? '0x')
    const client = createPublicClient({ transport, pollingInterval: 20 })
    const wallet = createWalletClient({ account, transport })
    const sent: Hash[] = []
    const payAndLook = async () => {
      const hash = await wallet.sendTransaction({ chain: null, to: account.address, value: 1n })
      sent.push(hash)
      return client.getTransaction({ hash })
    }
    // The block can come between the two: then the next one is looked at.
    await expect.poll(payAndLook).toMatchObject({ blockNumber: null })
    for (const hash of sent)
      expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    await chain.reset()
    const before = await client.getBlockNumber({ cacheTime: 0 })
    await expect.poll(() => client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(before)
  } finally {
    await chain.stop()
  }
})

test.runIf(process.platform === 'linux')(
  'the node listens at no address that a page could try',
  async () => {
    const chain = await startLocalChain({ engine: 'anvil' })
    try {
      // Where a process listens, as Linux reports it: addresses are written backwards.
      const table = await readFile(`/proc/${chain.pid}/net/tcp`, 'utf8')
      const inodes = table.split('\n').slice(1)
      const listening = inodes.flatMap((line) => {
        const [, local, , state] = line.trim().split(/\s+/)
        return local && state === '0A' ? [local] : []
      })
      const hidden = listening.filter((local) => /7F:/.test(local) && !local.startsWith('0100007F'))
      expect(hidden.length).toBeGreaterThan(0)
    } finally {
      await chain.stop()
    }
  },
)

test.each(engines)('mined by hand, a payment waits for evm_mine on %s', async (engine) => {
  const chain = await startLocalChain({ engine, mining: 'manual' })
  try {
    const { client } = chain
    const [from] = await client.getAddresses()
    if (from === undefined) throw new Error('The node has accounts.')
    // The accounts of the node are those of the phrase.
    expect(from).toBe(mnemonicToAccount(chain.mnemonic).address)
    const pay = () => client.sendTransaction({ account: from, to: from, value: 1n, chain: null })
    const waits = async () => {
      const before = await client.getBlockNumber()
      const hash = await pay()
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await client.getBlockNumber()).toBe(before)
      expect(await client.getTransaction({ hash })).toMatchObject({ blockNumber: null })
      await client.request<{ Method: 'evm_mine'; Parameters: []; ReturnType: unknown }>({
        method: 'evm_mine',
        params: [],
      })
      expect((await client.getTransactionReceipt({ hash })).blockNumber).toBe(before + 1n)
    }
    await waits()
    await chain.reset()
    await waits()
    const hash = await pay()
    await chain.reset()
    await client.mine({ blocks: 1 })
    await expect(client.getTransaction({ hash })).rejects.toThrow('could not be found')
  } finally {
    await chain.stop()
  }
})

test.each(engines)('goes back to a snapshot as often as asked on %s', async (engine) => {
  const chain = await startLocalChain({ engine })
  try {
    const { client } = chain
    const address = chain.accounts.treasury.address
    const balance = () => client.getBalance({ address })
    await client.setBalance({ address, value: 1n })
    const goBack = await chain.snapshot()
    for (const value of [2n, 3n]) {
      await client.setBalance({ address, value })
      expect(await balance()).toBe(value)
      await goBack()
      expect(await balance()).toBe(1n)
    }
    await chain.reset()
    expect(await balance()).not.toBe(1n)
    await expect(goBack()).rejects.toThrow('forgotten this snapshot')
  } finally {
    await chain.stop()
  }
})

test.each(engines)(
  'what was sent right before a reset stays out of the chain on %s',
  async (engine) => {
    const chain = await startLocalChain({ engine })
    try {
      const { client } = chain
      const [from] = await client.getAddresses()
      if (from === undefined) throw new Error('The node has accounts.')
      const sentBefore = await client.getTransactionCount({ address: from })
      for (let round = 0; round < 20; round++) {
        // One after the other: an engine that mines at once refuses a nonce that overtakes another.
        for (let index = 0; index < 20; index++) {
          await client.sendTransaction({
            account: from,
            to: from,
            value: 1n,
            gas: 21_000n,
            nonce: sentBefore + index,
            chain: null,
          })
        }
        await chain.reset()
        await new Promise((resolve) => setTimeout(resolve, 20))
        expect(await client.getTransactionCount({ address: from })).toBe(sentBefore)
      }
    } finally {
      await chain.stop()
    }
  },
)
