import { describe, expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
import { mock } from 'wagmi/connectors/mock'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { connectorsForWallets, type WalletGroup } from './connectorsForWallets.ts'
import type { VisitorBrowser, Wallet } from './Wallet.ts'
import { walletEntryOf } from './walletEntry.ts'
import {
  type ListedConnector,
  walletOptions,
  type WalletOptionsParameters,
} from './walletOptions.ts'

const chrome: VisitorBrowser = { name: 'chrome', os: 'linux' }
const iphone: VisitorBrowser = { name: 'safari', os: 'ios' }
const privateKey = `0x${'11'.repeat(32)}` as const

const badger: Wallet = {
  id: 'badger',
  name: 'Badger Wallet',
  shortName: 'Badger',
  rdns: 'test.badger',
  iconUrl: 'data:image/svg+xml,badger',
  iconBackground: '#123456',
  downloadUrls: { chrome: 'https://badger.test/chrome', qrCode: 'https://badger.test/app' },
  learnMoreUrl: 'https://badger.test',
}
const otter: Wallet = {
  id: 'otter',
  name: 'Otter',
  iconUrl: 'data:image/svg+xml,otter',
  iconBackground: '#654321',
  downloadUrls: { ios: 'https://otter.test/ios', qrCode: 'https://otter.test/app' },
  mobile: { getUri: { ios: 'otter://wc?uri={uri}' } },
  qrCode: { getUri: '{rawUri}' },
}

const otterConnector = mock({ accounts: ['0x0000000000000000000000000000000000000001'] })

/** A wallet that announced itself, as wagmi makes a connector of it. */
function announced(rdns: string, name: string, icon = 'data:image/svg+xml,x') {
  const { provider } = createTestWallet({ name: 'test', privateKey, chains: [{ id: 31337 }] })
  const create = injected({ target: { id: rdns, name, icon, provider: provider as never } })
  return { create, provider }
}

type Announced = ReturnType<typeof announced>

/** The options of a page with these wallets announced and these groups defined. */
function options({
  announcements = [],
  groups = [],
  projectId,
  page = {},
  ...rest
}: Partial<Omit<WalletOptionsParameters, 'connectors'>> & {
  announcements?: readonly Announced[]
  groups?: readonly WalletGroup[]
  projectId?: string
  /** The window, for wallets that are found in it. */
  page?: Record<string, object>
} = {}) {
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [
      ...(groups.length > 0 ? connectorsForWallets(groups, { projectId }) : []),
      ...announcements.map(({ create }) => create),
    ],
  })
  const before = config.connectors.length - announcements.length
  return walletOptions({
    connectors: config.connectors.map((connector, index) => ({
      connector,
      provider:
        announcements[index - before]?.provider ??
        (walletEntryOf(connector) ? (page[connector.id] ?? null) : undefined),
    })),
    browser: chrome,
    ...rest,
  })
}

const popular = [{ groupName: 'Popular', wallets: [badger, otter] }]

describe('groups', () => {
  test('what the browser announced comes first, as Installed', () => {
    const list = options({
      groups: popular,
      announcements: [announced('test.heron', 'Heron')],
    })
    expect(
      list.map(({ name, groupName, groupIndex, installed }) => [
        name,
        groupName,
        groupIndex,
        installed,
      ]),
    ).toEqual([
      ['Heron', 'Installed', 0, true],
      ['Badger Wallet', 'Popular', 1, false],
      ['Otter', 'Popular', 1, false],
    ])
  })

  test("the host's groups keep their order, and its own connectors come last", () => {
    const config = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://127.0.0.1:1') },
      connectors: [
        mock({ accounts: ['0x0000000000000000000000000000000000000001'] }),
        ...connectorsForWallets([
          { groupName: 'First', wallets: [otter] },
          { groupName: 'Second', wallets: [badger] },
        ]),
      ],
    })
    const list = walletOptions({
      connectors: config.connectors.map((connector) => ({ connector })),
      browser: chrome,
    })
    expect(list.map(({ id, groupName, groupIndex }) => [id, groupName, groupIndex])).toEqual([
      ['otter', 'First', 1],
      ['badger', 'Second', 2],
      ['mock', 'More', 3],
    ])
  })

  test('the recent ones come first in their group, the newest before the older', () => {
    const list = options({
      groups: [{ groupName: 'Popular', wallets: [badger, otter, { ...otter, id: 'third' }] }],
      recentIds: ['third', 'otter', 'gone'],
    })
    expect(list.map(({ id, recent }) => [id, recent])).toEqual([
      ['third', true],
      ['otter', true],
      ['badger', false],
    ])
  })
})

describe('one wallet, one row', () => {
  test('a definition gives way to the announcement of its domain name, and keeps its id', () => {
    const [option, ...rest] = options({
      groups: [{ groupName: 'Popular', wallets: [badger] }],
      announcements: [announced('test.badger', 'Badger')],
    })
    expect(rest).toEqual([])
    expect(option).toMatchObject({
      id: 'badger',
      name: 'Badger',
      rdns: 'test.badger',
      installed: true,
      ready: true,
      iconBackground: '#123456',
      groupName: 'Installed',
    })
    expect(option?.warning).toBeUndefined()
  })

  test('two connectors with one object behind them are one', () => {
    const twice = announced('test.heron', 'Heron')
    expect(options({ announcements: [twice, twice] })).toHaveLength(1)
    const other = { ...announced('test.alias', 'Alias'), provider: twice.provider }
    expect(options({ announcements: [twice, other] }).map(({ name }) => name)).toEqual(['Heron'])
  })

  test('two that have not been read yet are one row with a warning, and none if they prove to be one', () => {
    const { create, provider } = announced('test.heron', 'Heron')
    const { connectors } = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://127.0.0.1:1') },
      connectors: [create, create],
    })
    const warnings = (read: Pick<ListedConnector, 'provider'>) =>
      walletOptions({
        connectors: connectors.map((connector) => ({ connector, ...read })),
        browser: chrome,
      }).map(({ warning }) => warning)
    expect(warnings({})).toEqual(['same-rdns'])
    expect(warnings({ provider })).toEqual([undefined])
  })

  test('two objects under one domain name are two rows, both with a warning', () => {
    const list = options({
      groups: [{ groupName: 'Popular', wallets: [badger] }],
      announcements: [announced('test.badger', 'Badger'), announced('test.badger', 'Badger')],
    })
    expect(list.map(({ id, warning }) => [id, warning])).toEqual([
      ['badger', 'same-rdns'],
      ['test.badger#2', 'same-rdns'],
    ])
  })

  test.each([
    ['MetaMask', 'evil.wallet', 'borrowed-name'],
    ['MetаMask', 'evil.wallet', 'borrowed-name'],
    ['Rainb0w', 'evil.wallet', 'borrowed-name'],
    ['MetaMask', 'io.metamask', undefined],
    ['MetaMask', 'io.metamask.mobile', undefined],
    ['MetaMask', 'io.metamasks', 'borrowed-name'],
    ['Heron', 'test.heron', undefined],
  ])('without any definition, %s from %s has the warning %s', (name, rdns, warning) => {
    const [option] = options({ announcements: [announced(rdns, name)] })
    expect(option?.warning).toBe(warning)
  })

  test('what the host says of a wallet comes before what is known of it', () => {
    const own = { ...badger, id: 'mm', name: 'MetaMask', rdns: 'test.own' }
    const groups = [{ groupName: 'Popular', wallets: [own] }]
    const warnings = (rdns: string) =>
      options({ groups, announcements: [announced(rdns, 'MetaMask')] }).map(
        ({ warning }) => warning,
      )
    expect(warnings('test.own')[0]).toBeUndefined()
    expect(warnings('io.metamask')[0]).toBe('borrowed-name')
  })

  test('one name is no reason to merge: the borrower is shown, with a warning', () => {
    const list = options({
      groups: [{ groupName: 'Popular', wallets: [badger] }],
      announcements: [announced('test.thief', 'BADGER  Wallet')],
    })
    expect(list.map(({ id, warning }) => [id, warning])).toEqual([
      ['test.thief', 'borrowed-name'],
      ['badger', undefined],
    ])
  })

  test('an object in the page that another wallet has announced as its own is not the definition’s', () => {
    const heron = announced('test.heron', 'Heron')
    const list = options({
      groups: [{ groupName: 'Popular', wallets: [badger] }],
      announcements: [heron],
      page: { badger: heron.provider },
    })
    expect(list.map(({ id, ready }) => [id, ready])).toEqual([
      ['test.heron', true],
      ['badger', false],
    ])
  })
})

describe('names and icons from outside', () => {
  test('an unnamed wallet is Unknown Wallet #n', () => {
    const list = options({
      announcements: [
        announced('test.a', ''),
        announced('test.b', 'B'),
        announced('test.c', '\u200b'),
      ],
    })
    expect(list.map(({ name }) => name)).toEqual(['Unknown Wallet #1', 'B', 'Unknown Wallet #2'])
  })

  test('an unidentified window.ethereum is Unknown Wallet #n, unless it has announced itself', () => {
    const { provider } = announced('test.x', 'X')
    const config = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://127.0.0.1:1') },
      connectors: [injected()],
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('wagmi made no connector')
    const list = (found: object | null) =>
      walletOptions({ connectors: [{ connector, provider: found }], browser: chrome })
    expect(list(provider)).toMatchObject([{ name: 'Unknown Wallet #1', ready: true }])
    expect(list(provider)[0]?.iconUrl).toBeUndefined()
    expect(list(null)).toEqual([])
  })

  test('an icon that could do more than be drawn is replaced', () => {
    const [option] = options({ announcements: [announced('test.a', 'A', 'javascript:alert(1)')] })
    expect(option?.iconUrl).toBeUndefined()
  })
})

describe('the icon', () => {
  const remembered = 'data:image/svg+xml,remembered'
  const rememberedIcons = new Map([['test.badger', remembered]])
  const iconOf = (parameters: Parameters<typeof options>[0]) =>
    options({ groups: popular, ...parameters })
      .filter(({ rdns }) => rdns === 'test.badger')
      .map(({ iconUrl }) => iconUrl)

  test('is what the wallet announces, before all others', () => {
    const announcements = [announced('test.badger', 'Badger', 'data:image/png,new')]
    expect(iconOf({ announcements, rememberedIcons })).toEqual(['data:image/png,new'])
  })

  test('is what it announced before, when it is away or announces none', () => {
    expect(iconOf({ rememberedIcons })).toEqual([remembered])
    const announcements = [announced('test.badger', 'Badger', '')]
    expect(iconOf({ announcements, rememberedIcons })).toEqual([remembered])
  })

  test('is otherwise that of its definition, and none where there is none', () => {
    expect(iconOf({})).toEqual([badger.iconUrl])
    expect(iconOf({ announcements: [announced('test.badger', 'Badger', '')] })).toEqual([
      badger.iconUrl,
    ])
    const groups = [{ groupName: 'Popular', wallets: [{ ...badger, iconUrl: undefined }] }]
    expect(iconOf({ groups })).toEqual([undefined])
  })

  test('of two under one name is no other than their own', () => {
    const announcements = ['', 'data:image/png,own'].map((icon) =>
      announced('test.badger', 'Badger', icon),
    )
    expect(iconOf({ announcements, rememberedIcons })).toEqual([undefined, 'data:image/png,own'])
  })
})

test('a connector of the host with the object that a wallet announced is no second row', () => {
  const heron = announced('test.heron', 'Heron')
  const own = injected({ target: { id: 'own', name: 'Own', provider: heron.provider as never } })
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [own, heron.create],
  })
  const list = (provider: object | undefined) =>
    walletOptions({
      connectors: config.connectors.map((connector) => ({ connector, provider })),
      browser: chrome,
    }).map(({ id }) => id)
  expect(list(heron.provider)).toEqual(['test.heron'])
  // The objects have not been read yet.
  expect(list(undefined)).toEqual(['test.heron', 'own'])
})

test('of two programs of one maker the first has the id of the definition', () => {
  const groups = [
    { groupName: 'Popular', wallets: [{ ...badger, rdns: ['test.badger', 'test.flask'] }] },
  ]
  const announcements = [announced('test.flask', 'Flask'), announced('test.badger', 'Badger')]
  expect(options({ groups, announcements }).map(({ id }) => id)).toEqual(['badger', 'test.badger'])
})

test('two that share a domain name keep their whole names', () => {
  const announcements = [announced('test.badger', 'One'), announced('test.badger', 'Two')]
  expect(
    options({ groups: popular, announcements }).map(({ name, shortName }) => [name, shortName]),
  ).toEqual([
    ['One', undefined],
    ['Two', undefined],
    ['Otter', undefined],
  ])
})

test('two wallets whose objects have not been read yet are two', () => {
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [announced('test.heron', 'Heron').create, announced('test.ibis', 'Ibis').create],
  })
  const list = walletOptions({
    connectors: config.connectors.map((connector) => ({ connector })),
    browser: chrome,
  })
  expect(list.map(({ id }) => id)).toEqual(['test.heron', 'test.ibis'])
})

test('a wallet that is in the browser is listed, even if its definition hides it', () => {
  const shy: Wallet = { ...badger, id: 'shy', rdns: 'test.shy', hidden: () => true }
  const groups = [{ groupName: 'Popular', wallets: [shy] }]
  expect(options({ groups })).toEqual([])
  expect(
    options({ groups, announcements: [announced('test.shy', 'Shy')] }).map(({ id }) => id),
  ).toEqual(['shy'])
})

test('a definition without a domain name does not say who may have its name', () => {
  const [option] = options({ groups: popular, announcements: [announced('test.real', 'Otter')] })
  expect(option).toMatchObject({ name: 'Otter', warning: undefined })
})

describe('ready', () => {
  test('an extension that is not there is not ready, and can be downloaded', () => {
    const [option] = options({ groups: [{ groupName: 'Popular', wallets: [badger] }] })
    expect(option).toMatchObject({
      ready: false,
      extensionDownloadUrl: 'https://badger.test/chrome',
      unavailable: undefined,
    })
  })

  test('an extension that is in the page without announcing itself is ready', () => {
    const { provider } = announced('test.x', 'X')
    const [option] = options({
      groups: [{ groupName: 'Popular', wallets: [badger] }],
      page: { badger: provider },
    })
    expect(option).toMatchObject({ ready: true, installed: true, groupName: 'Popular' })
  })

  test('a wallet that is paired is ready with a project id, and says what is missing without one', () => {
    const groups = [{ groupName: 'Popular', wallets: [otter] }]
    expect(options({ groups, projectId: 'p' })[0]).toMatchObject({
      ready: true,
      unavailable: undefined,
    })
    expect(options({ groups })[0]).toMatchObject({
      ready: false,
      unavailable: 'project-id-missing',
    })
  })

  describe('without a project id', () => {
    const pageUrl = 'https://shop.test/cart?a=1'
    const fox: Wallet = { ...otter, pageLink: 'https://fox.test/open?url={uri}' }
    const seen = (wallet: Wallet, rest: Parameters<typeof options>[0] = {}) =>
      options({ groups: [{ groupName: 'Popular', wallets: [wallet] }], pageUrl, ...rest })[0]

    test('nobody is told to scan or to open what cannot be paired', () => {
      expect(seen(otter)).toMatchObject({
        qrCode: undefined,
        mobile: undefined,
        desktop: undefined,
      })
    })

    test.each([undefined, iphone])('a wallet is reached by opening this page in it', (browser) => {
      expect(seen(fox, browser && { browser })).toMatchObject({
        ready: true,
        unavailable: undefined,
        pageLink: 'https://fox.test/open?url=https%3A%2F%2Fshop.test%2Fcart%3Fa%3D1',
      })
    })

    test('its extension comes first where there is one', () => {
      const both = { ...fox, downloadUrls: badger.downloadUrls }
      expect(seen(both)?.ready).toBe(false)
      expect(seen(both)?.pageLink).toMatch(/^https:/)
    })

    test('a wallet in the page is asked there', () => {
      const page = { otter: announced('test.x', 'X').provider }
      expect(seen(fox, { page })).toMatchObject({ installed: true, pageLink: undefined })
    })

    test('a page that only this computer reaches is opened nowhere', () => {
      expect(seen(fox, { pageUrl: undefined })).toMatchObject({ ready: false, pageLink: undefined })
    })
  })

  test('with a project id a wallet is paired, and this page stays where it is', () => {
    const wallets = [{ ...otter, pageLink: 'https://fox.test/open?url={uri}' }]
    const groups = [{ groupName: 'Popular', wallets }]
    const [option] = options({ groups, projectId: 'p', pageUrl: 'https://shop.test' })
    expect(option?.pageLink).toBeUndefined()
    expect(option?.qrCode).toBeDefined()
    // Until the relay fails.
    expect(option?.fallbackLink).toBe('https://fox.test/open?url=https%3A%2F%2Fshop.test')
  })

  test('a phone pairs by link', () => {
    const [option] = options({
      groups: [{ groupName: 'Popular', wallets: [otter] }],
      projectId: 'p',
      browser: iphone,
    })
    expect(option?.ready).toBe(true)
    expect(option?.mobile?.getUri('wc:a@2')).toBe('otter://wc?uri=wc%3Aa%402')
    expect(option?.mobileDownloadUrl).toBe('https://otter.test/ios')
  })

  test.each([
    ['it can be got as an extension', { ...otter, downloadUrls: { chrome: 'https://o.test' } }, {}],
    ['it is in the page', otter, { otter: announced('test.x', 'X').provider }],
    ['it has a connector of its own', { ...otter, createConnector: () => otterConnector }, {}],
  ] as [string, Wallet, Record<string, object>][])(
    'without a project id nothing is missing where %s',
    (_, wallet, page) => {
      const [option] = options({ groups: [{ groupName: 'Popular', wallets: [wallet] }], page })
      expect(option).toMatchObject({ id: 'otter', unavailable: undefined })
    },
  )

  test('a wallet without a link for the system of the phone is not ready there', () => {
    const [option] = options({
      groups: [{ groupName: 'Popular', wallets: [otter] }],
      projectId: 'p',
      browser: { name: 'chrome', os: 'android' },
    })
    expect(option).toMatchObject({ ready: false, unavailable: undefined })
  })

  test('a wallet with a connector of its own is ready', () => {
    const custom: Wallet = {
      ...otter,
      qrCode: undefined,
      mobile: undefined,
      createConnector: () => mock({ accounts: ['0x0000000000000000000000000000000000000001'] }),
    }
    const config = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://127.0.0.1:1') },
      connectors: connectorsForWallets([{ groupName: 'Ours', wallets: [custom] }]),
    })
    const [option] = walletOptions({
      connectors: config.connectors.map((connector) => ({ connector })),
      browser: chrome,
    })
    expect(option).toMatchObject({ id: 'otter', ready: true, groupName: 'Ours' })
  })
})

test('a hidden wallet is asked once all others are known', () => {
  const shy: Wallet = {
    ...badger,
    id: 'shy',
    rdns: 'test.shy',
    hidden: (others) => others.some((other) => other.installed),
  }
  const groups = [{ groupName: 'Popular', wallets: [shy] }]
  expect(options({ groups }).map(({ id }) => id)).toEqual(['shy'])
  expect(
    options({ groups, announcements: [announced('test.heron', 'Heron')] }).map(({ id }) => id),
  ).toEqual(['test.heron'])
})

test('shared instructions carry the name of the wallet', () => {
  const [option] = options({ groups: popular })
  expect(option?.extension?.instructions).toMatchObject({
    learnMoreUrl: 'https://badger.test',
    steps: [
      { step: 'install', title: 'Install Badger Wallet' },
      { step: 'create' },
      {
        step: 'refresh',
        description: 'Once Badger Wallet is set up, refresh, and it appears in the list.',
      },
    ],
  })
})

test("the host's words are used", () => {
  const copy = {
    'instruction.extension.install.title': '{wallet} hinzufügen',
    'wallet.unknown': 'Unbekannt {n}',
  }
  const list = options({ groups: popular, announcements: [announced('test.a', '')], copy })
  expect(list[0]?.name).toBe('Unbekannt 1')
  expect(list[1]?.extension?.instructions?.steps[0]?.title).toBe('Badger Wallet hinzufügen')
})
