import { erc20Abi, parseEventLogs, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { type RunningChain, startLocalChain } from '../startLocalChain.ts'
import { imitationAddress, payee, payeeImitation, spamTokens } from './hostile.ts'
import { deriveSigners } from './signers.ts'

describe('the hostile seed', () => {
  let chain: RunningChain
  beforeAll(async () => {
    chain = await startLocalChain({ seed: 'hostile' })
  })
  afterAll(() => chain.stop())
  const short = (address: string) => `${address.slice(0, 4)}…${address.slice(-2)}`.toLowerCase()
  const transfersOf = async (side: 'from' | 'to', address: typeof payee) =>
    parseEventLogs({
      abi: erc20Abi,
      eventName: 'Transfer',
      logs: await chain.client.getLogs({ fromBlock: 0n }),
    }).filter(({ args }) => args[side] === address)

  test('has a history in which an imitated address stands beside the real one', async () => {
    const treasury = chain.accounts.treasury.address
    expect(short(payeeImitation)).toBe(short(payee))
    const sent = await transfersOf('from', treasury)
    expect(sent.map(({ args }) => [args.to, args.value])).toEqual([
      [payee, 1_200_000_000n],
      [payeeImitation, 0n],
      [payeeImitation, 1_200_000_000n],
    ])
    // Only one of them moved anything.
    const { dUsd } = chain.contracts
    const balanceOf = async (account: typeof payee) =>
      chain.client.readContract({
        abi: erc20Abi,
        address: dUsd,
        functionName: 'balanceOf',
        args: [account],
      })
    expect(await balanceOf(payeeImitation)).toBe(0n)
    expect(await balanceOf(treasury)).toBe(23_800_000_000n)
  })

  test('has tokens that nobody ordered, under the names that they claim', async () => {
    const { dUsd } = chain.contracts
    const minted = (await transfersOf('to', chain.accounts.treasury.address)).filter(
      ({ args, address }) => args.from === zeroAddress && address !== dUsd.toLowerCase(),
    )
    const names = await Promise.all(
      minted.map(({ address }) =>
        chain.client.readContract({ abi: erc20Abi, address, functionName: 'name' }),
      ),
    )
    expect(names).toEqual(spamTokens.map(([name]) => name))
  })

  test('has an account of the thief that looks like the Treasury', async () => {
    const address = imitationAddress({ signers: deriveSigners() })
    expect(short(address)).toBe(short(chain.accounts.treasury.address))
    const read = { abi: safeAbi, address } as const
    expect(await chain.client.readContract({ ...read, functionName: 'getThreshold' })).toBe(1n)
    const owners = await chain.client.readContract({ ...read, functionName: 'getOwners' })
    expect(owners).toHaveLength(4)
  })

  test('has an account that a module emptied, and a queue of thefts that one owner signed', async () => {
    const { pettyCash, treasury } = chain.accounts
    expect(await chain.client.getBalance({ address: pettyCash?.address ?? zeroAddress })).toBe(0n)
    expect(chain.proposals.map(({ transaction }) => transaction.operation)).toEqual([1, 0, 0, 0, 0])
    expect(chain.proposals.every(({ safe }) => safe === treasury.address)).toBe(true)
    expect(chain.proposals.map(({ signatures }) => signatures.length)).toEqual([1, 1, 1, 1, 1])
  })
})
