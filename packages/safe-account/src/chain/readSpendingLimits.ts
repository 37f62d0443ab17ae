import { type Address, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { allowanceModuleAbi } from '@ghost-pay/safe-protocol/modules'

import type { ChainClient } from './ChainClient.ts'

/** What somebody may take from an account by themselves, as the allowance module says. */
export type SpendingLimit = {
  module: Address
  /** Who may transfer it, to any address. */
  delegate: Address
  /** Null for the chain's own currency. */
  token: Address | null
  /** Base units that may be taken in one period, or at all. */
  amount: bigint
  /** Base units that are taken of it already. */
  taken: bigint
  /** Base units that can be taken now. */
  left: bigint
  /** Minutes after which it begins again; 0 for never. */
  period: number
  /** When it begins again: milliseconds since 1970; undefined for never. */
  renews: number | undefined
}

/** All of them that could be read. */
export type SpendingLimits = {
  limits: readonly SpendingLimit[]
  /** Nothing was left out. */
  isWhole: boolean
}

/** How many people and tokens are asked about. */
const mostDelegates = 40
const mostTokens = 20

const minute = 60_000

/**
 * Asks allowance modules who may take how much from an account.
 *
 * @throws what viem throws when the node does not answer, or a module is none: then nothing is known
 */
export async function readSpendingLimits(
  client: ChainClient,
  { safe, modules }: { safe: Address; modules: readonly Address[] },
): Promise<SpendingLimits> {
  const read = await Promise.all(modules.map((module) => readModule(client, { safe, module })))
  return {
    limits: read.flatMap(({ limits }) => limits),
    isWhole: read.every(({ isWhole }) => isWhole),
  }
}

async function readModule(
  client: ChainClient,
  { safe, module }: { safe: Address; module: Address },
): Promise<SpendingLimits> {
  const contract = { address: module, abi: allowanceModuleAbi } as const
  const [delegates, next] = await readContract(client, {
    ...contract,
    functionName: 'getDelegates',
    args: [safe, 0, mostDelegates],
  })
  const pairs = await Promise.all(
    // A module that names somebody twice has one answer about them.
    [...new Set(delegates)].map(async (delegate) => {
      const tokens = await readContract(client, {
        ...contract,
        functionName: 'getTokens',
        args: [safe, delegate],
      })
      return { delegate, tokens: tokens.slice(0, mostTokens), isWhole: tokens.length <= mostTokens }
    }),
  )
  const limits = await Promise.all(
    pairs.flatMap(({ delegate, tokens }) =>
      tokens.map(async (token): Promise<SpendingLimit> => {
        const [amount, taken, period, begin] = await readContract(client, {
          ...contract,
          functionName: 'getTokenAllowance',
          args: [safe, delegate, token],
        })
        return {
          module,
          delegate,
          token: token === zeroAddress ? null : token,
          amount,
          taken,
          left: amount > taken ? amount - taken : 0n,
          period: Number(period),
          renews: period === 0n ? undefined : Number(begin + period) * minute,
        }
      }),
    ),
  )
  return {
    // One that was taken back stays in the list with nothing.
    limits: limits.filter(({ amount }) => amount > 0n),
    isWhole: next === 0 && pairs.every(({ isWhole }) => isWhole),
  }
}
