import { expect, test } from 'vitest'
import { policyTypedData } from '@ghost-pay/payments/policy'

import {
  maySignMessage,
  messageChecks,
  type MessageChecksParameters,
  messageTruth,
  messageTurn,
  type MessageTurnParameters,
} from './messageChecks.ts'
import { longestText, messageContent } from './messageContent.ts'
import { messageRisk } from './messageRisk.ts'
import { isLikeBytes, lineEndsOf, readMessageDraft, readTypedData } from './readMessageDraft.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const hash = `0x${'ab'.repeat(32)}` as const
const other = `0x${'cd'.repeat(32)}` as const
const signature = `0x${'11'.repeat(64)}1b` as const

const permit = (message: Record<string, unknown>) => ({
  domain: { name: 'Demo Dollar', chainId: 1, verifyingContract: token },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message,
})

test('a text keeps its lines, and what is not seen is counted and left out', () => {
  expect(messageContent('One\r\n\ttwo\u202e\u200b')).toEqual({
    kind: 'text',
    text: 'One\n\ttwo',
    hidden: 2,
    isCut: false,
    signsInTo: undefined,
  })
  expect(messageContent('a'.repeat(longestText + 1))).toMatchObject({ isCut: true })
  expect(
    messageContent('pay.test wants you to sign in with your Ethereum account:\n0x'),
  ).toMatchObject({ signsInTo: 'pay.test' })
  expect(
    messageContent('https://pay.test wants you to sign in with your Ethereum account:\n0x'),
  ).toMatchObject({ signsInTo: 'pay.test' })
})

test('typed data is shown in the order in which it is hashed, and what is not hashed apart', () => {
  expect(
    messageContent({
      domain: { name: 'Mail' },
      types: {
        Mail: [
          { name: 'to', type: 'Person[]' },
          { name: 'text', type: 'string' },
        ],
        Person: [{ name: 'wallet', type: 'address' }],
      },
      primaryType: 'Mail',
      message: { text: 'Hi\u202e', to: [{ wallet: alice, hint: 1 }, { wallet: bob }], more: 'x' },
    }),
  ).toEqual({
    kind: 'typedData',
    primaryType: 'Mail',
    domain: [{ path: 'name', value: 'Mail', address: undefined }],
    rows: [
      { path: 'to 1 › wallet', value: alice, address: alice },
      { path: 'to 2 › wallet', value: bob, address: bob },
      { path: 'text', value: 'Hi', address: undefined },
    ],
    unsigned: [
      { path: 'to 1 › hint', value: '1', address: undefined },
      { path: 'more', value: 'x', address: undefined },
    ],
    isCut: false,
  })
})

test('what the type of the domain does not name is shown as not signed', () => {
  const of = (types: Record<string, { name: string; type: string }[]>) => {
    const content = messageContent({
      domain: { name: 'Mail', chainId: 1, hint: 'x' },
      types: { ...types, Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'Hi' },
    })
    return content.kind === 'typedData' && [content.domain, content.unsigned].map(pathsOf)
  }
  const pathsOf = (rows: readonly { path: string }[]) => rows.map(({ path }) => path)
  // Without a type the known fields are those of the domain.
  expect(of({})).toEqual([['name', 'chainId'], ['hint']])
  expect(of({ EIP712Domain: [{ name: 'name', type: 'string' }] })).toEqual([
    ['name'],
    ['chainId', 'hint'],
  ])
})

test('data without an end is cut, and is said to be', () => {
  const types = {
    A: [
      { name: 'a', type: 'A' },
      { name: 'list', type: 'string[]' },
    ],
  }
  const deep = { a: {} as Record<string, unknown> }
  deep.a = { a: { a: { list: ['x'] } } }
  const of = (message: Record<string, unknown>) =>
    messageContent({ types, primaryType: 'A', message })
  expect(of({ list: Array(500).fill('x') })).toMatchObject({ isCut: true })
  expect(of({ list: ['x'.repeat(2000)] })).toMatchObject({ isCut: true })
  expect(of(deep)).toMatchObject({ isCut: false })
  expect(of({ list: ['ends…'] })).toMatchObject({ isCut: false })
  let deeper: Record<string, unknown> = { list: ['unseen'] }
  for (let depth = 0; depth < 20; depth += 1) deeper = { a: deeper }
  expect(of(deeper)).toMatchObject({ isCut: true })
  // Types and values from outside need not be what they should be.
  const odd = { types: { A: 1 }, primaryType: 'A', message: null } as never
  expect(messageContent(odd)).toMatchObject({ kind: 'typedData' })
  const empty = { types: { A: [null], EIP712Domain: [1] }, primaryType: 'A', message: { a: 1 } }
  expect(messageContent(empty as never)).toMatchObject({ rows: [], unsigned: [{ path: 'a' }] })
})

test('a permit says what is signed of it, whatever stands beside', () => {
  const { permissions } = messageRisk(
    // “allowed” is of another form, and no type names it here.
    permit({ owner: alice, spender: bob, value: '5', allowed: false }),
    { safe: alice, tokens: [], nameOf: () => undefined },
  )
  expect(permissions).toEqual([{ owner: alice, spender: bob, token, amount: 5n }])
})

test('a permit says whom it lets take what', () => {
  const of = (value: string) =>
    messageRisk(permit({ owner: alice, spender: bob, value }), {
      safe: alice,
      tokens: [],
      nameOf: () => undefined,
    })
  expect(of('5').permissions).toEqual([{ owner: alice, spender: bob, token, amount: 5n }])
  expect(of(String((1n << 160n) - 1n)).permissions).toMatchObject([{ amount: undefined }])
  expect(of('5').chainId).toBe('1')
  const onChain = (chainId: unknown) => {
    const message = permit({ owner: alice, spender: bob, value: '5' })
    const domain = { ...message.domain, chainId }
    return messageRisk({ ...message, domain }, { safe: alice, tokens: [], nameOf: () => undefined })
      .chainId
  }
  expect(onChain('0x89')).toBe('137')
  expect(onChain('9007199254740993')).toBe('9007199254740993')
  expect(onChain('14018334920824265'.repeat(4))).toBe('14018334920824265'.repeat(4))
  expect(onChain(undefined)).toBeUndefined()
  const damaged = messageRisk(permit({ owner: 'me', spender: bob, value: '5' }), {
    safe: alice,
    tokens: [],
    nameOf: () => undefined,
  })
  expect(damaged.warnings).toMatchObject([{ level: 'blocked' }])
})

test('a spend policy of the account is a form that is known, another’s is not', () => {
  const policy = policyTypedData({
    chainId: 1,
    account: alice,
    issuedAt: 1n,
    replaces: `0x${'00'.repeat(32)}`,
    people: [],
    onlyPeople: true,
    onlyTokens: false,
    limits: [],
  })
  const of = (safe: typeof alice | typeof bob) =>
    messageRisk(policy, { safe, tokens: [], nameOf: () => undefined }).isUnknownForm
  expect([of(alice), of(bob)]).toEqual([false, true])
})

test('pasted typed data is read, or the mistake is named', () => {
  const good = permit({ owner: alice, spender: bob, value: '5' })
  const problem = (value: unknown) =>
    readTypedData(typeof value === 'string' ? value : JSON.stringify(value)).problem
  expect(readTypedData(JSON.stringify(good)).data).toEqual(good)
  expect(problem('{')?.[0]).toBe('message.problem.json')
  expect(problem('[]')).toEqual(['message.problem.object'])
  expect(problem({ ...good, domain: undefined })).toEqual([
    'message.problem.missing',
    { field: 'domain' },
  ])
  expect(problem({ ...good, types: [] })).toEqual(['message.problem.missing', { field: 'types' }])
  expect(problem({ ...good, message: 1 })).toEqual([
    'message.problem.missing',
    { field: 'message' },
  ])
  expect(problem({ ...good, primaryType: 1 })).toEqual(['message.problem.primaryType'])
  expect(problem({ ...good, primaryType: 'Order' })).toEqual([
    'message.problem.type',
    { type: 'Order' },
  ])
  expect(problem({ ...good, types: { Permit: [{ name: 'owner' }] } })).toEqual([
    'message.problem.field',
    { type: 'Permit' },
  ])
  expect(problem(JSON.stringify(good).replace('"5"', '9007199254740993'))).toEqual([
    'message.problem.number',
    { path: 'message.value' },
  ])
  const misfit = (path: string) => ['message.problem.value', { path }]
  expect(problem(permit({ owner: 'me', spender: bob, value: '5' }))).toEqual(
    misfit('message.owner'),
  )
  expect(problem(permit({ owner: alice, spender: bob, value: '' }))).toEqual(
    misfit('message.value'),
  )
  expect(problem(permit({ owner: alice, spender: bob, value: ' 1' }))).toEqual(
    misfit('message.value'),
  )
  expect(problem(JSON.stringify(good).replace('"5"', '1.5'))).toEqual(misfit('message.value'))
  expect(problem({ ...good, domain: { ...good.domain, chainId: 'one' } })).toEqual(
    misfit('domain.chainId'),
  )
  const domain = { ...good.domain, chainId: '0x89' }
  expect(readTypedData(JSON.stringify({ ...good, domain })).data).toEqual({ ...good, domain })
  let tree: unknown = { children: [] }
  for (let level = 0; level < 40; level++) tree = { children: [tree] }
  expect(problem({ ...good, message: { ...good.message, tree } })).toEqual(['message.problem.deep'])
  expect(problem(' '.repeat(longestText + 1))?.[0]).toBe('message.problem.long')
})

test('an empty draft is no message and no mistake', () => {
  expect(readMessageDraft({ kind: 'text', text: ' \n' })).toEqual({
    message: undefined,
    problem: undefined,
  })
  expect(readMessageDraft({ kind: 'text', text: ' Yes\n' }).message).toBe(' Yes\n')
  expect(readMessageDraft({ kind: 'typedData', text: '1' }).problem?.[0]).toBe(
    'message.problem.object',
  )
  expect(readMessageDraft({ kind: 'text', text: 'a'.repeat(longestText + 1) }).problem?.[0]).toBe(
    'message.problem.long',
  )
})

test('a text is signed with the line ends that were chosen, and with every blank', () => {
  const draft = { kind: 'text', text: 'a \nb\n ' } as const
  expect(readMessageDraft(draft).message).toBe('a \nb\n ')
  expect(readMessageDraft({ ...draft, lineEnds: 'lf' }).message).toBe('a \nb\n ')
  expect(readMessageDraft({ ...draft, lineEnds: 'crlf' }).message).toBe('a \r\nb\r\n ')
  expect(lineEndsOf('a\r\nb\r\n')).toBe('crlf')
  expect(lineEndsOf('a\nb')).toBe('lf')
  expect(lineEndsOf('a\r\nb\nc\rd')).toBe('lf')
  expect(lineEndsOf('a')).toBeUndefined()
  const long = 'a\n'.repeat(longestText / 2)
  expect(readMessageDraft({ kind: 'text', text: long, lineEnds: 'crlf' }).problem?.[0]).toBe(
    'message.problem.long',
  )
})

test('what looks like bytes is told apart from words', () => {
  expect(['0xdeadbeef', ' 0xAB\n', '0x1', '0x', 'deadbeef', '0xab 0xcd'].map(isLikeBytes)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

const truthOf = (worth: 'signed' | 'invalid', claimed: `0x${string}` = hash, threshold = 1) =>
  messageTruth(
    { hash, signatures: [{ owner: alice, signature, worth }] },
    { claimed, owners: [alice, bob], threshold },
  )

test('of a message that is another one than the gateway says, no signature counts', () => {
  expect(truthOf('signed')).toMatchObject({ isLie: false, isComplete: true, missing: [bob] })
  expect(truthOf('signed', other)).toMatchObject({
    isLie: true,
    isComplete: false,
    counted: [],
    missing: [alice, bob],
  })
  expect(truthOf('invalid')).toMatchObject({ isComplete: false, bad: [{ owner: alice }] })
})

const states = (parameters: Partial<MessageChecksParameters>) => {
  const checks = messageChecks({
    hash,
    claimed: hash,
    onChain: { hash, valid: undefined },
    truth: truthOf('signed', hash, 2),
    ...parameters,
  })
  return [...checks.map(({ state }) => state), maySignMessage(checks)]
}

test.each<[string, Partial<MessageChecksParameters>, unknown[]]>([
  ['all that can be known agrees', {}, ['passed', 'passed', 'passed', 'passed', 'open', true]],
  [
    'the account was not asked yet',
    { onChain: { hash: undefined, valid: undefined } },
    ['passed', 'running', 'passed', 'passed', 'open', false],
  ],
  [
    'nothing at the account answers',
    { onChain: { hash: null, valid: undefined } },
    ['passed', 'failed', 'passed', 'passed', 'open', false],
  ],
  [
    'the account has another hash',
    { onChain: { hash: other, valid: undefined } },
    ['passed', 'failed', 'passed', 'passed', 'open', false],
  ],
  [
    'the gateway has another hash',
    { claimed: other, truth: truthOf('signed', other) },
    ['passed', 'passed', 'failed', 'open', 'open', false],
  ],
  [
    'a new message',
    { claimed: undefined, truth: undefined },
    ['passed', 'passed', 'open', 'open', 'open', true],
  ],
  [
    'a signature does not hold',
    { truth: truthOf('invalid') },
    ['passed', 'passed', 'passed', 'warning', 'open', true],
  ],
  ['nothing can be hashed', { hash: null }, ['failed', 'open', 'failed', 'passed', 'open', false]],
  [
    'enough have signed, and the account calls it its own',
    { truth: truthOf('signed'), onChain: { hash, valid: 'valid' } },
    ['passed', 'passed', 'passed', 'passed', 'passed', true],
  ],
  [
    'enough have signed, and the account does not call it its own',
    { truth: truthOf('signed'), onChain: { hash, valid: 'refused' } },
    ['passed', 'passed', 'passed', 'passed', 'failed', false],
  ],
  [
    'enough have signed, and the account is being asked',
    { truth: truthOf('signed') },
    ['passed', 'passed', 'passed', 'passed', 'running', true],
  ],
])('checks: %s', (_, parameters, expected) => {
  expect(states(parameters)).toEqual(expected)
})

test('of what others may have signed nobody is said not to have', () => {
  const said = (parameters: Partial<MessageChecksParameters>) =>
    messageChecks({
      hash,
      claimed: hash,
      onChain: { hash, valid: undefined },
      truth: undefined,
      ...parameters,
    }).find(({ name }) => name === 'signatures')?.said
  expect(said({ claimed: undefined })).toEqual(['message.check.signaturesNone'])
  expect(said({})).toEqual(['message.check.signaturesUnread'])
  const truth = truthOf('signed', other, 2)
  expect(said({ claimed: other, truth: { ...truth, isLie: true } })).toEqual([
    'message.check.signaturesUnread',
  ])
})

const turn = (parameters: Partial<MessageTurnParameters>) => {
  const { canSign, title } = messageTurn({
    checks: messageChecks({
      hash,
      claimed: hash,
      onChain: { hash, valid: undefined },
      truth: truthOf('signed', hash, 2),
    }),
    elsewhere: false,
    viewer: 'owner',
    hasSigned: false,
    count: 1,
    threshold: 2,
    isWhole: true,
    isMeant: true,
    ...parameters,
  })
  return [title[0], canSign]
}

test.each<[Partial<MessageTurnParameters>, string, boolean]>([
  [{}, 'message.turn.yours', true],
  [{ isWhole: false }, 'message.turn.closed', false],
  [{ count: 2 }, 'message.turn.done', false],
  [{ viewer: 'disconnected' }, 'message.turn.connect', false],
  [{ elsewhere: true }, 'message.turn.elsewhere', false],
  [{ viewer: 'notOwner' }, 'message.turn.watch', false],
  [{ viewer: 'unknown' }, 'message.turn.wait', false],
  [{ count: undefined }, 'message.turn.wait', false],
  [{ hasSigned: true }, 'message.turn.signed', false],
  [{ isMeant: false }, 'message.turn.read', false],
  [
    {
      checks: messageChecks({
        hash,
        claimed: other,
        onChain: { hash, valid: undefined },
        truth: undefined,
      }),
    },
    'message.turn.closed',
    false,
  ],
  [
    {
      checks: messageChecks({
        hash,
        claimed: hash,
        onChain: { hash: undefined, valid: undefined },
        truth: undefined,
      }),
    },
    'message.turn.wait',
    false,
  ],
])('whose turn it is: %#', (parameters, title, canSign) => {
  expect(turn(parameters)).toEqual([title, canSign])
})
