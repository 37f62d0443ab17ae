import fc from 'fast-check'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
} from 'viem'
import { execTransactionCall } from '@ghost-pay/safe-protocol'

import type { Payment, Playground } from './playground.ts'

/** The recipient of what the accounts of a property test pay. */
export const payee = getAddress('0x00000000000000000000000000000000000000a1')

/** Which of the account contracts an account has: one with few events, one of the version before. */
export const anyContract = fc.record({ isQuiet: fc.boolean(), isPrevious: fc.boolean() })
export type AnyContract = typeof anyContract extends fc.Arbitrary<infer Value> ? Value : never

const multicallAbi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[]) payable',
])

/** What the property tests of executions do with accounts of Alice alone. */
export function executionCalls(playground: Playground) {
  const alice = playground.owner('Alice')
  const { multicall3, dUsd } = playground.chain.contracts
  let salt = 100n
  return {
    /** Deploys an account that holds one ether. */
    async openAccount(contract: AnyContract): Promise<Address> {
      const safe = await playground.createAccount([alice.address], { ...contract, salt: salt++ })
      await playground.send(alice, { to: safe, value: parseEther('1') })
      return safe
    },
    /** A payment of dollars that no account has. */
    tooMuch: {
      to: dUsd,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [payee, parseEther('1')],
      }),
    },
    /** The calldata with which an account executes a payment. */
    async execute(safe: Address, payment: Payment): Promise<Hex> {
      const signature = await playground.sign(alice, payment, safe)
      return execTransactionCall({
        safe,
        transaction: { nonce: 0, ...payment },
        signatures: [{ owner: alice.address, signature }],
      }).data
    },
    /** A contract that calls an account several times in one transaction. */
    together: (safe: Address, calls: readonly Hex[]) => ({
      to: multicall3,
      data: encodeFunctionData({
        abi: multicallAbi,
        args: [calls.map((callData) => ({ target: safe, allowFailure: false, callData }))],
      }),
    }),
  }
}
