import { describe, expect, test } from 'vitest'

import * as gateway from './index.ts'
import { answering } from './testing/answering.ts'
import { account, rows } from './testing/rows.ts'
import { owners, safe } from './testing/wire.ts'

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** What somebody without types may do. */
const calls = Object.fromEntries(Object.entries(gateway)) as unknown as Record<
  string,
  (client: gateway.GatewayClient, parameters?: unknown) => Promise<unknown>
>

/** Calls that have nothing they need. */
const needsNothing = [
  'getAbout',
  'getAuthNonce',
  'getChains',
  'getCounterfactualSafes',
  'getFiatCodes',
  'getSession',
  'logout',
]

describe('every call', () => {
  test.each(Object.keys(rows).filter((name) => !needsNothing.includes(name)))(
    '%s refuses a call without parameters, or with something else in their place',
    async (name) => {
      const { client, requests } = answering(() => ({}))
      for (const parameters of [undefined, null, 5, 'x', {}, []]) {
        const error = await failure(Promise.resolve().then(() => calls[name]?.(client, parameters)))
        expect(error).toBeInstanceOf(gateway.GatewayParameterError)
      }
      expect(requests).toEqual([])
    },
  )
})

const call = { to: owners[0]!, value: 5n }
const wrong: [string, string, (client: gateway.GatewayClient) => Promise<unknown>][] = [
  [
    'executedFrom',
    'NaN',
    (client) => gateway.getIncomingTransfers(client, { ...account, executedFrom: NaN }),
  ],
  [
    'executedUntil',
    '1e+300',
    (client) => gateway.getMultisigTransactions(client, { ...account, executedUntil: 1e300 }),
  ],
  [
    'timezoneOffset',
    'NaN',
    (client) => gateway.getTransactionHistory(client, { ...account, timezoneOffset: NaN }),
  ],
  ['limit', 'Infinity', (client) => gateway.getChains(client, { limit: Infinity })],
  [
    'captchaToken',
    '"a\\r\\nx-api-key: b"',
    (client) =>
      gateway.getAllOwnedSafes(client, { owner: safe, captchaToken: 'a\r\nx-api-key: b' }),
  ],
  [
    'captchaToken',
    '"a b"',
    (client) => gateway.getAllOwnedSafes(client, { owner: safe, captchaToken: 'a b' }),
  ],
  ['chainId', '0', (client) => gateway.getSafeInfo(client, { ...account, chainId: 0 })],
  ['id', '".."', (client) => gateway.getTransaction(client, { chainId: 1, id: '..' })],
  ['id', '","', (client) => gateway.getTransaction(client, { chainId: 1, id: ',' })],
  ['transaction', 'undefined', (client) => calls.estimateTransaction!(client, account)],
  [
    'transaction',
    'null',
    (client) => calls.proposeTransaction!(client, { ...account, transaction: null }),
  ],
  ['safes', 'undefined', (client) => calls.getSafeOverviews!(client, {})],
  ['safe', 'null', (client) => calls.getSafeOverviews!(client, { safes: [null] })],
  ['chainIds', '1', (client) => calls.getPortfolio!(client, { address: safe, chainIds: 1 })],
  [
    'subscription',
    'null',
    (client) => calls.deleteAllSubscriptions!(client, { subscriptions: [null] }),
  ],
  [
    'numberSignatures',
    'NaN',
    (client) =>
      gateway.previewFees(client, {
        ...account,
        transaction: { ...call, nonce: 1, gasToken: safe },
        numberSignatures: NaN,
      }),
  ],
  [
    'value',
    'an object',
    (client) =>
      calls.estimateTransaction!(client, {
        ...account,
        transaction: { ...call, value: { big: 5n } },
      }),
  ],
  // One letter of the checksum is wrong: most likely it is another address altogether.
  [
    'to',
    '"0x5Afe5afE5afE5afE5afE5aFe5aFe5Afe5Afe5AfE"',
    (client) =>
      gateway.estimateTransaction(client, {
        ...account,
        transaction: { ...call, to: '0x5Afe5afE5afE5afE5afE5aFe5aFe5Afe5Afe5AfE' },
      }),
  ],
  [
    'address',
    '"0X5afe5afe5afe5afe5afe5afe5afe5afe5afe5afe"',
    (client) =>
      calls.getSafeInfo!(client, {
        chainId: 1,
        address: '0X5afe5afe5afe5afe5afe5afe5afe5afe5afe5afe',
      }),
  ],
]

test.each(wrong)('%s: %s is refused before anything is sent', async (field, words, ask) => {
  const { client, requests } = answering(() => ({}))
  const error = await failure(Promise.resolve().then(() => ask(client)))
  expect(error).toBeInstanceOf(gateway.GatewayParameterError)
  expect(error).toMatchObject({ field })
  expect((error as Error).message).toContain(words)
  expect(requests).toEqual([])
})

test.each([
  { timeout: NaN },
  { timeout: -1 },
  { maxBytes: NaN },
  { retry: NaN },
  { retry: -1 },
  { retry: { minDelay: NaN } },
  { retry: { maxDelay: -5 } },
])('a client with %j is refused: it would ask for ever, or never', (options) => {
  expect(() => gateway.createGatewayClient(options)).toThrow(gateway.GatewayParameterError)
})

test.each([
  { timeout: 0 },
  { timeout: Infinity },
  { maxBytes: Infinity },
  { retry: 0 },
  { retry: false as const },
])('a client with %j is not', (options) => {
  expect(() => gateway.createGatewayClient(options)).not.toThrow()
})
