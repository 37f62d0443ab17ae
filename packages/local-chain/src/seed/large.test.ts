import { formatEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvedHashSignature, safeAbi } from '@ghost-pay/safe-protocol'

import { demoToken } from '../contracts/demoToken.ts'
import type { Engine } from '../engine/Engine.ts'
import { ContractMismatchError } from '../errors.ts'
import { type RunningChain, startLocalChain } from '../startLocalChain.ts'
import { perBlock } from './large.ts'
import { sendTogether } from './sendTogether.ts'

const engines: readonly Engine[] = ['anvil', 'edr']
// Two full blocks and a part of a third one: the senders change with each.
const executions = 2 * perBlock + 30

describe.each(engines)('the long history on %s', (engine) => {
  let chain: RunningChain
  beforeAll(async () => {
    chain = await startLocalChain({ seed: 'large', executions, engine })
  })
  afterAll(() => chain.stop())

  test('has every execution as a transaction of its own, wanted by two owners', async () => {
    const { client, accounts } = chain
    const { address } = accounts.treasury
    const logs = parseEventLogs({ abi: safeAbi, logs: await client.getLogs({ fromBlock: 0n }) })
    const done = logs.filter(({ eventName }) => eventName === 'ExecutionSuccess')
    expect(done).toHaveLength(executions)
    expect(new Set(done.map(({ transactionHash }) => transactionHash)).size).toBe(executions)
    expect(new Set(done.map((log) => log.address.toLowerCase()))).toEqual(
      new Set([address.toLowerCase()]),
    )
    const announced = logs.flatMap((log) =>
      log.eventName === 'SafeMultiSigTransaction' ? [log.args] : [],
    )
    const senders = [0, perBlock, 2 * perBlock].map((index) => announced[index]?.signatures ?? '0x')
    for (const [index, signatures] of senders.entries()) {
      // The sender of the block approves by sending, and somebody else has signed.
      const sender = chain.owners[index]?.address ?? '0x'
      expect(signatures).toContain(approvedHashSignature(sender).slice(2))
      expect(signatures).toHaveLength(2 + 2 * 130)
    }
  })

  test('is spread over sixty days that have passed', async () => {
    const { client } = chain
    const first = await client.getBlock({ blockNumber: 0n })
    const logs = await client.getLogs({ fromBlock: 0n, events: safeAbi.filter(isExecution) })
    const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))]
    const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
    const days = blocks.map(({ timestamp }) => Number(timestamp - first.timestamp) / 86_400)
    expect(days.map(Math.round)).toEqual([26, 52, 60])
    expect(Math.max(...blocks.map(({ timestamp }) => Number(timestamp)))).toBeLessThan(
      Date.now() / 1000,
    )
  })

  test('has paid what it says, and the next payment waits for a signature', async () => {
    const { client, accounts, contracts, payees, proposals } = chain
    const { address } = accounts.treasury
    const ether = Math.floor(executions / 4)
    expect(formatEther(await client.getBalance({ address }))).toBe(String(12 - ether / 1000))
    const transfers = parseEventLogs({
      abi: demoToken.abi,
      eventName: 'Transfer',
      logs: await client.getLogs({ address: contracts.dUsd, fromBlock: 0n }),
    }).filter(({ args }) => args.from === address)
    expect(transfers).toHaveLength(executions - ether)
    expect(new Set(transfers.map(({ args }) => args.to)).size).toBe(payees.length)
    const known = payees.map((payee) => payee.address)
    for (const { args } of transfers) expect(known).toContain(args.to)
    expect(
      proposals.map(({ transaction, signatures }) => [transaction.nonce, signatures.length]),
    ).toEqual([[BigInt(executions), 1]])
  })

  test('says it when the node refuses one of many transactions', async () => {
    const { client, owners } = chain
    const [from = '0x'] = owners.map(({ address }) => address)
    const calls = [{ from, to: from, gas: '0x1' }]
    await expect(sendTogether(client, calls)).rejects.toThrow(ContractMismatchError)
  })
})

const isExecution = (
  entry: (typeof safeAbi)[number],
): entry is Extract<(typeof safeAbi)[number], { name: 'ExecutionSuccess'; type: 'event' }> =>
  entry.type === 'event' && entry.name === 'ExecutionSuccess'
