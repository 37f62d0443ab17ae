import { announceRaw } from './announceRaw.ts'
import type { HostileCase, HostileSubject } from './HostileCase.ts'
import { hostileDetail } from './hostileDetail.ts'
import { hostileAddress, hostileProvider } from './hostileProvider.ts'
import { wickedTexts } from './wickedText.ts'

function trap(): never {
  throw new Error('trap')
}

const never = (): Promise<never> => new Promise(() => {})

const providers: Readonly<Record<string, () => unknown>> = {
  'takes no requests': () => ({}),
  'has a request that is a text': () => ({ request: 'eth_accounts' }),
  'is a promise as well': () => hostileProvider({}, { then: () => {} }).provider,
  'has every method there could be': () => new Proxy({}, { get: () => () => undefined }),
  'throws when it is asked': () => hostileProvider({}, { request: trap }).provider,
  'answers without a promise': () =>
    hostileProvider({}, { request: () => [hostileAddress] }).provider,
  'answers nothing': () => hostileProvider({}, { request: () => undefined }).provider,
  'never answers': () => hostileProvider({}, { request: never }).provider,
  'has no events': () => hostileProvider({}, { on: undefined, removeListener: undefined }).provider,
  'throws when it is listened to': () => hostileProvider({}, { on: trap }).provider,
  'throws when it is left': () => hostileProvider({}, { removeListener: trap }).provider,
  'is frozen': () => Object.freeze(hostileProvider().provider),
}

const accounts: Readonly<Record<string, () => unknown>> = {
  none: () => [],
  null: () => null,
  nothing: () => undefined,
  'a text': () => hostileAddress,
  'an object': () => ({ 0: hostileAddress, length: 1 }),
  numbers: () => [42, null, {}],
  'half an address': () => ['0x7E5F4552'],
  'an address that says it is many': () => Array.from({ length: 1000 }, () => hostileAddress),
}

const chains: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  'no digits': () => '0x',
  'a word': () => 'loading',
  'an object': () => ({}),
  'no number': () => Number.NaN,
  'less than nothing': () => -1,
  'a fraction': () => 1.5,
  'more than can be counted': () => `0x${'f'.repeat(64)}`,
  never: never,
}

const rejectWith = (reason: unknown) => (): Promise<never> =>
  // A wallet rejects with whatever it likes.
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors
  Promise.reject(reason)

function circularError(): Error {
  const error = new Error('circle')
  error.cause = Object.assign(new Error('inner'), { cause: error })
  return error
}

const errors: Readonly<Record<string, () => () => unknown>> = {
  nothing: () => rejectWith(undefined),
  null: () => rejectWith(null),
  'a text': () => rejectWith('no'),
  'a circle': () => rejectWith(circularError()),
  'an error that throws when it is read': () =>
    rejectWith(
      new Proxy(new Error('trap'), {
        get: (_, key) => (key === 'then' ? undefined : trap()),
      }),
    ),
  'a code that is a text': () => rejectWith({ code: '4001', message: 'no' }),
}

/** Announces one wallet that is in order but for its provider. */
const startWith =
  (make: () => unknown) =>
  (target: Window): (() => void) =>
    announceRaw(target, [hostileDetail({ provider: make() })])

function answerCases(
  subject: HostileSubject,
  does: (what: string) => string,
  answers: Readonly<Record<string, () => Readonly<Record<string, unknown>>>>,
): HostileCase[] {
  return Object.entries(answers).map(([what, make]) => ({
    id: `${subject}/${what.replaceAll(' ', '-')}`,
    subject,
    does: does(what),
    start: startWith(() => hostileProvider(make()).provider),
  }))
}

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  toAnswers: (value: Value) => Readonly<Record<string, unknown>>,
): Record<string, () => Readonly<Record<string, unknown>>> =>
  Object.fromEntries(Object.entries(values).map(([what, value]) => [what, () => toAnswers(value)]))

const wicked = <Value>(wrap: (text: string) => Value, subject: string): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(wickedTexts).map(([what, write]) => [`code as ${what}`, wrap(write(subject))]),
  )

/** Providers that are none, and answers that no wallet gives. */
export const providerCases: readonly HostileCase[] = [
  ...Object.entries(providers).map(([what, make]): HostileCase => ({
    id: `provider/${what.replaceAll(' ', '-')}`,
    subject: 'provider',
    does: `has a provider that ${what}`,
    start: startWith(make),
  })),
  ...answerCases(
    'accounts',
    (what) => `answers a request for accounts with ${what}`,
    mapped({ ...accounts, ...wicked((text) => () => [text], 'accounts') }, (answer) => ({
      eth_requestAccounts: answer,
      eth_accounts: answer,
    })),
  ),
  ...answerCases(
    'chain',
    (what) => `answers a request for its chain with ${what}`,
    mapped(chains, (answer) => ({ eth_chainId: answer })),
  ),
  ...answerCases(
    'error',
    (what) => `refuses to connect with ${what}`,
    mapped(
      {
        ...errors,
        ...wicked(
          (text) => () => rejectWith(Object.assign(new Error(text), { code: -32603, data: text })),
          'error',
        ),
      },
      (make) => ({ eth_requestAccounts: make() }),
    ),
  ),
]
