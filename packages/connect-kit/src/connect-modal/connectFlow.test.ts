import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { buildWalletOption } from '../testing/buildWalletOption.ts'
import {
  canGoBack,
  type ConnectEvent,
  type ConnectFlow,
  currentStep,
  initialConnectFlow,
  reduceConnectFlow,
} from './connectFlow.ts'

const instructions = { steps: [] }
const installed = buildWalletOption({ name: 'Installed' })
const extension = buildWalletOption({
  name: 'Extension',
  ready: false,
  extensionDownloadUrl: 'https://wallet.example/extension',
  extension: { instructions },
})
const app = buildWalletOption({
  name: 'App',
  ready: false,
  downloadUrls: { qrCode: 'https://wallet.example/app' },
  qrCode: { getUri: (uri) => uri, instructions },
})
const both = buildWalletOption({
  ...app,
  name: 'Both',
  id: 'both',
  extensionDownloadUrl: 'https://wallet.example/extension',
  extension: { instructions },
})
const neither = buildWalletOption({ name: 'Neither', ready: false })

function walk(...events: ConnectEvent[]) {
  return events.reduce(reduceConnectFlow, initialConnectFlow)
}

const select = (wallet = installed, attempt = 1) =>
  ({ type: 'walletSelected', wallet, attempt }) as const
const failure = { kind: 'rejected', retryable: true } as const

test('a ready wallet starts connecting', () => {
  expect(currentStep(walk(select()))).toEqual({ name: 'connect', wallet: installed, attempt: 1 })
})

test.each([
  ['an extension to download', extension, 'downloadOptions'],
  ['only an app', app, 'connect'],
  ['nothing to download', neither, 'connect'],
])('an unready wallet with %s goes to %s', (_, wallet, step) => {
  expect(currentStep(walk(select(wallet))).name).toBe(step)
})

test.each([
  [app, 'download'],
  [both, 'downloadOptions'],
  [extension, 'downloadOptions'],
])('a wanted wallet (%o) is got at %s', (wallet, step) => {
  expect(currentStep(walk({ type: 'getPressed' }, { type: 'walletWanted', wallet })).name).toBe(
    step,
  )
})

test('the whole way to an app on the phone, and back', () => {
  const flow = walk(
    { type: 'getPressed' },
    { type: 'walletWanted', wallet: both },
    { type: 'mobilePressed' },
    { type: 'continuePressed' },
  )
  expect(flow.map(({ name }) => name)).toEqual([
    'none',
    'get',
    'downloadOptions',
    'download',
    'instructionsMobile',
  ])
  const back = reduceConnectFlow(flow, { type: 'backPressed', attempt: 2 })
  expect(currentStep(back).name).toBe('download')
})

test('opening the shop leads to the instructions of the extension', () => {
  expect(currentStep(walk(select(extension), { type: 'extensionPressed' })).name).toBe(
    'instructionsExtension',
  )
})

test('a wallet without instructions stays where it is', () => {
  const bare = { ...extension, extension: undefined }
  expect(currentStep(walk(select(bare), { type: 'extensionPressed' })).name).toBe('downloadOptions')
})

test('the code appears, is confirmed, and a new one takes its place', () => {
  const flow = walk(
    select(),
    { type: 'uriReceived', attempt: 1, uri: 'wc:1' },
    { type: 'ownerAsked', attempt: 1 },
  )
  expect(currentStep(flow)).toMatchObject({ uri: 'wc:1', asking: true })
  expect(
    currentStep(reduceConnectFlow(flow, { type: 'uriReceived', attempt: 1, uri: 'wc:2' })),
  ).toMatchObject({
    uri: 'wc:2',
    asking: false,
  })
})

test('a failure takes the code away, a retry starts again', () => {
  const failed = walk(
    select(),
    { type: 'uriReceived', attempt: 1, uri: 'wc:1' },
    { type: 'connectFailed', attempt: 1, failure },
  )
  expect(currentStep(failed)).toEqual({ name: 'connect', wallet: installed, attempt: 1, failure })
  expect(currentStep(reduceConnectFlow(failed, { type: 'retryPressed', attempt: 2 }))).toEqual({
    name: 'connect',
    wallet: installed,
    attempt: 2,
  })
})

test('what a wallet answers to a request that was open already takes the place of that', () => {
  const pending = { ...failure, kind: 'pending-request' } as const
  const flow = walk(
    select(),
    { type: 'connectFailed', attempt: 1, failure: pending },
    { type: 'connectFailed', attempt: 1, failure },
  )
  expect(currentStep(flow)).toMatchObject({ failure })
  expect(reduceConnectFlow(flow, { type: 'connectFailed', attempt: 1, failure: pending })).toBe(
    flow,
  )
})

test('back at a code that was left, a new one is asked for', () => {
  const left = walk(
    select({ ...app, ready: true }),
    { type: 'uriReceived', attempt: 1, uri: 'wc:1' },
    { type: 'installPressed' },
    { type: 'backPressed', attempt: 2 },
  )
  expect(currentStep(left)).toMatchObject({ name: 'connect', attempt: 2 })
  expect(currentStep(left)).not.toHaveProperty('uri')
})

describe('an answer that comes late changes nothing', () => {
  const late: ConnectEvent[] = [
    { type: 'connectFailed', attempt: 1, failure },
    { type: 'uriReceived', attempt: 1, uri: 'wc:1' },
    { type: 'ownerAsked', attempt: 1 },
    { type: 'pageStayed', attempt: 1 },
  ]
  test.each(late)('$type of an attempt that was retried', (event) => {
    const before = walk(select(), { type: 'retryPressed', attempt: 2 })
    expect(reduceConnectFlow(before, event)).toBe(before)
  })
  test.each(late)('$type after the visitor went elsewhere', (event) => {
    const before = walk(select(), { type: 'cancelPressed' }, { type: 'getPressed' })
    expect(reduceConnectFlow(before, event)).toBe(before)
  })
})

test('in the wide dialog the list is there already, so a connecting wallet has no way back', () => {
  expect(canGoBack(walk(select()), 'wide')).toBe(false)
  expect(canGoBack(walk(select()), 'compact')).toBe(true)
  expect(canGoBack(walk({ type: 'getPressed' }), 'wide')).toBe(true)
  expect(canGoBack(initialConnectFlow, 'compact')).toBe(false)
})

const wallets = fc.constantFrom(installed, extension, app, both, neither)
const attempts = fc.integer({ min: 0, max: 3 })
const events: fc.Arbitrary<ConnectEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'learnPressed' as const,
      'getPressed' as const,
      'cancelPressed' as const,
      'extensionPressed' as const,
      'mobilePressed' as const,
      'continuePressed' as const,
      'installPressed' as const,
    ),
  }),
  fc.record({ type: fc.constant('walletSelected' as const), wallet: wallets, attempt: attempts }),
  fc.record({ type: fc.constant('walletWanted' as const), wallet: wallets }),
  fc.record({
    type: fc.constantFrom(
      'backPressed' as const,
      'retryPressed' as const,
      'ownerAsked' as const,
      'pageStayed' as const,
    ),
    attempt: attempts,
  }),
  fc.record({
    type: fc.constant('uriReceived' as const),
    attempt: attempts,
    uri: fc.constant('wc:1'),
  }),
  fc.record({
    type: fc.constant('connectFailed' as const),
    attempt: attempts,
    failure: fc.constant(failure),
  }),
)

test('whatever happens, there is a step with what it needs, and Back ends at the list', () => {
  const needWallet = [
    'connect',
    'downloadOptions',
    'download',
    'instructionsMobile',
    'instructionsExtension',
  ]
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (sequence) => {
      let flow: ConnectFlow = initialConnectFlow
      for (const event of sequence) {
        flow = reduceConnectFlow(flow, event)
        const step = currentStep(flow)
        expect([...needWallet, 'none', 'learnCompact', 'get']).toContain(step.name)
        expect('wallet' in step).toBe(needWallet.includes(step.name))
        if (step.name === 'connect' && step.failure) expect(step.uri).toBeUndefined()
        // Each of these draws something of the wallet; without it the step would be empty.
        if (step.name === 'instructionsMobile')
          expect(step.wallet.qrCode?.instructions).toBeDefined()
        if (step.name === 'instructionsExtension')
          expect(step.wallet.extension?.instructions).toBeDefined()
      }
      const length = flow.length
      for (let i = 0; i < length; i++)
        flow = reduceConnectFlow(flow, { type: 'backPressed', attempt: 2 })
      expect(flow).toEqual(initialConnectFlow)
    }),
  )
})
