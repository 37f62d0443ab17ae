import { type Address, concat, type Hex, isAddressEqual } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, sendUnsignedTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet as devnetChain } from '@ghost-pay/chains'
import { createGatewayClient, getSafeInfo } from '@ghost-pay/gateway-client'
import { readAccountFacts, readForeign, type SignableTransaction } from '@ghost-pay/safe-account'
import { readRehearsal } from '@ghost-pay/safe-account/rehearsal'
import { contractsToTrust } from '@ghost-pay/safe-account/review'
import { verifyCode } from '@ghost-pay/safe-account/signing'
import { viewSignable } from '@ghost-pay/safe-account/view'
import {
  execTransactionCall,
  listVersionUpdates,
  safeTxTypedData,
  toSafeTransaction,
  versionUpdateTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract, type OfficialContractName } from '@ghost-pay/safe-protocol/contracts'

import { chainClient } from '../../../chain/chainClient.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { createPreviousAccount } from '../../../testing/previousAccount.ts'
import { rehearsalWord } from '../review/rehearsalWord.ts'
import { findVersionUpdate } from './findVersionUpdate.ts'

let neighbours: Neighbours
let tab: Tab
let account: Address
let goBack: () => Promise<void>
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnetChain.contracts })
  const [chain] = neighbours.devnet.chains
  const [alice, bob] = neighbours.devnet.owners.map(({ address }) => address)
  if (chain === undefined || alice === undefined || bob === undefined) throw new Error('No demo.')
  account = await createPreviousAccount(chain.rpcUrl, [alice, bob])
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  tab = neighbours.openTab()
  goBack = await neighbours.snapshot()
})
afterEach(() => goBack())

const official = (name: OfficialContractName, version = '1.4.1') =>
  getOfficialContract({ name, version })

async function readFacts() {
  const { chainId } = neighbours
  const answer = await readAccountFacts(chainClient(tab.config, chainId), { address: account })
  if (answer.status === 'none') throw new Error('There is no account.')
  return answer.facts
}

/** The update that Settings offers, as it would be signed. */
async function offered() {
  const { version = '', implementation, fallbackHandler } = await readFacts()
  const updates = listVersionUpdates({
    version,
    implementation: implementation.address,
    fallbackHandler: fallbackHandler?.address ?? null,
  })
  return findVersionUpdate(tab.config, neighbours.chainId, updates)
}

async function update(): Promise<SignableTransaction> {
  const found = await offered()
  if (found === null) throw new Error('There is no update.')
  return signableOf(versionUpdateTransaction(found))
}

const signableOf = (
  transaction: Omit<Parameters<typeof toSafeTransaction>[0], 'nonce'>,
): SignableTransaction => ({
  chainId: neighbours.chainId,
  safe: account,
  version: '1.3.0',
  transaction: toSafeTransaction({ ...transaction, nonce: 0 }),
})

const client = () => chainClient(tab.config, neighbours.chainId)
const owner = () => neighbours.devnet.owners[0]?.address ?? account
const rehearse = (signable: SignableTransaction) =>
  readRehearsal(chainClient(tab.config, signable.chainId), { signable, owner: owner() })

const viewOf = (signable: SignableTransaction) =>
  viewSignable(signable, {
    currency: { symbol: 'ETH', decimals: 18 },
    tokens: [],
    nameOf: () => undefined,
  })

const wordOf = async (signable: SignableTransaction) =>
  rehearsalWord(await rehearse(signable), viewOf(signable), { safe: account, isNext: true })

async function execute(signable: SignableTransaction) {
  const signatures = await Promise.all(
    neighbours.devnet.owners.slice(0, 2).map(async ({ address, privateKey }) => ({
      owner: address,
      signature: await privateKeyToAccount(privateKey).signTypedData(safeTxTypedData(signable)),
    })),
  )
  const call = execTransactionCall({ ...signable, signatures })
  const { chainControl } = neighbours
  const hash = await sendUnsignedTransaction(chainControl, { from: owner(), ...call })
  // The node answers when it has the transaction, and mines it then.
  const { status } = await waitForTransactionReceipt(chainControl, { hash, pollingInterval: 20 })
  expect(status).toBe('success')
}

/** Puts other code at an address. */
const replace = (address: Address, ...bytecode: Hex[]) =>
  neighbours.chainControl.setCode({ address, bytecode: concat(bytecode) })
/** Code that writes an address into a slot. */
const writes = (slot: Hex, value: Address): Hex => concat(['0x73', value, '0x60', slot, '0x55'])

test('the newest version that the chain has is offered, with the flavour and the handler of the account', async () => {
  expect(await offered()).toEqual({
    contract: official('SafeMigration'),
    isL2: true,
    changesFallbackHandler: true,
  })
})

test.each(['SafeMigration', 'SafeL2', 'CompatibilityFallbackHandler'] as const)(
  'nothing is offered, signed or sent where %s has other code',
  async (name) => {
    const signable = await update()
    await expect(verifyCode(client(), signable)).resolves.toBeUndefined()
    await replace(official(name).address, '0x60006000')
    expect(await offered()).toBeNull()
    const contracts = contractsToTrust(viewOf(signable).action)
    expect(await readForeign(chainClient(tab.config, neighbours.chainId), contracts)).toEqual(
      official(name),
    )
    await expect(verifyCode(client(), signable)).rejects.toMatchObject({
      check: { kind: 'foreignCode', contract: name },
    })
  },
)

test('a rehearsal shows version, code and handler before and after, and all else as it was', async () => {
  const signable = await update()
  const rehearsal = await rehearse(signable)
  const change = rehearsal.status === 'moves' ? rehearsal.account : undefined
  expect(change).toMatchObject({
    before: {
      version: '1.3.0',
      implementation: getOfficialContract({
        name: 'SafeL2',
        version: '1.3.0',
        deployment: 'eip155',
      }).address,
    },
    after: {
      version: '1.4.1',
      implementation: official('SafeL2').address,
      fallbackHandler: official('CompatibilityFallbackHandler').address,
    },
  })
  expect(change?.after.rest).toBe(change?.before.rest)
  expect(rehearsal).toMatchObject({ rows: [], isWhole: true, isMore: false })
  expect(await wordOf(signable)).toEqual({ outcome: 'updates', count: 0 })
})

test('code in the place of the official one that also changes who decides is seen in the rehearsal', async () => {
  const signable = await update()
  const { address } = official('SafeMigration')
  const asSaid = [
    writes('0x00', official('SafeL2').address),
    concat([
      '0x73',
      official('CompatibilityFallbackHandler').address,
      '0x7f6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d555',
    ]),
  ]
  await replace(address, ...asSaid)
  expect((await wordOf(signable)).outcome).toBe('updates')
  // Slot 4 is how many must sign.
  await replace(address, ...asSaid, '0x6001600455')
  expect((await wordOf(signable)).outcome).toBe('changes')
  // Another handler, and then other code for the account itself.
  await replace(address, writes('0x00', official('SafeL2').address))
  expect((await wordOf(signable)).outcome).toBe('changes')
  await replace(address, writes('0x00', official('Safe').address), ...asSaid.slice(1))
  expect((await wordOf(signable)).outcome).toBe('changes')
  // As said, and somebody is paid.
  await neighbours.chainControl.setBalance({ address: account, value: 5n })
  const pays: Hex = '0x600060006000600060056001615000f1'
  await replace(address, ...asSaid, pays)
  expect((await wordOf(signable)).outcome).toBe('changes')
})

test('of a node that cannot simulate, the account’s own contracts say that it goes through', async () => {
  const signable = await update()
  tab.node.lie(({ method }) =>
    method === 'eth_simulateV1'
      ? { error: { code: -32601, message: 'no such method' } }
      : undefined,
  )
  expect(await wordOf(signable)).toEqual({ outcome: 'goesThrough', count: 0 })
})

test('two owners update the account; chain and gateway say the new version, and a second time is refused', async () => {
  const signable = await update()
  const { chainId } = neighbours
  const gateway = createGatewayClient({ baseUrl: neighbours.devnet.gatewayUrl })
  const info = () => getSafeInfo(gateway, { chainId, address: account })
  expect(await info()).toMatchObject({ version: '1.3.0', implementationVersionState: 'OUTDATED' })
  await execute(signable)
  const facts = await readFacts()
  expect(facts).toMatchObject({
    version: '1.4.1',
    threshold: 2,
    nonce: 1,
    implementation: { official: { name: 'SafeL2', version: '1.4.1' } },
    fallbackHandler: { official: { name: 'CompatibilityFallbackHandler', version: '1.4.1' } },
  })
  await expect.poll(info, { timeout: 15_000 }).toMatchObject({
    version: '1.4.1',
    implementationVersionState: 'UP_TO_DATE',
    implementation: { value: official('SafeL2').address },
    fallbackHandler: { value: official('CompatibilityFallbackHandler').address },
  })
  // 1.5.0 is not on this chain.
  expect(await offered()).toBeNull()
  const again = { ...signable, transaction: { ...signable.transaction, nonce: 1n } }
  await expect(verifyCode(client(), again)).rejects.toMatchObject({
    check: { kind: 'version', version: '1.4.1', said: '1.3.0' },
  })
  await expect(verifyCode(client(), { ...again, version: '1.4.1' })).rejects.toMatchObject({
    check: { kind: 'blocked' },
  })
})

test('a look-alike of the official contract stays blocked, whatever its code', async () => {
  const { transaction } = await update()
  const { address } = official('SafeMigration')
  const lookAlike = `${address.slice(0, 8)}${'0'.repeat(28)}${address.slice(-6)}` as Address
  expect(isAddressEqual(lookAlike, address)).toBe(false)
  const code = await codeOf(address)
  await replace(lookAlike, code)
  const hostile = signableOf({ ...transaction, to: lookAlike })
  expect(viewOf(hostile)).toMatchObject({ blocked: true, action: { kind: 'delegateCall' } })
  await expect(verifyCode(client(), hostile)).rejects.toMatchObject({ check: { kind: 'blocked' } })
})

const codeOf = async (address: Address): Promise<Hex> =>
  (await getCode(neighbours.chainControl, { address })) ?? '0x'
