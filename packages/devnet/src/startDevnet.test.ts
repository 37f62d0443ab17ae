import { createPublicClient, http, pad, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '@ghost-pay/local-chain'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { PortInUseError } from './errors.ts'
import { proposeSeeded } from './gateway/proposeSeeded.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'
import { signProposal } from './testing/signProposal.ts'

const engines: readonly Engine[] = ['anvil', 'edr']

describe.each(engines)('a devnet on %s', (engine) => {
  let devnet: Devnet
  beforeAll(async () => {
    devnet = await startDevnet({ port: 0, gatewayPort: 0, engine })
  })
  afterAll(() => devnet.stop())

  const theChain = () => {
    const [chain] = devnet.chains
    if (!chain) throw new Error('There is no chain.')
    return chain
  }
  const client = () =>
    createPublicClient({ transport: http(theChain().rpcUrl), pollingInterval: 20 })

  test('says what runs it', () => {
    expect(theChain()).toMatchObject({ chainId: 31337, name: 'Ghost Devnet', engine })
    expect(typeof theChain().pid).toBe(engine === 'anvil' ? 'number' : 'undefined')
  })

  const askGateway = async (path: string): Promise<unknown> => {
    const response = await fetch(`${devnet.gatewayUrl}/v1/chains/31337${path}`)
    expect(response.status).toBe(200)
    return response.json()
  }
  /** What a queue says of its rows, in short. */
  const queueOf = async (safe: string): Promise<string[]> => {
    const queue = await askGateway(`/safes/${safe}/transactions/queued`)
    const { results } = queue as {
      results: { transaction?: { note?: string; txStatus: string } }[]
    }
    return results.flatMap(({ transaction }) =>
      transaction ? [`${transaction.note ?? '–'}: ${transaction.txStatus}`] : [],
    )
  }

  test('has a gateway that knows the accounts of an owner', async () => {
    const { treasury, pettyCash, grants } = devnet.accounts
    const ownedBy = (index: number) =>
      askGateway(`/owners/${devnet.owners[index]?.address}/safes`) as Promise<{ safes: string[] }>
    const addresses = [treasury, pettyCash, grants].map((account) => account?.address ?? '')
    expect((await ownedBy(0)).safes.toSorted()).toEqual(addresses.toSorted())
    expect((await ownedBy(2)).safes).not.toContain(pettyCash?.address)
  })

  test('has a queue in Grants, and none in the Treasury', async () => {
    expect(await queueOf(devnet.accounts.treasury.address)).toEqual([])
    expect(await queueOf(devnet.accounts.grants?.address ?? '')).toEqual([
      'Invoice 2026-114: AWAITING_CONFIRMATIONS',
      'Call off invoice 2026-114: AWAITING_CONFIRMATIONS',
      'Grants of November: AWAITING_EXECUTION',
      'Dave joins: AWAITING_CONFIRMATIONS',
    ])
  })

  test('a reset takes proposals back, and keeps those of the seed', async () => {
    const safe = devnet.accounts.treasury.address
    const alice = privateKeyToAccount(devnet.owners[0]?.privateKey ?? '0x')
    const nonce = await client().readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'nonce',
    })
    const transaction = { to: alice.address, value: 1n, nonce }
    const proposal = await signProposal([alice], {
      chainId: 31337,
      safe,
      transaction,
      note: 'Later',
    })
    await proposeSeeded(devnet.gatewayUrl, 31337, proposal)
    expect(await queueOf(safe)).toEqual(['Later: AWAITING_CONFIRMATIONS'])
    await devnet.reset()
    expect(await queueOf(safe)).toEqual([])
    expect(await queueOf(devnet.accounts.grants?.address ?? '')).toHaveLength(4)
  })
})

test('two chains have the same accounts, and a chain id without a presigned factory works', async () => {
  const devnet = await startDevnet({
    port: 0,
    gatewayPort: 0,
    seed: 'empty',
    chains: [{ chainId: 31337 }, { chainId: 31338, name: 'Second' }],
  })
  try {
    expect(devnet.chains.map(({ chainId, name }) => [chainId, name])).toEqual([
      [31337, 'Ghost Devnet'],
      [31338, 'Second'],
    ])
    for (const { rpcUrl, chainId, contracts } of devnet.chains) {
      const client = createPublicClient({ transport: http(rpcUrl) })
      expect(await client.getChainId()).toBe(chainId)
      const { address } = devnet.accounts.treasury
      expect(
        await client.readContract({ address, abi: safeAbi, functionName: 'getThreshold' }),
      ).toBe(2n)
      expect(await client.getBalance({ address })).toBe(0n)
      // The account keeps the address of its implementation in its first slot.
      expect(await client.getStorageAt({ address, slot: toHex(0) })).toBe(
        pad(contracts.safeL2, { size: 32 }).toLowerCase(),
      )
    }
  } finally {
    await devnet.stop()
  }
})

test('a reset emits an event to the listeners of the gateway', async () => {
  const devnet = await startDevnet({ port: 0, gatewayPort: 0, seed: 'empty' })
  try {
    const events = await fetch(`${devnet.gatewayUrl}/events`)
    const received = events.text()
    await devnet.reset()
    expect(await received).toContain('event: reset\ndata: {"chainId":"31337"}\n\n')
  } finally {
    await devnet.stop()
  }
})

test('names the port that is taken, and leaves nothing running', async () => {
  const devnet = await startDevnet({ port: 0, gatewayPort: 0, seed: 'empty' })
  try {
    const taken = Number(new URL(devnet.chains[0]?.rpcUrl ?? '').port)
    const takenByGateway = Number(new URL(devnet.gatewayUrl).port)
    await expect(startDevnet({ port: taken, gatewayPort: 0 })).rejects.toThrow(
      `Port ${taken}, wanted for chain 31337, is in use.`,
    )
    const refused = startDevnet({ port: 0, gatewayPort: takenByGateway })
    await expect(refused).rejects.toThrow(PortInUseError)
    await expect(refused).rejects.toThrow(`Port ${takenByGateway}, wanted for the gateway,`)
  } finally {
    await devnet.stop()
  }
})

test('the hostile seed has thefts in its queue, a delegatecall to a stranger among them', async () => {
  const devnet = await startDevnet({ port: 0, gatewayPort: 0, seed: 'hostile' })
  try {
    const { address } = devnet.accounts.treasury
    const url = `${devnet.gatewayUrl}/v1/chains/31337/safes/${address}/transactions/queued`
    const queue = (await (await fetch(url)).json()) as {
      results: { type: string; transaction?: { note: string; id: string } }[]
    }
    const proposals = queue.results.flatMap(({ transaction }) => transaction ?? [])
    expect(proposals).toHaveLength(5)
    const [invoice] = proposals
    const details = await fetch(`${devnet.gatewayUrl}/v1/chains/31337/transactions/${invoice?.id}`)
    expect(await details.json()).toMatchObject({ txData: { operation: 1 } })
  } finally {
    await devnet.stop()
  }
})
