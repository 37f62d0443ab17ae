import type { Chain as ViemChain } from 'viem'
import { describe, expect, test } from 'vitest'

import * as celoChains from '../celo/index.ts'
import { viemChainOf } from '../derive/deriveStacks.ts'
import * as lineaChains from '../linea/index.ts'
import * as opStackChains from '../op-stack/index.ts'
import { definitions } from '../testing/definitions.ts'
import * as zkSyncChains from '../zksync/index.ts'

/** What the README says to give wagmi: the chain of its stack where there is one, else the plain definition. */
const configured: Readonly<Record<string, unknown>> = {
  ...definitions,
  ...opStackChains,
  ...celoChains,
  ...zkSyncChains,
  ...lineaChains,
}

/** Names data about a chain; everything else that viem has decides how a client behaves. */
const data = [
  'id',
  'name',
  'network',
  'nativeCurrency',
  'rpcUrls',
  'blockExplorers',
  'sourceId',
  'testnet',
  'contracts',
  'extend',
]

/** Chains whose behaviour is left to viem, and why: the README says so too. */
const leftToViem: Readonly<Record<string, string>> = {
  tempo: 'Its transactions are of a type of their own.',
  tempoModerato: 'Its transactions are of a type of their own.',
}

/** viem gives it the contracts of the stack, and reads its receipts like any other’s. */
const withoutContracts = ['opBNB']

const pairs = Object.entries(definitions).flatMap(([name, { id }]) => {
  const viemChain = viemChainOf(name, id)
  // Every export of that name is a chain.
  return viemChain ? [{ name, ours: configured[name] as ViemChain, viemChain }] : []
})

const behaviourOf = (chain: ViemChain) =>
  Object.fromEntries(
    Object.entries(chain).filter(([key, value]) => !data.includes(key) && value !== undefined),
  )

/** The fields of ours that viem does not know. */
const ownFields = ['slug', 'shortName', 'shortNameAliases', 'status', 'deprecation', 'parent']

describe('a client behaves as with viem’s own chain', () => {
  test.each(pairs.filter(({ name }) => !(name in leftToViem)))(
    '$name',
    ({ name, ours, viemChain }) => {
      const behaviour = behaviourOf(ours)
      for (const field of ownFields) Reflect.deleteProperty(behaviour, field)
      // Functions are equal only when they are the same.
      expect(behaviour).toEqual(behaviourOf(viemChain))
      if (withoutContracts.includes(name)) return
      const lowered = (value: unknown) => JSON.stringify(value).toLowerCase()
      for (const [contract, at] of Object.entries(viemChain.contracts ?? {}))
        expect([contract, lowered(ours.contracts?.[contract])]).toEqual([contract, lowered(at)])
    },
  )

  test('but for those that are left to viem, which still need it', () => {
    for (const name of Object.keys(leftToViem)) {
      const pair = pairs.find((one) => one.name === name)
      expect(Object.keys(behaviourOf(pair?.viemChain as ViemChain))).toContain('formatters')
      expect(pair?.ours).not.toHaveProperty('formatters')
    }
  })

  test('and every chain of a stack is the plain one with more', () => {
    for (const [name, chain] of Object.entries({
      ...opStackChains,
      ...celoChains,
      ...zkSyncChains,
      ...lineaChains,
    })) {
      if (typeof chain === 'function') continue
      const { contracts, ...plain } = definitions[name] ?? {}
      expect(chain).toMatchObject(plain)
      expect(chain).toMatchObject({ ...(contracts && { contracts }) })
    }
  })
})
