import { parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { demoToken } from '../contracts/demoToken.ts'
import type { Engine } from '../engine/Engine.ts'
import { type RunningChain, startLocalChain } from '../startLocalChain.ts'
import { dollars } from './history.ts'
import { payDays, wages } from './payroll.ts'

const engines: readonly Engine[] = ['anvil', 'edr']

/** Every transfer of dUSD out of the Treasury, with the day since the first block. */
async function paymentsOf({ client, accounts, contracts }: RunningChain) {
  const logs = parseEventLogs({
    abi: demoToken.abi,
    eventName: 'Transfer',
    logs: await client.getLogs({ address: contracts.dUsd, fromBlock: 0n }),
  }).filter(({ args }) => args.from === accounts.treasury.address)
  const first = (await client.getBlock({ blockNumber: 0n })).timestamp
  return Promise.all(
    logs.map(async ({ args: { to, value }, blockNumber }) => {
      const { timestamp } = await client.getBlock({ blockNumber })
      return { to, value, day: Number(timestamp - first) / 86_400 }
    }),
  )
}

describe.each(engines)('the payroll on %s', (engine) => {
  let chain: RunningChain
  beforeAll(async () => {
    chain = await startLocalChain({ seed: 'payroll', engine })
  })
  afterAll(() => chain.stop())

  test('pays eight named people on four days of sixty, and one of them on others', async () => {
    const payments = await paymentsOf(chain)
    for (const payDay of payDays)
      expect(payments.filter(({ day }) => Math.round(day) === payDay)).toMatchObject(
        chain.payees.map(({ address }, index) => ({
          to: address,
          value: dollars(wages[index] ?? 0),
        })),
      )
    expect(new Set(chain.payees.map(({ name }) => name)).size).toBe(8)
    const single = payments.filter(({ day }) => !payDays.includes(Math.round(day)))
    expect(single).toHaveLength(15)
    const people = chain.payees.map(({ address }) => address)
    for (const { to } of single) expect(people).toContain(to)
  })

  test('has executions that all went well, and the next payroll in the queue', async () => {
    const { client, accounts, proposals } = chain
    const logs = parseEventLogs({
      abi: safeAbi,
      logs: await client.getLogs({ address: accounts.treasury.address, fromBlock: 0n }),
    })
    const named = (name: string) => logs.filter(({ eventName }) => eventName === name).length
    expect(named('ExecutionSuccess')).toBe(23)
    expect(named('ExecutionFailure')).toBe(0)
    expect(
      proposals.map(({ transaction, signatures }) => [transaction.nonce, signatures.length]),
    ).toEqual([[23n, 1]])
  })

  test('is the same at every start and on every engine', async () => {
    const balance = await chain.client.readContract({
      abi: demoToken.abi,
      address: chain.contracts.dUsd,
      functionName: 'balanceOf',
      args: [chain.accounts.treasury.address],
    })
    expect([balance, chain.proposals[0]?.safeTxHash]).toMatchInlineSnapshot(`
      [
        69826750000n,
        "0xebd14f057b13917fce43a5c37984c2696a2ca4d59909e528850ac139a1e24644",
      ]
    `)
  })
})
