import { expect, test } from 'vitest'
import { type Connector, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'

import { connectorLook } from './connectorLook.ts'
import { connectorsForWallets } from './connectorsForWallets.ts'
import { rabby } from './definitions/rabby.ts'

function connectorOf(create: Parameters<typeof createConfig>[0]['connectors']): Connector {
  const { connectors } = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: create,
  })
  const [connector] = connectors
  if (!connector) throw new Error('There is no connector.')
  return connector
}

test('a wallet of the list looks as it is defined', () => {
  const iconUrl = 'data:image/svg+xml,rabby'
  const wallets = [{ ...rabby, iconUrl }]
  const connector = connectorOf(connectorsForWallets([{ groupName: 'A', wallets }]))
  expect(connectorLook(connector, 'Wallet')).toEqual({ name: 'Rabby Wallet', iconUrl })
})

test('a wallet that announced itself looks as it said, as far as that can be shown', () => {
  const said = (name: string, icon: string) =>
    connectorLook(
      connectorOf([
        injected({ target: { id: 'test.heron', name, icon, provider: () => undefined } }),
      ]),
      'Wallet',
    )
  expect(said('Heron', 'data:image/png;base64,x')).toEqual({
    name: 'Heron',
    iconUrl: 'data:image/png;base64,x',
  })
  expect(said('\u202e', 'https://tracker.test/pixel.png')).toEqual({
    name: 'Wallet',
    iconUrl: undefined,
  })
})
