import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Chain } from '../chain.ts'
import { devnet, gnosis, mainnet, metis, polygon, syscoin, tempo } from '../index.ts'
import { legacyTable } from '../legacy/index.ts'
import { chainFromGateway } from '../registry/index.ts'
import { getRpcUrls } from '../rpc/index.ts'
import { definitions } from '../testing/definitions.ts'
import {
  InvalidChainIdError,
  NoPublicRpcUrlError,
  resolveChain,
  toAddChainParameters,
  toSwitchChainParameters,
  UnsupportedDecimalsError,
} from './index.ts'

describe('toAddChainParameters', () => {
  test('says id, name, currency, the first address and the explorers', () => {
    expect(toAddChainParameters(gnosis)).toEqual({
      chainId: '0x64',
      chainName: 'Gnosis',
      nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
      rpcUrls: ['https://rpc.gnosischain.com'],
      blockExplorerUrls: ['https://gnosisscan.io'],
    })
  })

  test('gives all addresses on request', () => {
    expect(toAddChainParameters(metis).rpcUrls).toHaveLength(1)
    expect(toAddChainParameters(metis, { rpcUrls: 'all' }).rpcUrls).toEqual(
      metis.rpcUrls.default.http,
    )
  })

  test('names an explorer once', () => {
    const { url } = gnosis.blockExplorers.default
    const blockExplorers = {
      default: { name: 'A', url: `${url}/` },
      etherscan: { name: 'B', url },
      local: { name: 'C', url: 'http://127.0.0.1:4000' },
    }
    expect(toAddChainParameters({ ...gnosis, blockExplorers }).blockExplorerUrls).toEqual([url])
  })

  test('leaves explorers out when there is none', () => {
    expect(toAddChainParameters({ ...gnosis, blockExplorers: undefined })).not.toHaveProperty(
      'blockExplorerUrls',
    )
  })

  test('refuses a currency that wallets refuse', () => {
    expect(() => toAddChainParameters(tempo)).toThrow(UnsupportedDecimalsError)
    expect(() => toAddChainParameters(legacyTable.syscoin)).toThrow(
      expect.objectContaining({ chainId: 57, decimals: 8 }),
    )
    expect(toAddChainParameters(syscoin).nativeCurrency.decimals).toBe(18)
  })

  test('refuses a chain without an open address', () => {
    for (const http of [[], ['http://node.example'], ['https://mainnet.infura.io/v3/key'], ['']])
      expect(() => toAddChainParameters({ ...gnosis, rpcUrls: { default: { http } } })).toThrow(
        NoPublicRpcUrlError,
      )
  })

  test('takes an address on this machine only on request', () => {
    expect(() => toAddChainParameters(devnet)).toThrow(NoPublicRpcUrlError)
    expect(toAddChainParameters(devnet, { local: true }).rpcUrls).toEqual(['http://127.0.0.1:8545'])
    const rpcUrls = { default: { http: ['http://192.168.0.4:8545'] } }
    expect(() => toAddChainParameters({ ...devnet, rpcUrls }, { local: true })).toThrow(
      NoPublicRpcUrlError,
    )
  })

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, 4503599627370477])('refuses %s as an id', (id) => {
    expect(() => toAddChainParameters({ ...gnosis, id })).toThrow(InvalidChainIdError)
    expect(() => toSwitchChainParameters(id)).toThrow(InvalidChainIdError)
  })

  test('works for every chain of the table but the local ones and those with other decimals', () => {
    for (const chain of Object.values(definitions)) {
      const refused = [1337, 31337, 4217, 42431].includes(chain.id)
      if (refused) expect(() => toAddChainParameters(chain)).toThrow()
      else expect(toAddChainParameters(chain).rpcUrls[0]).toBe(chain.rpcUrls.default.http[0])
    }
  })
})

describe('no API key reaches a wallet', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const digits = [...'0123456789']
  const text = (characters: string[], minLength: number, maxLength = minLength) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })
  const random = (characters: string[], length: number) =>
    text(characters, length).filter((key) => /\d/.test(key))

  /** Keys as providers hand them out. */
  const key = fc.oneof(
    random([...digits, ...letters.slice(0, 6)], 32),
    random([...digits, ...letters.slice(0, 6)], 40),
    random([...digits, ...letters.slice(0, 6)], 64),
    random([...letters, ...digits, '-', '_'], 32).filter((value) => /^\w.*\w$/.test(value)),
    random([...letters, ...digits], 22),
    fc.uuid(),
    text(letters, 24, 48),
  )
  const chain = fc.constantFrom<Chain>(...Object.values(definitions))
  const withKey = (url: string, value: string) => [
    `${url}/${value}`,
    `${url}/v2/${value}/`,
    `${url}/rpc/${value}/mainnet`,
    `${url}?apikey=${value}`,
    `${url}/#${value}`,
    url.replace('https://', `https://${value}@`),
    url.replace('https://', `https://me:${value}@`),
    `https://${value.toLowerCase().replaceAll('_', '')}.node.example`,
  ]
  const reaches = (parameters: unknown, value: string) => {
    const said = JSON.stringify(parameters).toLowerCase()
    return [value, value.replaceAll('_', '')].some((one) => said.includes(one.toLowerCase()))
  }
  /** The parameters for a wallet, or nothing where the chain is refused. */
  const parametersOf = (...parameters: Parameters<typeof toAddChainParameters>) => {
    try {
      return toAddChainParameters(...parameters)
    } catch (error) {
      if (error instanceof NoPublicRpcUrlError || error instanceof UnsupportedDecimalsError)
        return {}
      throw error
    }
  }

  test('through the providers of a chain', () => {
    fc.assert(
      fc.property(chain, key, (chain, value) => {
        const keys = { alchemy: value, infura: value }
        const http = getRpcUrls(chain, { keys })
        const configured = { ...chain, rpcUrls: { ...chain.rpcUrls, default: { http } } }
        expect(reaches(parametersOf(configured, { rpcUrls: 'all', local: true }), value)).toBe(
          false,
        )
        const kinds = {
          ...chain.rpcUrls,
          private: { http: withKey('https://node.example', value) },
        }
        expect(reaches(parametersOf({ ...chain, rpcUrls: kinds }, { rpcUrls: 'all' }), value)).toBe(
          false,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('through an address that was put among the open ones', () => {
    fc.assert(
      fc.property(chain, key, fc.boolean(), (chain, value, isPublic) => {
        const base = 'https://node.example'
        const http = [...withKey(base, value), base]
        const rpcUrls = {
          default: { http: isPublic ? [base] : http },
          ...(isPublic && { public: { http } }),
        }
        const parameters = parametersOf({ ...chain, rpcUrls }, { rpcUrls: 'all' })
        expect(reaches(parameters, value)).toBe(false)
        if (chain.nativeCurrency.decimals === 18)
          expect(parameters).toHaveProperty('rpcUrls', [base])
      }),
      { numRuns: 300 },
    )
  })

  test('through an explorer', () => {
    fc.assert(
      fc.property(chain, key, (chain, value) => {
        const urls = withKey('https://explorer.example', value)
        const blockExplorers = {
          default: { name: 'Mine', url: 'https://explorer.example' },
          ...Object.fromEntries(urls.map((url, index) => [`other${index}`, { name: 'Mine', url }])),
        }
        expect(reaches(parametersOf({ ...chain, blockExplorers }), value)).toBe(false)
      }),
    )
  })

  test('through the configuration of a gateway', () => {
    fc.assert(
      fc.property(key, (value) => {
        const uri = { authentication: 'API_KEY_PATH', value: 'https://mainnet.infura.io/v3/' }
        const open = { authentication: 'NO_AUTHENTICATION', value: 'https://node.example' }
        const chain = chainFromGateway(
          {
            chainId: '1',
            chainName: 'Ethereum',
            shortName: 'eth',
            nativeCurrency: mainnet.nativeCurrency,
            rpcUri: uri,
            safeAppsRpcUri: uri,
            publicRpcUri: open,
          },
          { apiKeys: { infura: value } },
        )
        expect(chain.rpcUrls['private']?.http).toEqual([`https://mainnet.infura.io/v3/${value}`])
        expect(toAddChainParameters(chain, { rpcUrls: 'all' }).rpcUrls).toEqual([
          'https://node.example',
        ])
      }),
    )
  })

  test('in any form, when it is named as a secret', () => {
    const any = fc.oneof(fc.webFragments(), fc.string({ minLength: 1 }), text(letters, 1, 8))
    fc.assert(
      fc.property(
        any.filter((value) => value !== '' && !/[\ud800-\udfff]/.test(value)),
        (value) => {
          const http = [
            `https://node.example/${encodeURIComponent(value)}`,
            `https://node.example/${value}`,
          ]
          const chain = { ...polygon, blockExplorers: undefined, rpcUrls: { default: { http } } }
          const parameters = parametersOf(chain, { secrets: [value], rpcUrls: 'all' })
          expect(parameters).toEqual({})
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('toSwitchChainParameters writes the id in hexadecimal', () => {
  expect(toSwitchChainParameters(10)).toEqual({ chainId: '0xa' })
  expect(toSwitchChainParameters(gnosis)).toEqual({ chainId: '0x64' })
  expect(toSwitchChainParameters(4503599627370476)).toEqual({ chainId: '0xfffffffffffec' })
})

describe('resolveChain', () => {
  test('gives a configured chain as it was configured', () => {
    const mine = { ...gnosis, name: 'My Gnosis' }
    expect(resolveChain(100, { configured: [mainnet, mine] })).toEqual({
      ...mine,
      unsupported: false,
      known: true,
    })
  })

  test('names a chain that was never configured', () => {
    expect(resolveChain(137, { configured: [mainnet] })).toEqual({
      ...polygon,
      unsupported: true,
      known: true,
    })
    expect(resolveChain(137)).toMatchObject({ name: 'Polygon', unsupported: true })
  })

  test('names an unknown chain after its id and makes nothing up', () => {
    expect(resolveChain(123456)).toMatchObject({
      id: 123456,
      name: 'Chain 123456',
      nativeCurrency: { symbol: '–' },
      rpcUrls: { default: { http: [] } },
      unsupported: true,
      known: false,
    })
  })

  test.each([NaN, 0, -5, 1.5, 2 ** 53, Infinity])('gives nothing for %s', (id) => {
    expect(resolveChain(id)).toBeUndefined()
  })
})
