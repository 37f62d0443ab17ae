import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'

import { SdkNotInstalledError } from '../errors/errors.ts'
import { base, connectorsForWallets } from './index.ts'
import { walletEntryOf } from './walletEntry.ts'

function baseConnector() {
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: connectorsForWallets([{ groupName: 'Popular', wallets: [base] }]),
    storage: null,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return connector
}

test('Base is a connector under its own id, and nothing of its package is loaded before it is asked', async () => {
  const connector = baseConnector()
  expect(connector).toMatchObject({ id: 'base', name: 'Base' })
  expect(walletEntryOf(connector)?.wallet).toBe(base)
  expect(await connector.isAuthorized()).toBe(false)
})

test('without its package Base says how to install it', async () => {
  const asked = baseConnector().connect()
  await expect(asked).rejects.toThrow('npm install @base-org/account')
  await expect(asked).rejects.toBeInstanceOf(SdkNotInstalledError)
})
