import { expect, test } from 'vitest'

import { readTabNews } from './tabNews.ts'

test.each([
  ['wagmi.a.b.disconnected', 'true', { type: 'left', connectorId: 'a.b' }],
  ['wagmi.a.b.disconnected', null, undefined],
  ['wagmi.walletConnect.pairing', null, { type: 'left', connectorId: 'walletConnect' }],
  ['wagmi.walletConnect.pairing', '{}', undefined],
  ['wagmi.recentConnectorId', '"a.b"', { type: 'chosen', connectorId: 'a.b' }],
  ['wagmi.recentConnectorId', null, undefined],
  ['wagmi.recentConnectorId', '{', undefined],
  ['wagmi.recentConnectorId', '7', undefined],
  ['wagmi.store', 'anything', { type: 'changed' }],
  ['other.store', 'anything', undefined],
  ['wagmi.else', 'anything', undefined],
  [null, null, undefined],
])('%s becoming %j says %j', (key, value, news) => {
  expect(readTabNews('wagmi', { key, value })).toEqual(news)
})
