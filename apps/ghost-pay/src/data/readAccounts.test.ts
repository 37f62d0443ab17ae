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

import { buildSafeInfo } from '../testing/buildAccount.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { disagreements, knownInfo } from './AccountFacts.ts'
import { listingOf } from './accountListing.ts'
import { readAccountFacts } from './readAccountFacts.ts'
import { readAccounts } from './readAccounts.ts'

const stranger: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
beforeEach(() => {
  tab = neighbours.openTab()
})
afterAll(() => neighbours.stop())

const ownerAddresses = () => neighbours.devnet.owners.map(({ address }) => address)
const alice = () => ownerAddresses()[0] ?? zeroAddress

test('the chain names the owners of an account, or says that there is no account', async () => {
  const { chainId, treasury } = neighbours
  const { multicall3, dUsd } = neighbours.devnet.chains[0]?.contracts ?? {}
  const others = [stranger, multicall3, dUsd].flatMap((text) =>
    text === undefined ? [] : [getAddress(text)],
  )
  const [account, ...rest] = await readAccounts(tab.config, {
    chainId,
    addresses: [treasury, ...others],
  })
  expect(account).toMatchObject({ status: 'account', threshold: 2 })
  expect(listingOf(account, alice())).toBe('own')
  expect(listingOf(account, stranger)).toBe('foreign')
  expect(rest).toEqual(others.map(() => ({ status: 'none' })))
})

test('five hundred accounts are a handful of requests', async () => {
  const { chainId, treasury } = neighbours
  const addresses = Array.from({ length: 500 }, (_, index): Address =>
    index === 321 ? treasury : padHex(`0x${(index + 0x10000).toString(16)}`, { size: 20 }),
  )
  const answers = await readAccounts(tab.config, { chainId, addresses })
  expect(answers.flatMap((answer, index) => (answer?.status === 'account' ? [index] : []))).toEqual(
    [321],
  )
  expect(tab.node.asked.length).toBeLessThanOrEqual(5)
})

test('an address that burns all gas when it is asked takes no other account away', async () => {
  const { chainId, treasury } = neighbours
  // The precompiled contract for point evaluation (EIP-4844) keeps all gas when it is asked something else.
  const burner: Address = '0x000000000000000000000000000000000000000A'
  const addresses = [burner, treasury, stranger, burner]
  const answers = await readAccounts(tab.config, { chainId, addresses })
  expect(listingOf(answers[1], alice())).toBe('own')
  expect(answers[2]).toEqual({ status: 'none' })
  expect([answers[0], answers[3]].map((answer) => listingOf(answer, alice()))).not.toContain('own')
})

test('a contract that uses up all gas is unknown, and the others are read', async () => {
  const { chainId, treasury } = neighbours
  const burner = stranger
  tab.node.lie(({ method, params }) =>
    method === 'eth_call' && JSON.stringify(params).includes(burner.slice(2).toLowerCase())
      ? { error: { code: -32000, message: 'out of gas' } }
      : undefined,
  )
  const addresses = [treasury, burner, treasury]
  const [first, alone, last] = await readAccounts(tab.config, { chainId, addresses })
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
  const { chainId } = neighbours
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
      await setCode(neighbours.chainControl, {
        address,
        // Texts of the table above.
        bytecode: answering(owners as Hex, threshold as Hex),
      })
      const [answer] = await readAccounts(tab.config, { chainId, addresses: [address] })
      return listingOf(answer, alice())
    }),
  )
  expect(answers).toEqual(['own', 'none', 'none', 'none', 'none', 'none'])
})

test('a node that is silent, or fails, has not said that there is no account', async () => {
  const { chainId, treasury } = neighbours
  for (const lie of [
    () => {
      throw new TypeError('fetch failed')
    },
    () => ({ error: { code: -32005, message: 'limit exceeded' } }),
  ]) {
    tab.node.lie(lie)
    const message = /blockchain did not answer/
    await expect(readAccounts(tab.config, { chainId, addresses: [treasury] })).rejects.toThrow(
      message,
    )
    await expect(readAccountFacts(tab.config, { chainId, address: treasury })).rejects.toThrow(
      message,
    )
  }
})

test('an account is known with the contract it runs on, its modules, guards and handler', async () => {
  const { chainId, treasury: address } = neighbours
  const onChain = await readAccountFacts(tab.config, { chainId, address })
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
  expect(tab.node.asked.length).toBeLessThanOrEqual(2)
})

test('an address without an account is known to have none', async () => {
  const { chainId } = neighbours
  expect(await readAccountFacts(tab.config, { chainId, address: stranger })).toEqual({
    status: 'none',
  })
})

test('a contract that says it runs official code is believed only if the state says so', async () => {
  const { chainId, treasury: address } = neighbours
  const foreign = padHex(stranger, { size: 32 })
  tab.node.lie(({ method }) => (method === 'eth_getStorageAt' ? foreign : undefined))
  const onChain = await readAccountFacts(tab.config, { chainId, address })
  expect(onChain).toMatchObject({
    facts: { implementation: { address: stranger, official: undefined } },
  })
})

test('owners, threshold and nonce are the chain’s, also where the gateway says otherwise or nothing', async () => {
  const { chainId, treasury: address } = neighbours
  const onChain = await readAccountFacts(tab.config, { chainId, address })
  if (onChain.status !== 'account') throw new Error('The treasury is an account.')
  const { facts } = onChain
  const lie = buildSafeInfo({ threshold: 1, nonce: 40, owners: [] })
  for (const gateway of [lie, undefined]) {
    const info = knownInfo({ chainId, address }, gateway, facts)
    expect(info).toMatchObject({ threshold: 2, nonce: 0, version: '1.4.1' })
    expect(info?.owners.map(({ value }) => value)).toEqual(facts.owners)
  }
  expect(disagreements(lie, facts)).toEqual(['owners', 'threshold'])
  const truth = knownInfo({ chainId, address }, undefined, facts)
  expect(truth && disagreements(truth, facts)).toEqual([])
  expect(knownInfo({ chainId, address }, lie, undefined)).toBe(lie)
})
