import { parseEther } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { requestSignature } from '@ghost-pay/safe-account/signing'
import { toSafeTransaction } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { alice, neighbours, openAnotherTab, openTabForEach, tab } from '../testing/aliceTab.ts'
import { walletHere } from './walletHere.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

openTabForEach({ isFresh: false })

const payment = (
  transaction: Partial<Parameters<typeof toSafeTransaction>[0]> = {},
): SignableTransaction => ({
  chainId: neighbours.chainId,
  safe: neighbours.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0, ...transaction }),
})

const ask = async ({
  signable = payment(),
  ...parameters
}: Partial<Parameters<typeof requestSignature>[1]> = {}) =>
  requestSignature(chainClient(tab.config, signable.chainId), {
    ...walletHere(tab.config),
    signer: alice,
    signable,
    gatewayHash: undefined,
    check: undefined,
    onChecksPassed: () => undefined,
    signal: new AbortController().signal,
    ...parameters,
  })

const wasAsked = () =>
  tab.wallets.Alice.control.requests.some(({ method }) => method === 'eth_signTypedData_v4')

describe('a wallet', () => {
  test('is not asked for a chain that this app does not know', async () => {
    const signable = { ...payment(), chainId: 5 }
    await expect(ask({ signable })).rejects.toThrow(/not set up for the network/)
  })

  test('in which another address is selected by now is not asked', async () => {
    // The page does not know of it.
    const connector = tab.config.connectors.find(({ name }) => name === 'Alice')
    if (connector === undefined) throw new Error('Alice has a wallet.')
    connector.getAccounts = () => Promise.resolve([shop])
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherAccount' } })
    connector.getAccounts = () => Promise.resolve([])
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherAccount' } })
    expect(wasAsked()).toBe(false)
  })

  test('that is not connected any more is not asked', async () => {
    tab.wallets.Alice.control.setAccounts([])
    await expect.poll(() => tab.config.state.status).toBe('disconnected')
    await expect(ask()).rejects.toThrow(/Another address is connected/)
  })

  test('of another address is not asked', async () => {
    const bob = neighbours.devnet.owners[1]?.address ?? shop
    await expect(ask({ signer: bob })).rejects.toThrow(/Another address is connected/)
    expect(wasAsked()).toBe(false)
  })

  test('on another chain is asked to switch, and not believed when it stays', async () => {
    const connector = tab.config.connectors.find(({ name }) => name === 'Alice')
    if (connector === undefined) throw new Error('Alice has a wallet.')
    const switched = vi.spyOn(connector, 'switchChain')
    tab.wallets.Alice.control.switchChain(1337)
    await ask()
    expect(switched).toHaveBeenCalledOnce()
    switched.mockImplementation(() => Promise.resolve(neighbours.chain))
    tab.wallets.Alice.control.switchChain(1337)
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherChain' } })
  })
})

describe('two tabs of one browser', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }

  test('an address that was disconnected in the other tab does not sign in this one', async () => {
    openAnotherTab({ storage })
    await tab.connectAs('Alice')
    await expect(ask()).resolves.toHaveProperty('signature')
    const other = neighbours.openTab({ storage })
    await other.connectAs('Bob')
    await expect(ask()).rejects.toThrow(/In another tab/)
    await other.disconnect()
    await expect(ask()).rejects.toThrow(/In another tab/)
    await tab.disconnect()
    await tab.connectAs('Alice')
    await expect(ask()).resolves.toHaveProperty('signature')
  })

  test('without anything stored a tab stands alone', async () => {
    openAnotherTab({ storage: null })
    await tab.connectAs('Alice')
    await expect(ask()).resolves.toHaveProperty('signature')
  })
})
