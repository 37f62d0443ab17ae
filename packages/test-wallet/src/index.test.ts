import { expect, test } from 'vitest'

import * as door from './index.ts'
import * as playwright from './playwright.ts'
import * as script from './script.ts'

test('the doors offer this, and nothing else', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ChainNotAllowedError',
    'HostNotAllowedError',
    'IncompleteWalletError',
    'WalletOptionError',
    'WalletRpcError',
    'accountless',
    'announceTestWallets',
    'approving',
    'askInPanel',
    'batching',
    'chainless',
    'createTestWallet',
    'describePrompt',
    'devnetChainIds',
    'disconnecting',
    'emptying',
    'garbled',
    'guardChain',
    'immovable',
    'impersonating',
    'injectTestWallet',
    'late',
    'locked',
    'monogramIcon',
    'overlay',
    'personalities',
    'rejecting',
    'silent',
    'slow',
    'spoofing',
    'stubborn',
    'thenable',
    'toPersonality',
    'unknownChain',
  ])
  expect(Object.keys(playwright).toSorted()).toEqual([
    'NoSuchWalletError',
    'controlTestWallet',
    'installTestWallets',
  ])
  expect(Object.keys(script)).toEqual(['testWalletScript'])
})
