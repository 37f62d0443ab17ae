import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getAddress,
  type Hex,
  numberToHex,
  padHex,
  parseAbiParameters,
  size,
  zeroAddress,
} from 'viem'
import { setCode } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { listingOf } from '../checks/listingOf.ts'
import { ChainReadError } from '../errors.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readAccountFacts } from './readAccountFacts.ts'
import { readAccounts } from './readAccounts.ts'

const stranger: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let open: ReturnType<TestChain['open']>
beforeAll(async () => {
  chain = await startChain({ seed: 'empty', contracts: devnet.contracts })
})
beforeEach(() => {
  open = chain.open()
})
afterAll(() => chain.stop())

const ownerAddresses = () => chain.devnet.owners.map(({ address }) => address)
const alice = () => ownerAddresses()[0] ?? zeroAddress

test('the chain names the owners of an account, or says that there is no account', async () => {
  const { treasury } = chain
  const { multicall3, dUsd } = chain.devnet.chains[0]?.contracts ?? {}
  const others = [stranger, multicall3, dUsd].flatMap((text) =>
    text === undefined ? [] : [getAddress(text)],
  )
  const [account, ...rest] = await readAccounts(open.client, {
    addresses: [treasury, ...others],
  })
  expect(account).toMatchObject({ status: 'account', threshold: 2 })
  expect(listingOf(account, alice())).toBe('own')
  expect(listingOf(account, stranger)).toBe('foreign')
  expect(rest).toEqual(others.map(() => ({ status: 'none' })))
})

test('five hundred accounts are a handful of requests', async () => {
  const { treasury } = chain
  const addresses = Array.from({ length: 500 }, (_, index): Address =>
    index === 321 ? treasury : padHex(`0x${(index + 0x10000).toString(16)}`, { size: 20 }),
  )
  const answers = await readAccounts(open.client, { addresses })
  expect(answers.flatMap((answer, index) => (answer?.status === 'account' ? [index] : []))).toEqual(
    [321],
  )
  expect(open.node.asked.length).toBeLessThanOrEqual(5)
})

test('an address that burns all gas when it is asked takes no other account away', async () => {
  const { treasury } = chain
  // The precompiled contract for point evaluation (EIP-4844) keeps all gas when it is asked something else.
  const burner: Address = '0x000000000000000000000000000000000000000A'
  const addresses = [burner, treasury, stranger, burner]
  const answers = await readAccounts(open.client, { addresses })
  expect(listingOf(answers[1], alice())).toBe('own')
  expect(answers[2]).toEqual({ status: 'none' })
  expect([answers[0], answers[3]].map((answer) => listingOf(answer, alice()))).not.toContain('own')
})

test('a contract that uses up all gas is unknown, and the others are read', async () => {
  const { treasury } = chain
  const burner = stranger
  open.node.lie(({ method, params }) =>
    method === 'eth_call' && JSON.stringify(params).includes(burner.slice(2).toLowerCase())
      ? { error: { code: -32000, message: 'out of gas' } }
      : undefined,
  )
  const addresses = [treasury, burner, treasury]
  const [first, alone, last] = await readAccounts(open.client, { addresses })
  expect(alone).toBeUndefined()
  expect([first, last].map((answer) => listingOf(answer, alice()))).toEqual(['own', 'own'])
})

/** A contract that answers `getOwners` with one thing and whatever else it is asked with another. */
function answering(owners: Hex, others: Hex): Hex {
  const word = (value: number) => numberToHex(value, { size: 2 })
  const give = (data: Hex, at: number) =>
    concatHex([
      '0x61',
      word(size(data)),
      '0x61',
      word(at),
      '0x600039',
      '0x61',
      word(size(data)),
      '0x6000f3',
    ])
  // The data stands behind 16 bytes that choose and two answers of 15, one of them behind a JUMPDEST.
  return concatHex([
    '0x60003560e01c63a0e67e2b1461001f57',
    give(others, 47 + size(owners)),
    '0x5b',
    give(owners, 47),
    owners,
    others,
  ])
}

test('a contract that talks like an account is one only if its owners can sign', async () => {
  const listOf = (owners: Address[]) =>
    encodeAbiParameters(parseAbiParameters('address[]'), [owners])
  const one = listOf([alice()])
  const number = (value: number) => numberToHex(value, { size: 32 })
  const answers = await Promise.all(
    [
      [one, number(1)],
      [one, number(0)],
      [one, number(2)],
      [listOf([]), number(0)],
      ['0x', number(1)],
      [one, '0x'],
    ].map(async ([owners = '0x', threshold = '0x'], index) => {
      const address = padHex(numberToHex(0xacc0 + index), { size: 20 })
      await setCode(chain.chainControl, {
        address,
        // Texts of the table above.
        bytecode: answering(owners as Hex, threshold as Hex),
      })
      const [answer] = await readAccounts(open.client, { addresses: [address] })
      return listingOf(answer, alice())
    }),
  )
  expect(answers).toEqual(['own', 'none', 'none', 'none', 'none', 'none'])
})

test('a node that is silent, or fails, has not said that there is no account', async () => {
  const { treasury } = chain
  for (const lie of [
    () => {
      throw new TypeError('fetch failed')
    },
    () => ({ error: { code: -32005, message: 'limit exceeded' } }),
  ]) {
    open.node.lie(lie)
    const message = ChainReadError
    await expect(readAccounts(open.client, { addresses: [treasury] })).rejects.toThrow(message)
    await expect(readAccountFacts(open.client, { address: treasury })).rejects.toThrow(message)
  }
})

test('an account is known with the contract it runs on, its modules, guards and handler', async () => {
  const { treasury: address } = chain
  const onChain = await readAccountFacts(open.client, { address })
  if (onChain.status !== 'account') throw new Error('The treasury is an account.')
  expect(onChain.facts).toMatchObject({
    threshold: 2,
    nonce: 0,
    version: '1.4.1',
    modules: [],
    guard: null,
    moduleGuard: null,
    implementation: { official: { name: 'SafeL2', version: '1.4.1' } },
    fallbackHandler: { official: { name: 'CompatibilityFallbackHandler', version: '1.4.1' } },
  })
  expect([...onChain.facts.owners].sort()).toEqual(ownerAddresses().sort())
  expect(open.node.asked.length).toBeLessThanOrEqual(2)
})

test('an address without an account is known to have none', async () => {
  expect(await readAccountFacts(open.client, { address: stranger })).toEqual({
    status: 'none',
  })
})

test('a contract that says it runs official code is believed only if the state says so', async () => {
  const { treasury: address } = chain
  const foreign = padHex(stranger, { size: 32 })
  open.node.lie(({ method }) => (method === 'eth_getStorageAt' ? foreign : undefined))
  const onChain = await readAccountFacts(open.client, { address })
  expect(onChain).toMatchObject({
    facts: { implementation: { address: stranger, official: undefined } },
  })
})
