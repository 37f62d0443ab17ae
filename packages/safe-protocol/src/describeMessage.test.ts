import fc from 'fast-check'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'

import { describeMessage } from './describeMessage.ts'
import { SafeProtocolError } from './errors.ts'
import { enableModuleCall } from './modules/enableModuleCall.ts'
import type { SafeMessage } from './safeMessageHash.ts'
import { safeTxTypedData } from './safeTxTypedData.ts'
import { erc20TransferCall } from './tokenCalls.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const outer = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const usd = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const spender = '0x1111111111111111111111111111111111111111'

const options = {
  safe,
  tokens: [{ address: usd, symbol: 'dUSD', decimals: 6 }],
  knownSpenders: [spender],
}

const typed = (primaryType: string, contract: string, message: Record<string, unknown>) => ({
  domain: { name: 'Anything', chainId: 1, verifyingContract: contract },
  types: { [primaryType]: Object.keys(message).map((name) => ({ name, type: 'uint256' })) },
  primaryType,
  message,
})

function read(message: SafeMessage) {
  const { action, sentence, warnings } = describeMessage({ ...options, message })
  return [action.kind, sentence, ...warnings.map(({ code, path }) => [code, ...path].join(' '))]
}

test.each<[string, SafeMessage, string[]]>([
  ['text', 'Sign in.\n\nPlease.', ['text', 'Sign the text “Sign in. Please.”.']],
  ['a long text', 'a'.repeat(300), ['text', `Sign the text “${'a'.repeat(80)}…”.`]],
  ['bytes', { raw: '0x1234' }, ['bytes', 'Sign bytes that are no text.']],
  [
    'other typed data',
    typed('Order', eve, { id: 1 }),
    ['typedData', `Sign typed data “Order” for ${eve}.`],
  ],
  [
    'a limited permit',
    typed('Permit', usd, { owner: safe, spender, value: '5000000', nonce: 0, deadline: 1 }),
    ['permit', `Let ${spender} take 5 dUSD of ${safe}.`, 'permit'],
  ],
  [
    'an unlimited permit of an unknown spender',
    typed('Permit', usd, {
      owner: safe,
      spender: eve,
      value: `0x${maxUint256.toString(16)}`,
      nonce: 0,
      deadline: 1,
    }),
    [
      'permit',
      `Let ${eve} take any amount of dUSD of ${safe}.`,
      'permit',
      'unlimitedApproval',
      'unknownSpender',
    ],
  ],
  [
    'a permit in DAI’s form',
    typed('Permit', usd, { holder: safe, spender, nonce: 0, expiry: 0, allowed: true }),
    ['permit', `Let ${spender} take any amount of dUSD of ${safe}.`, 'permit', 'unlimitedApproval'],
  ],
  [
    'a Permit2 allowance',
    typed('PermitSingle', permit2, {
      details: { token: usd, amount: (1n << 160n) - 1n, expiration: 1, nonce: 0 },
      spender: eve,
      sigDeadline: 1,
    }),
    [
      'permit',
      `Let ${eve} take any amount of dUSD of ${safe}.`,
      'permit',
      'unlimitedApproval',
      'unknownSpender',
    ],
  ],
  [
    'several Permit2 transfers',
    typed('PermitBatchTransferFrom', permit2, {
      permitted: [
        { token: usd, amount: 1_000_000 },
        { token: eve, amount: 2 },
      ],
      spender,
      nonce: 0,
      deadline: 1,
    }),
    [
      'permit',
      `Let ${spender} take 1 dUSD of ${safe}. Let ${spender} take 2 units of the unknown token ${eve} of ${safe}.`,
      'permit 0',
      'permit 1',
    ],
  ],
  [
    'a transfer by authorization',
    typed('TransferWithAuthorization', usd, { from: safe, to: eve, value: 1_000_000n }),
    ['permit', `Let ${eve} take 1 dUSD of ${safe}.`, 'permit', 'unknownSpender'],
  ],
  [
    'a damaged permit',
    typed('Permit', usd, { owner: 'me', spender: eve }),
    ['typedData', `Sign typed data “Permit” for ${usd}.`, 'unreadable'],
  ],
])('%s', (_, message, expected) => {
  expect(read(message)).toEqual(expected)
})

test('a transaction of an account this one owns is described as a transaction', () => {
  const of = (transaction: Parameters<typeof safeTxTypedData>[0]['transaction']) =>
    safeTxTypedData({ chainId: 1, safe: outer, version: '1.4.1', transaction })
  expect(read(of({ ...enableModuleCall({ safe: outer, module: eve }), nonce: 1 }))).toEqual([
    'transaction',
    `Sign as an owner of ${outer}: Enable the module ${eve}.`,
    'module',
  ])
  expect(
    read(of({ ...erc20TransferCall({ token: usd, to: eve, amount: 0 }), operation: 1, nonce: 1 })),
  ).toEqual([
    'transaction',
    `Sign as an owner of ${outer}: Run the code of ${usd} inside the account (delegatecall).`,
    'delegateCall',
  ])
})

test('what no type names is not signed, and says nothing about what is', () => {
  const told = (primaryType: string, signed: object, more: object, details: object = {}) => {
    const { types, ...rest } = typed(primaryType, usd, { ...signed })
    const message = { ...rest.message, ...more }
    const fields = types[primaryType]?.map(({ name, type }) =>
      name === 'details' ? { name, type: 'Details[]' } : { name, type },
    )
    const Details = ['token', 'amount'].map((name) => ({ name, type: 'uint256' }))
    return read({
      ...rest,
      types: { ...types, [primaryType]: fields ?? [], Details },
      message: 'details' in signed ? { ...message, details: [details] } : message,
    })
  }
  // “allowed” is DAI’s: it would make nothing of a permit for everything.
  const permit = { owner: safe, spender, value: '5000000' }
  expect(told('Permit', permit, { allowed: false })).toEqual(told('Permit', permit, {}))
  const dai = { holder: safe, spender, allowed: true }
  expect(told('Permit', dai, { owner: eve })).toEqual(told('Permit', dai, {}))
  // In lists, too.
  const single = { details: [], spender }
  expect(told('PermitSingle', single, {}, { token: usd })[2]).toBe('unreadable')
  expect(told('PermitSingle', single, {}, { token: usd, amount: 1 })[2]).toBe('permit')
})

test('data without an end is described', () => {
  let deep: Record<string, unknown> = {}
  for (let depth = 0; depth < 20_000; depth += 1) deep = { a: deep }
  const types = { Permit: [{ name: 'a', type: 'Permit' }] }
  expect(read({ types, primaryType: 'Permit', message: deep })[2]).toBe('unreadable')
})

test('no message from outside crashes it', () => {
  const anyTyped = fc.record({
    domain: fc.oneof(fc.jsonValue(), fc.constant({ verifyingContract: usd })),
    types: fc.jsonValue(),
    primaryType: fc.oneof(
      fc.constantFrom('Permit', 'PermitSingle', 'PermitTransferFrom', 'SafeTx'),
      fc.string(),
    ),
    message: fc.oneof(
      fc.jsonValue(),
      fc.record({
        owner: fc.jsonValue(),
        details: fc.jsonValue(),
        to: fc.constant(usd),
        data: fc.jsonValue(),
      }),
    ),
  })
  fc.assert(
    fc.property(fc.oneof(anyTyped, fc.jsonValue()), (given) => {
      try {
        // What a page sends has no type.
        expect(describeMessage({ ...options, message: given as string }).sentence).not.toBe('')
      } catch (error) {
        expect(error).toBeInstanceOf(SafeProtocolError)
      }
    }),
    { numRuns: 1000 },
  )
})
