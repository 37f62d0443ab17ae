import type { Address, Hex } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import { safeProxyFactoryAbi } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { askedSendsIn } from '../store/askedSends.ts'
import type { SentDeployment } from '../store/sentDeployments.ts'
import { memoryList } from '../testing/memoryList.ts'
import { type OwnerWallet, startChain, type TestChain } from '../testing/startChain.ts'
import { type AccountPlan, planAccount } from './accountPlans.ts'
import { failedCheck } from './deploymentReport.ts'
import { creationOutcome, followDeployment } from './followDeployment.ts'
import { readDeployment } from './readDeployment.ts'
import { sendDeployment, type SendDeploymentParameters } from './sendDeployment.ts'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let alice: OwnerWallet
let goBack: () => Promise<void>
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  goBack = await chain.snapshot()
  tab = chain.open()
  alice = await tab.openWalletOf('Alice')
})
afterEach(() => goBack())

const buildPlan = (parts: Partial<AccountPlan> = {}): AccountPlan =>
  planAccount({
    owners: chain.devnet.owners.map(({ address }) => address),
    threshold: 2,
    saltNonce: 99n,
    version: '1.4.1',
    deployment: 'canonical',
    chainIds: [chain.chainId],
    ...parts,
  })

const read = (plan: AccountPlan) => readDeployment(tab.client, plan)

async function send(plan: AccountPlan, parameters: Partial<SendDeploymentParameters> = {}) {
  const sent: SentDeployment[] = []
  await sendDeployment(tab.client, {
    plan,
    chainId: chain.chainId,
    sender: alice.owner,
    wallet: alice.access,
    askedSends: askedSendsIn(memoryList()),
    onChecksPassed: vi.fn(),
    onSent: (one) => sent.push(one),
    signal: new AbortController().signal,
    ...parameters,
  })
  return sent
}

const follow = (sent: SentDeployment) =>
  followDeployment(tab.client, {
    sent,
    waitForOutcome,
    onLearned: vi.fn(),
    signal: new AbortController().signal,
  })

const codeAt = (address: Address) => getCode(tab.client, { address })

const official = (name: 'SafeL2' | 'SafeProxyFactory' | 'CompatibilityFallbackHandler') =>
  getOfficialContract({ name, version: '1.4.1' }).address

describe('before an account is created', () => {
  test('the chain agrees with this device, and says what it costs', async () => {
    const plan = buildPlan({ owners: [alice.owner, chain.treasury] })
    const report = await read(plan)
    expect(report.contracts.map(({ code }) => code)).toEqual(Array(3).fill('published'))
    expect([report.byFactoryCode, report.byTrial]).toEqual([plan.address, plan.address])
    expect(report.isTaken).toBe(false)
    expect(report.contractOwners).toEqual([chain.treasury])
    expect(report.cost?.gas).toBeGreaterThan(100_000n)
    expect(failedCheck(report, plan.address)).toBeUndefined()
  })

  test.each(['SafeL2', 'SafeProxyFactory', 'CompatibilityFallbackHandler'] as const)(
    'other code in the place of %s stops it, before the wallet is asked',
    async (name) => {
      const plan = buildPlan()
      const code = await codeAt(official(name))
      await chain.chainControl.setCode({
        address: official(name),
        bytecode: `${code ?? '0x'}00`,
      })
      const report = await read(plan)
      expect(failedCheck(report, plan.address)).toBe('contracts')
      const onChecksPassed = vi.fn()
      await expect(send(plan, { onChecksPassed })).rejects.toMatchObject({
        check: { kind: 'creation', check: 'contracts' },
      })
      expect(onChecksPassed).not.toHaveBeenCalled()
      await chain.chainControl.setCode({ address: official(name), bytecode: '0x' })
      expect((await read(plan)).contracts.map(({ code: one }) => one)).toContain('missing')
    },
  )

  test('a factory that makes other accounts is caught by its own word', async () => {
    const plan = buildPlan()
    const code = (await codeAt(official('SafeProxyFactory'))) ?? '0x'
    const proxyCode = await readContract(tab.client, {
      address: official('SafeProxyFactory'),
      abi: safeProxyFactoryAbi,
      functionName: 'proxyCreationCode',
    })
    // The last word of the proxy’s own code, which the factory carries with it.
    const ending = proxyCode.slice(-64)
    expect(code).toContain(ending)
    // Hex with another byte in it.
    const changed = code.replace(ending, ending.replace(/^../, 'ff')) as Hex
    await chain.chainControl.setCode({
      address: official('SafeProxyFactory'),
      bytecode: changed,
    })
    const report = await read(plan)
    expect(failedCheck(report, plan.address)).toBe('contracts')
    expect(report.byFactoryCode).toBeDefined()
    expect(report.byFactoryCode).not.toBe(plan.address)
    expect(report.byTrial).toBe(report.byFactoryCode)
  })

  test('contracts that the chain does not have stop it', async () => {
    const plan = buildPlan({ version: '1.3.0' })
    const report = await read(plan)
    expect(report.contracts.map(({ code }) => code)).toEqual(Array(3).fill('missing'))
    expect(report.byTrial).not.toBe(plan.address)
    await expect(send(plan)).rejects.toMatchObject({
      check: { kind: 'creation', check: 'contracts' },
    })
  })

  test('another wallet than the one on the screen is not asked', async () => {
    const [, bob] = chain.devnet.owners
    const sender = bob?.address ?? alice.owner
    await expect(send(buildPlan(), { sender })).rejects.toMatchObject({
      check: { kind: 'otherAccount' },
    })
    const attempt = new AbortController()
    attempt.abort(new Error('gone'))
    await expect(send(buildPlan(), { signal: attempt.signal })).rejects.toThrow('gone')
  })
})

describe('creating an account', () => {
  test('ends with what the factory wrote, also for a page that was loaded later', async () => {
    const plan = buildPlan()
    const [sent] = await send(plan)
    if (sent === undefined) throw new Error('Nothing was sent.')
    expect(await follow(sent)).toBe('succeeded')
    expect(await codeAt(plan.address)).toBeDefined()
    expect(failedCheck(await read(plan), plan.address)).toBe('free')
    await expect(send(plan)).rejects.toMatchObject({ check: { kind: 'creation', check: 'free' } })
    // Another account’s receipt proves nothing for this one.
    expect(await follow({ ...sent, address: official('SafeL2') })).not.toBe('succeeded')
  })

  test('that somebody else did first leads to the same account', async () => {
    const plan = buildPlan({ saltNonce: 100n })
    const [first] = await send(plan)
    if (first === undefined) throw new Error('Nothing was sent.')
    const { chainControl } = chain
    const hash = await chainControl.sendUnsignedTransaction({
      from: alice.owner,
      to: first.factory,
      data: first.data,
      gas: 1_000_000n,
    })
    expect(await follow({ ...first, hash })).toBe('overtaken')
  })

  test('that was undone, or did something else, created nothing', () => {
    const sent = { address: official('SafeL2'), factory: official('SafeProxyFactory') }
    expect(creationOutcome({ status: 'reverted', logs: [] }, sent)).toBe('reverted')
    expect(creationOutcome({ status: 'success', logs: [] }, sent)).toBe('unrelated')
  })
})
