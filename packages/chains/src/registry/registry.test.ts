import { describe, expect, expectTypeOf, test } from 'vitest'

import { defineChain, gnosis, hyperEvm, mainnet, polygon, wanchainTestnet } from '../index.ts'
import {
  ChainCollisionError,
  chainFromGateway,
  createChainRegistry,
  type GatewayChain,
  InvalidGatewayChainError,
} from './index.ts'

describe('a registry', () => {
  test('finds chains by id, slug and short name', () => {
    const registry = createChainRegistry([mainnet, polygon])
    expect(registry.get(1)).toBe(mainnet)
    expect(registry.getBySlug('POLYGON')).toBe(polygon)
    expect(registry.getByShortName('Matic')).toBe(polygon)
    expect(registry.get(NaN)).toBeUndefined()
    expect(registry.getBySlug('')).toBeUndefined()
    expect(registry.getByShortName('')).toBeUndefined()
    expect(registry.getBySlug(undefined as never)).toBeUndefined()
    expect(registry.getByShortName(undefined as never)).toBeUndefined()
  })

  test('adds, changes and removes', () => {
    const registry = createChainRegistry([mainnet])
    registry.add(gnosis)
    expect(registry.getAll()).toEqual([mainnet, gnosis])
    const rpcUrls = { default: { http: ['https://mine.example'] } }
    expect(registry.override(100, { rpcUrls })).toBe(true)
    expect(registry.get(100)).toEqual({ ...gnosis, rpcUrls })
    expect(gnosis.rpcUrls.default.http).toEqual(['https://rpc.gnosischain.com'])
    expect(registry.override(5, { name: 'None' })).toBe(false)
    expect(registry.remove(100)).toBe(true)
    expect(registry.remove(100)).toBe(false)
    expect(registry.getAll()).toEqual([mainnet])
  })

  test('notifies of every change, and gives the same list until there is one', () => {
    const registry = createChainRegistry([mainnet])
    let changes = 0
    const end = registry.subscribe(() => (changes += 1))
    const before = registry.getAll()
    expect(registry.getAll()).toBe(before)
    registry.add(gnosis)
    expect(registry.getAll()).not.toBe(before)
    registry.remove(100)
    registry.remove(100)
    expect(changes).toBe(2)
    end()
    registry.add(polygon)
    expect(changes).toBe(2)
  })

  test('a listener may end itself while it is called', () => {
    const registry = createChainRegistry()
    const called: string[] = []
    const end = registry.subscribe(() => {
      called.push('first')
      end()
    })
    registry.subscribe(() => called.push('second'))
    registry.add(mainnet)
    registry.add(gnosis)
    expect(called).toEqual(['first', 'second', 'second'])
  })

  test('refuses an id that is taken, or keeps the first, or the last', () => {
    const both = [hyperEvm, wanchainTestnet]
    expect(() => createChainRegistry(both)).toThrow(ChainCollisionError)
    expect(() => createChainRegistry(both)).toThrow(
      expect.objectContaining({ chainId: 999, known: hyperEvm, added: wanchainTestnet }),
    )
    expect(createChainRegistry(both, { onCollision: 'first' }).get(999)).toBe(hyperEvm)
    expect(createChainRegistry(both, { onCollision: 'last' }).get(999)).toBe(wanchainTestnet)
    const registry = createChainRegistry([hyperEvm])
    expect(() => {
      registry.add(wanchainTestnet)
    }).toThrow(ChainCollisionError)
    expect(registry.getAll()).toEqual([hyperEvm])
  })
})

describe('a chain from a gateway', () => {
  const open = { authentication: 'NO_AUTHENTICATION', value: 'https://open.example/' }
  const keyed = { authentication: 'API_KEY_PATH', value: 'https://mainnet.infura.io/v3/' }
  const unknown = { authentication: 'UNKNOWN', value: 'https://unknown.example' }
  const gatewayChain: GatewayChain = {
    chainId: '100',
    chainName: 'Gnosis Chain',
    shortName: 'gno',
    isTestnet: false,
    nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    rpcUri: open,
    safeAppsRpcUri: open,
    publicRpcUri: open,
    blockExplorerUriTemplate: { address: 'https://gnosisscan.io/address/{{address}}' },
    ensRegistryAddress: null,
  }

  test('has what the gateway says', () => {
    expect(chainFromGateway(gatewayChain)).toEqual({
      id: 100,
      name: 'Gnosis Chain',
      network: 'gnosis-chain',
      slug: 'gnosis-chain',
      shortName: 'gno',
      nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
      rpcUrls: { default: { http: ['https://open.example'] } },
      blockExplorers: { default: { name: 'gnosisscan.io', url: 'https://gnosisscan.io' } },
      status: 'active',
    })
    expect(chainFromGateway({ ...gatewayChain, isTestnet: true }).testnet).toBe(true)
  })

  test('API_KEY_PATH: completes the address with the key of its provider, apart from the open ones', () => {
    const chain = { ...gatewayChain, rpcUri: keyed, safeAppsRpcUri: keyed }
    expect(chainFromGateway(chain, { apiKeys: { infura: 'k1' } }).rpcUrls).toEqual({
      default: { http: ['https://open.example'] },
      private: { http: ['https://mainnet.infura.io/v3/k1'] },
    })
  })

  test('API_KEY_PATH: leaves the address out without that key', () => {
    const chain = { ...gatewayChain, rpcUri: keyed }
    for (const apiKeys of [undefined, {}, { alchemy: 'k1' }, { infura: '' }])
      expect(chainFromGateway(chain, { apiKeys }).rpcUrls).toEqual({
        default: { http: ['https://open.example'] },
      })
  })

  test('UNKNOWN, and words that are newer: leaves the address out', () => {
    const later = { authentication: 'BEARER', value: 'https://later.example' }
    const chain = { ...gatewayChain, rpcUri: unknown, safeAppsRpcUri: later, publicRpcUri: unknown }
    expect(chainFromGateway(chain, { apiKeys: { unknown: 'k1' } }).rpcUrls).toEqual({
      default: { http: [] },
    })
  })

  test('works without what an older gateway does not say', () => {
    const { chainId, chainName, shortName, nativeCurrency, rpcUri } = gatewayChain
    const chain = chainFromGateway({ chainId, chainName, shortName, nativeCurrency, rpcUri })
    expect(chain).not.toHaveProperty('blockExplorers')
    expect(chain.rpcUrls.default.http).toEqual(['https://open.example'])
  })

  test('keeps the registry of ENS names', () => {
    const ensRegistryAddress = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
    expect(chainFromGateway({ ...gatewayChain, ensRegistryAddress }).contracts).toEqual({
      ensRegistry: { address: ensRegistryAddress },
    })
    expect(chainFromGateway({ ...gatewayChain, ensRegistryAddress: '0x' })).not.toHaveProperty(
      'contracts',
    )
  })

  test('has no explorer where the template is another one', () => {
    for (const address of [
      '',
      'https://x.example/#/account/{{address}}',
      'https:///address/{{address}}',
    ])
      expect(
        chainFromGateway({ ...gatewayChain, blockExplorerUriTemplate: { address } }),
      ).not.toHaveProperty('blockExplorers')
  })

  test.each(['', '0', '-1', '1.5', '0x64', 'NaN', '9007199254740993', ' 1'])(
    'refuses %j as an id',
    (chainId) => {
      expect(() => chainFromGateway({ ...gatewayChain, chainId })).toThrow(InvalidGatewayChainError)
    },
  )
})

test('defineChain keeps literal types', () => {
  const mine = defineChain({ ...gnosis, id: 12345, name: 'Mine' })
  expectTypeOf(mine.id).toEqualTypeOf<12345>()
  expect(createChainRegistry([mine]).get(12345)).toBe(mine)
})
