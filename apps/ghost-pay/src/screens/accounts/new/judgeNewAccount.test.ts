import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { listSentinel } from '@ghost-pay/safe-protocol'

import { judgeNewAccount, thresholdAdvice } from './judgeNewAccount.ts'
import {
  addOwner,
  emptyNewAccount,
  type NewAccountDraft,
  readNewAccountDraft,
  withOwners,
} from './newAccountDraft.ts'

const { alice, bob, carol } = testAddresses
const people = new Map<Address, string>([
  [alice, 'Alice'],
  [bob, 'Twin'],
  [carol, 'twin'],
])

const buildDraft = (draft: Partial<NewAccountDraft> = {}): NewAccountDraft => ({
  ...emptyNewAccount('7'),
  chainIds: [mainnet.id],
  owners: [alice, bob, carol],
  ...draft,
})

const judge = (draft: Partial<NewAccountDraft> = {}, planned: readonly Address[] = []) =>
  judgeNewAccount(buildDraft(draft), { people, chains: [mainnet, gnosis], planned })

/** What is wrong with the last owner. */
const complaint = (...owners: string[]) => {
  const last = judge({ owners }).owners.at(-1)
  return last?.status === 'problem' ? last.said[0] : last?.status
}

describe('an owner', () => {
  test('is an address, or the name of one person', () => {
    const { owners, plan } = judge({ owners: [' alice ', bob, ''] })
    expect(owners).toEqual([
      { status: 'owner', address: alice },
      { status: 'owner', address: bob },
      { status: 'empty' },
    ])
    expect(plan?.owners).toEqual([alice, bob])
  })

  test('is refused for what the contract would refuse, and for what nobody can sign with', () => {
    expect(complaint(alice, alice.toLowerCase())).toBe('newAccount.owner.duplicate')
    expect(complaint(alice, 'Alice')).toBe('newAccount.owner.duplicate')
    expect(complaint(alice, zeroAddress)).toBe('newAccount.owner.reserved')
    expect(complaint(alice, listSentinel)).toBe('newAccount.owner.reserved')
    expect(complaint(alice, 'Twin')).toBe('unread')
    expect(
      complaint(
        alice,
        bob.replace(/[A-F]/, (letter) => letter.toLowerCase()),
      ),
    ).toBe('unread')
    expect(complaint(alice, 'ana.eth')).toBe('name')
    expect(judge({ owners: [alice, bob, 'ana.eth'] }).plan).toBeUndefined()
    expect(complaint(alice, `gno:${bob}`)).toBe('newAccount.owner.otherChain')
    expect(complaint(alice, `eth:${bob}`)).toBe('owner')
  })

  test('is never an account that does not exist yet, least of all this one', () => {
    const own = judge({ owners: [alice, bob] }).plan?.address ?? zeroAddress
    expect(complaint(alice, bob, own)).toBe('newAccount.owner.planned')
    const kept = judge({ owners: [alice, bob] }, [bob]).owners.at(-1)
    expect(kept).toEqual({ status: 'problem', said: ['newAccount.owner.planned'] })
  })

  test('that is refused leaves no account to create', () => {
    expect(judge().plan).toBeDefined()
    expect(judge({ owners: [alice, bob, 'nobody'] }).plan).toBeUndefined()
    expect(judge({ owners: [alice, '', ''] }).plan).toBeUndefined()
    expect(judge({ chainIds: [] })).toMatchObject({
      plan: undefined,
      chains: ['newAccount.chains.none'],
    })
  })
})

test('the address is that of the owners in their order, the rule and the number', () => {
  const address = judge().plan?.address
  expect(judge().plan?.address).toBe(address)
  for (const changed of [{ owners: [bob, alice, carol] }, { threshold: 3 }, { saltNonce: '8' }]) {
    expect(judge(changed).plan?.address).not.toBe(address)
  }
  // The same on every chain.
  expect(judge({ chainIds: [gnosis.id] }).plan?.address).toBe(address)
})

test('a rule is told by what a lost and a stolen key would do', () => {
  const adviceFor = (threshold: number, owners: number) => thresholdAdvice(threshold, owners)
  expect(adviceFor(1, 0)).toEqual({ said: ['newAccount.owner.missing', { count: 1 }] })
  expect(adviceFor(3, 1)).toEqual({ said: ['newAccount.owner.missing', { count: 2 }] })
  expect(adviceFor(1, 1).said).toEqual(['newAccount.advice.single'])
  expect(adviceFor(1, 3).said).toEqual(['newAccount.advice.any'])
  expect(adviceFor(3, 3).said).toEqual(['newAccount.advice.all'])
  expect(adviceFor(2, 4).said).toEqual(['newAccount.advice.minority', { count: 2 }])
  expect(adviceFor(2, 3)).toEqual({ tone: 'good', said: ['newAccount.advice.good', { count: 1 }] })
  expect(adviceFor(3, 5)).toEqual({ tone: 'good', said: ['newAccount.advice.good', { count: 2 }] })
})

describe('a draft', () => {
  test('is read as it was written, and nothing of a damaged one', () => {
    const draft = buildDraft({ name: 'Grants' })
    expect(readNewAccountDraft(JSON.stringify(draft))).toEqual(draft)
    for (const damaged of [
      '',
      'null',
      '{}',
      JSON.stringify({ ...draft, saltNonce: '-1' }),
      JSON.stringify({ ...draft, owners: [1] }),
      JSON.stringify({ ...draft, threshold: 1.5 }),
    ]) {
      expect(readNewAccountDraft(damaged)).toBeUndefined()
    }
  })

  test('takes people into its empty places first, and never asks for more signatures than owners', () => {
    const draft = buildDraft({ owners: ['', bob], threshold: 2 })
    expect(addOwner(draft, alice).owners).toEqual([alice, bob])
    expect(addOwner(addOwner(draft, alice), carol).owners).toEqual([alice, bob, carol])
    expect(withOwners(draft, [bob]).threshold).toBe(1)
    expect(withOwners(draft, [alice, bob, carol]).threshold).toBe(2)
  })
})
