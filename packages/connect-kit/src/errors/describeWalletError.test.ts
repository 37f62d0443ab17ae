import fc from 'fast-check'
import {
  ChainDisconnectedError,
  HttpRequestError,
  ProviderDisconnectedError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  TimeoutError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ChainNotConfiguredError as WagmiChainNotConfiguredError,
  ConnectorAccountNotFoundError,
  ProviderNotFoundError,
  SwitchChainNotSupportedError,
} from 'wagmi'

import { copy } from '../copy.ts'
import {
  describeWalletError,
  isUserRejection,
  type WalletErrorKind,
} from './describeWalletError.ts'
import {
  ChainAddFailedError,
  ChainNotConfiguredError,
  PairingExpiredError,
  ProjectIdMissingError,
  ProviderRequiredError,
  RelayTimeoutError,
  ResourceUnavailableError,
  SafeNotInIframeError,
  SdkNotInstalledError,
  SessionExpiredError,
  SignInError,
  SwitchIgnoredError,
  UserRejectedSwitchError,
  WalletTimeoutError,
} from './errors.ts'

/** What a wallet answers: an object with a code, not necessarily an Error. */
function answer(code: number, message = '') {
  return Object.assign(new Error(message), { code })
}

const account = '0x0000000000000000000000000000000000000001'

describe('codes', () => {
  test.each([
    [4001, 'rejected'],
    [4100, 'unauthorised'],
    [4200, 'unsupported-method'],
    [4900, 'disconnected'],
    [4901, 'chain-disconnected'],
    [4902, 'chain-unknown'],
    [5000, 'rejected'],
    [5100, 'chain-unknown'],
    [5700, 'unsupported-method'],
    [5750, 'rejected'],
    [6000, 'session-expired'],
    [7000, 'wc-settlement'],
    [-32002, 'pending-request'],
    [-32601, 'unsupported-method'],
    [-32000, 'unknown'],
  ])('%i is %s, bare, as an object, and wrapped twice', (code, kind) => {
    expect(describeWalletError(answer(code)).kind).toBe(kind)
    expect(describeWalletError({ code }).kind).toBe(kind)
    const wrapped = new Error('outer', { cause: new Error('inner', { cause: { code } }) })
    expect(describeWalletError(wrapped).kind).toBe(kind)
  })

  test('a code that arrives as digits counts', () => {
    expect(describeWalletError({ code: '4001' }).kind).toBe('rejected')
  })
})

describe("viem's and wagmi's classes", () => {
  test.each([
    [new UserRejectedRequestError(answer(4001)), 'rejected'],
    [
      new UserRejectedRequestError(new Error('User rejected switch after adding network.')),
      'rejected',
    ],
    [new ResourceUnavailableRpcError(answer(-32002)), 'pending-request'],
    [new UnauthorizedProviderError(new Error('no')), 'unauthorised'],
    [new UnsupportedProviderMethodError(new Error('no')), 'unsupported-method'],
    [new ProviderDisconnectedError(new Error('no')), 'disconnected'],
    [new ChainDisconnectedError(new Error('no')), 'chain-disconnected'],
    [new SwitchChainError(answer(4902)), 'chain-unknown'],
    [new SwitchChainError(new WagmiChainNotConfiguredError()), 'chain-unknown'],
    [Object.assign(new Error('4902'), { name: 'SwitchChainError', code: 4902 }), 'chain-unknown'],
    [new SwitchChainError(answer(-32002)), 'pending-request'],
    [new SwitchChainError(new Error('the wallet tripped')), 'unknown'],
    [new WagmiChainNotConfiguredError(), 'chain-unknown'],
    [new ProviderNotFoundError(), 'provider-gone'],
    [
      new ConnectorAccountNotFoundError({
        address: account,
        connector: { name: 'A wallet' } as ConstructorParameters<
          typeof ConnectorAccountNotFoundError
        >[0]['connector'],
      }),
      'unauthorised',
    ],
    [
      new SwitchChainNotSupportedError({
        connector: { name: 'A wallet' } as ConstructorParameters<
          typeof SwitchChainNotSupportedError
        >[0]['connector'],
      }),
      'unsupported-method',
    ],
    [new HttpRequestError({ url: 'http://localhost' }), 'offline'],
    [new TimeoutError({ body: {}, url: 'http://localhost' }), 'timeout-node'],
  ])('%s', (error, kind) => {
    expect(describeWalletError(error).kind).toBe(kind)
  })

  test('adding a chain that failed is not a refusal, whatever wagmi wraps it in', () => {
    const failure = describeWalletError(
      new UserRejectedRequestError(answer(-32602, 'rpc url must be https')),
    )
    expect(failure).toMatchObject({
      kind: 'chain-add-failed',
      code: -32602,
      detail: 'rpc url must be https',
    })
  })

  test('a request that is already open is said to be open, also while adding a chain', () => {
    expect(describeWalletError(new UserRejectedRequestError(answer(-32002))).kind).toBe(
      'pending-request',
    )
  })
})

test("the kit's own errors are sorted by class, whatever their cause is", () => {
  const cause = answer(4001)
  expect(
    [
      new ChainNotConfiguredError({ chainId: 10, connectorId: 'a', cause }),
      new ProviderRequiredError('a', { cause }),
      new UserRejectedSwitchError({ chainId: 10 }),
      new ChainAddFailedError({ chainId: 10, cause }),
      new SwitchIgnoredError(10, 1),
      new ResourceUnavailableError({ cause }),
      new WalletTimeoutError(60_000),
      new RelayTimeoutError(20_000, { cause }),
      new PairingExpiredError({ cause }),
      new SessionExpiredError({ cause }),
      new SdkNotInstalledError('a', { cause }),
      new ProjectIdMissingError(),
      new SafeNotInIframeError(),
      new SignInError('nonce', { cause }),
      new SignInError('sign', { cause }),
      new SignInError('verify', { cause }),
      new SignInError('message', { cause }),
    ].map((error) => describeWalletError(error).kind),
  ).toEqual([
    'chain-unknown',
    'provider-gone',
    'rejected',
    'chain-add-failed',
    'switch-ignored',
    'pending-request',
    'timeout-wallet',
    'timeout-relay',
    'pairing-expired',
    'session-expired',
    'sdk-not-installed',
    'project-id-missing',
    'safe-not-in-iframe',
    'siwe-nonce',
    'siwe-sign',
    'siwe-verify',
    'unknown',
  ])
})

test.each([
  ['user-closed-modal', 'rejected'],
  ['user-rejected', 'rejected'],
  ['User rejected the request', 'rejected'],
  ['Connection request reset. Please try again.', 'rejected'],
  ['Proposal expired', 'pairing-expired'],
  ['No matching key. session topic does not exist', 'session-expired'],
  ['The wallet is locked', 'locked'],
  ['Request of type eth_requestAccounts already pending', 'pending-request'],
  ['Pop-up was blocked by the browser', 'popup-blocked'],
  ['Failed to fetch', 'offline'],
  ['something else', 'unknown'],
])('without a code the sentence decides: %s', (message, kind) => {
  expect(describeWalletError(new Error(message)).kind).toBe(kind)
  expect(describeWalletError(message).kind).toBe(kind)
})

test("the phone's wrapping of the true code is opened", () => {
  const error = {
    code: -32603,
    data: { originalError: { code: 4902, message: 'Unrecognized chain' } },
  }
  expect(describeWalletError(error)).toMatchObject({ kind: 'chain-unknown', code: 4902 })
})

test('nothing that is thrown breaks it', () => {
  const loop: { cause?: unknown } = {}
  loop.cause = loop
  for (const thrown of [
    undefined,
    null,
    0,
    'no',
    loop,
    { code: {} },
    { code: 'constructor' },
    { name: 'toString' },
  ])
    expect(describeWalletError(thrown)).toMatchObject({ kind: 'unknown' })
})

test('nothing that can be thrown breaks it, and there is always a kind', () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no')
      },
    },
  )
  expect(describeWalletError(hostile).kind).toBe('unknown')
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (thrown, cause) => {
      for (const error of [
        thrown,
        { code: thrown, cause },
        { name: thrown, message: cause, data: { originalError: thrown } },
      ])
        expect(copy).toHaveProperty([`error.${describeWalletError(error).kind}`])
    }),
  )
})

test('a detail is one clean line', () => {
  const { detail } = describeWalletError(new Error(`a\nb\u202ec ${'x'.repeat(500)}`))
  expect(detail).toMatch(/^a b c x+$/)
  expect(detail).toHaveLength(200)
})

test('there are 27 kinds, and each has its sentence', () => {
  // The compiler refuses this where a kind has none.
  const sentences: Record<`error.${WalletErrorKind}`, string> = copy
  expect(Object.keys(sentences).filter((key) => key.startsWith('error.'))).toHaveLength(27)
})

test('trying again is offered where it can help', () => {
  expect(describeWalletError(answer(4001)).retryable).toBe(true)
  expect(describeWalletError(answer(-32002)).retryable).toBe(true)
  expect(describeWalletError(answer(4200)).retryable).toBe(false)
  expect(describeWalletError(answer(4902)).retryable).toBe(false)
})

test('a refusal is recognised', () => {
  expect(isUserRejection(new UserRejectedRequestError(answer(4001)))).toBe(true)
  expect(isUserRejection(answer(-32002))).toBe(false)
})
