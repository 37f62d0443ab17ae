import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { deriveWallets } from '../../tooling/deriveWallets.ts'
import { type Definition, readDefinition, readDefinitions } from '../../tooling/readDefinitions.ts'
import { defineWallet } from './Wallet.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const definitions = await readDefinitions()

describe('what follows from the definitions', () => {
  const files = deriveWallets(definitions, read)

  test.each(Object.keys(files))(
    '%s is up to date (pnpm --filter @ghost-pay/connect-kit derive)',
    (path) => {
      expect(read(path)).toBe(files[path])
    },
  )
})

test('no source keeps a list of wallets of its own, but the default one', () => {
  // An id with a capital is no word of anything else; WalletConnect is the protocol as well.
  const ids = definitions.map(({ wallet: { id } }) => id)
  const telling = ids.filter((id) => /[A-Z]/.test(id) && id !== 'walletConnect')
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const named = globSync('**/*.{ts,tsx}', { cwd }).filter((path) => {
    if (
      /\.(?:test|stories)\.|testing\/|\/(?:derived|definitions)\/|^wallets\/index\.ts$/.test(path)
    )
      return false
    const words = new Set(readFileSync(`${cwd}/${path}`, 'utf8').split(/\W+/))
    return telling.some((id) => words.has(id))
  })
  expect(named).toEqual(['wallets/defaultWallets.ts'])
})

const wallet = defineWallet({
  id: 'otter',
  aliases: ['ottoWallet'],
  name: 'Otter Wallet',
  rdns: ['example.otter', 'example.otter.mobile'],
  iconBackground: '#0b6b7a',
  injected: { flag: 'isOtter' },
})

const source = (tags: readonly string[]) =>
  [
    '/**',
    ' * Otter Wallet: https://otter.example',
    ' *',
    ...tags,
    ' */',
    'export const otter',
  ].join('\n')

describe('one file more', () => {
  const otter = readDefinition(
    wallet,
    source([
      ' * @facts otter.example',
      ' * @flags isOtterMobile, isOtterPro',
      ' * @mark wallets/otter',
      ' * @guideline https://otter.example/brand',
    ]),
  )
  const before = deriveWallets(definitions, read)
  const after = deriveWallets([...definitions, otter], read)
  /** The lines of a file that are new. */
  const added = (path: string) => {
    const known = new Set((before[path] ?? '').split('\n').map(withoutSpaces))
    return (after[path] ?? '')
      .split('\n')
      .map(withoutSpaces)
      .filter((line) => !known.has(line))
  }

  test.each([
    [
      'packages/connect-kit/src/wallets/index.ts',
      ["export { otter } from './definitions/otter.ts'"],
    ],
    [
      'packages/connect-kit/docs/wallets.md',
      [
        '| [Otter Wallet](https://otter.example) | `otter` | `example.otter`, `example.otter.mobile` | otter.example |',
      ],
    ],
    [
      'packages/connect-kit/src/wallets/derived/definedMakers.ts',
      [
        "isOtter: ['example.otter', 'Otter Wallet'],",
        "isOtterMobile: ['example.otter', 'Otter Wallet'],",
        "isOtterPro: ['example.otter', 'Otter Wallet'],",
      ],
    ],
    ['packages/connect-kit/src/doctor/move/derived/definedNames.ts', ["otter: ['ottoWallet'],"]],
    ['packages/wallet-marks/src/derived/markIds.ts', ["'otter',"]],
    [
      'packages/wallet-marks/src/derived/markLoaders.ts',
      ["otter: () => import('@web3icons/core/svgs/wallets/background/otter.svg.js'),"],
    ],
    [
      'packages/wallet-marks/MARKS.md',
      [
        '| `otter` | [Otter Wallet](https://otter.example) | `svgs/wallets/background/otter.svg.js` | 4.0.56 | MIT | [guideline](https://otter.example/brand) |',
      ],
    ],
  ])('is in %s', (path, lines) => {
    expect(added(path)).toEqual(lines)
  })

  test('is counted in the pages of the packages', () => {
    expect(added('packages/connect-kit/README.md').join()).toContain(
      `${definitions.length + 1} wallets`,
    )
    for (const path of ['README.md', 'packages/wallet-marks/README.md'])
      expect(added(path).join()).toMatch(/\d+ wallets/)
  })

  test('changes nothing else: MetaMask’s flag stays the last', () => {
    const flags = after['packages/connect-kit/src/wallets/derived/definedMakers.ts']
    expect(flags?.trimEnd().split('\n').at(-2)).toBe("  isMetaMask: ['io.metamask'],")
  })
})

test.each<[string, readonly string[], string]>([
  ['no source of its facts', [], 'says nowhere where its facts were read (@facts)'],
  ['a tag that means nothing', [' * @facts here', ' * @logo x'], 'has the unknown tag @logo'],
])('a definition with %s is refused', (_, tags, message) => {
  const readIt = (): Definition => readDefinition(wallet, source(tags))
  expect(readIt).toThrow(message)
})

/** A column is as wide as its widest cell. */
function withoutSpaces(line: string): string {
  return line.trim().replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
}
