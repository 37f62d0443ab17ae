import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, http } from 'wagmi'

import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import * as definitions from '../wallets/index.ts'
import { isPhone } from '../wallets/links.ts'
import { suggestWallets } from '../wallets/suggestWallets.ts'
import type { VisitorBrowser, Wallet } from '../wallets/Wallet.ts'
import { listedWallets, walletsToGet } from '../wallets/walletLists.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { walletOptions } from '../wallets/walletOptions.ts'
import {
  afterDownload,
  type ConnectFlow,
  type ConnectPress,
  currentStep,
  hasDownloadCard,
  initialConnectFlow,
  reduceConnectFlow,
} from './connectFlow.ts'
import { connectView } from './connectView.ts'

// A host that names no project id is told what it leaves out, for each list of this test.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const isWallet = (value: unknown): value is Wallet =>
  typeof value === 'object' && value !== null && 'iconBackground' in value
const exported: readonly unknown[] = Object.values(definitions)
const wallets = exported.filter(isWallet)

/** A wallet's row on a page that has none of its objects in it. */
function optionOf(
  wallet: Wallet,
  browser: VisitorBrowser,
  projectId: string | undefined,
  pageUrl: string | undefined,
): WalletOption[] {
  const { connectors } = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: connectorsForWallets([{ groupName: 'Popular', wallets: [wallet] }], { projectId }),
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const listed = connectors.map((connector) => ({ connector, provider: null }))
  return walletOptions({ connectors: listed, browser, pageUrl })
}

/** What cannot be gone on from, wherever a visitor presses. */
function deadEnds(option: WalletOption, phone: boolean, canPair: boolean, isInPage: boolean) {
  const found: string[] = []
  const flows: ConnectFlow[] = []
  const press = (flow: ConnectFlow, event: ConnectPress) => {
    const next = reduceConnectFlow(flow, { attempt: flow.length, ...event })
    if (next === flow) found.push(`${event.type} leads nowhere`)
    else if (flow.length < 8) flows.push(next)
  }
  if (listedWallets([option]).length > 0)
    press(initialConnectFlow, { type: 'walletSelected', wallet: option })
  if (walletsToGet([option], { phone }).length > 0 && !phone)
    press([{ name: 'none' }, { name: 'get' }], { type: 'walletWanted', wallet: option })
  for (const flow of flows) {
    const step = currentStep(flow)
    if (!('wallet' in step)) continue
    const { wallet } = step
    const next = step.name === 'download' ? afterDownload(wallet) : undefined
    const isPaired = canPair && wallet.pageLink === undefined
    switch (step.name) {
      case 'connect': {
        const before = connectView(step, { phone })
        if (before === 'code' && !wallet.pageLink && !canPair) found.push('no code ever comes')
        if (before === 'notInstalled' && !phone) press(flow, { type: 'installPressed' })
        if (before !== 'asking') break
        if (!isPaired) found.push('nobody is asked')
        const now = connectView({ ...step, uri: 'wc:1@2' }, { phone })
        if (now !== 'code' && now !== 'open') found.push('the pairing link is nowhere')
        break
      }
      case 'downloadOptions':
        if (wallet.extensionDownloadUrl) press(flow, { type: 'extensionPressed' })
        if (hasDownloadCard(wallet)) press(flow, { type: 'mobilePressed' })
        if (wallet.desktopDownloadUrl && !canPair && !isInPage)
          found.push('the program cannot be reached from here')
        break
      case 'download':
        if (!wallet.downloadUrls?.qrCode) found.push('the code says nothing')
        if (next) press(flow, next)
        else found.push('after the download nothing follows')
        break
      case 'instructionsMobile':
        press(flow, { type: 'walletSelected', wallet })
        break
      case 'instructionsExtension':
        break
    }
  }
  return found
}

const systems = ['linux', 'other', 'ios', 'android'] as const
const names = ['chrome', 'firefox', 'other'] as const
const browsers = systems.flatMap((os) => names.map((name): VisitorBrowser => ({ name, os })))

test.each([
  { projectId: undefined, pageUrl: undefined },
  { projectId: undefined, pageUrl: 'https://shop.test/cart?a=1' },
  { projectId: 'p', pageUrl: undefined },
  { projectId: 'p', pageUrl: 'https://shop.test/cart?a=1' },
])(
  'every wallet keeps what it promises in every browser: $projectId $pageUrl',
  ({ projectId, pageUrl }) => {
    const faults = browsers.flatMap((browser) =>
      wallets
        .filter(({ createConnector }) => !createConnector)
        .flatMap((wallet) =>
          optionOf(wallet, browser, projectId, pageUrl).flatMap((option) =>
            deadEnds(
              option,
              isPhone(browser.os),
              projectId !== undefined,
              Boolean(wallet.injected ?? wallet.rdns),
            ).map((fault) => `${wallet.name}, ${browser.os} ${browser.name}: ${fault}`),
          ),
        ),
    )
    expect(faults).toEqual([])
  },
)

test.each(browsers)(
  'a wallet that is only suggested keeps what it promises: $os $name',
  (browser) => {
    const suggested = suggestWallets({ browser, pageUrl: undefined, copy: undefined })
    const faults = suggested.flatMap((option) => {
      const wallet = wallets.find(({ id }) => id === option.id)
      const isInPage = Boolean(wallet?.injected ?? wallet?.rdns)
      return deadEnds(option, isPhone(browser.os), false, isInPage).map(
        (fault) => `${option.name}: ${fault}`,
      )
    })
    expect(faults).toEqual([])
  },
)
