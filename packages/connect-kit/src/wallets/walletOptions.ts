import type { Connector } from 'wagmi'

import { type CopyOverrides, fillCopy } from '../copy.ts'
import { type AnnouncedWallet, readAnnouncedWallet, readRdns } from './announcedWallet.ts'
import { comparableName } from './comparableName.ts'
import { knownMakers, makerOf } from './injectedMakers.ts'
import {
  desktopDownloadUrl,
  extensionDownloadUrl,
  fillLink,
  isPhone,
  mobileDownloadUrl,
  mobileLink,
} from './links.ts'
import type { RememberedIcons } from './rememberedIcons.ts'
import { sharedInstructions } from './sharedInstructions.ts'
import type { VisitorBrowser, Wallet } from './Wallet.ts'
import { type WalletEntry, walletEntryOf } from './walletEntry.ts'
import type { WalletOption, WalletWarning } from './WalletOption.ts'

/** The name of the group of wallets that the browser announced. It is always the first. */
export const installedGroup = 'Installed'
/** The name of the group of connectors that the host put into the config itself. It is always the last. */
export const otherGroup = 'More'

/** A connector, and the object behind it in this page. */
export type ListedConnector = {
  connector: Connector
  /** `null`: looked for, and not there. Absent: not looked for yet. */
  provider?: object | null | undefined
}

export type WalletOptionsParameters = {
  connectors: readonly ListedConnector[]
  browser: VisitorBrowser
  /** Ids of options, newest first. */
  recentIds?: readonly string[] | undefined
  /** What wallets announced in this browser before. */
  rememberedIcons?: RememberedIcons | undefined
  /** The address of the page, for wallets that can be reached in no other way than by opening it in their app. */
  pageUrl?: string | undefined
  /** The host's words, for instructions and for the names of unnamed wallets. */
  copy?: CopyOverrides | undefined
}

/**
 * The wallets to choose from: what the browser announced (“Installed”), then the host's groups in their order, then
 * connectors of the host's own. Within a group the recent ones come first (behaviour/wallets#order).
 *
 * One wallet has one row: a definition gives way to an announcement of its `rdns`, and two connectors with the same object
 * behind them are one. Two objects under one `rdns` stay two rows with a warning, for one of them is not what it says.
 * Names are never a reason to merge.
 *
 * @returns every wallet, also those that can neither be chosen nor downloaded here; `listedWallets` leaves these out
 */
export function walletOptions({
  connectors,
  browser,
  recentIds = [],
  rememberedIcons = new Map(),
  pageUrl,
  copy,
}: WalletOptionsParameters): WalletOption[] {
  const all = sort(connectors)
  const announced = withoutDuplicates(all.announced)
  const pageProviders = new Set(announced.flatMap(({ provider }) => provider ?? []))
  const unnamed = numbering(copy)

  const installed = announced.map((listed, index) =>
    announcedOption(listed, {
      id: uniqueId(listed, index, announced, all.defined),
      entries: all.defined,
      sameRdns: isClaimedTwice(listed, all.announced),
      unnamed,
      browser,
      rememberedIcons,
      copy,
    }),
  )
  const announcedNames = new Set(announced.map(announcedRdns))
  const definedProviders = new Set(all.defined.flatMap(({ provider }) => provider ?? []))
  const injected = all.injected
    .filter(
      ({ provider }) =>
        provider &&
        !pageProviders.has(provider) &&
        !definedProviders.has(provider) &&
        !announcedNames.has(makerOf(provider)?.rdns ?? ''),
    )
    .map((listed) => legacyOption(listed, unnamed))
  const defined = all.defined
    .filter(({ entry }) => !rdnsOf(entry.wallet).some((rdns) => announcedNames.has(rdns)))
    .map((listed) =>
      definedOption(listed, { pageProviders, browser, rememberedIcons, pageUrl, copy }),
    )
  const others = all.others
    .filter(({ provider }) => !provider || !pageProviders.has(provider))
    .map((listed) => hostOption(listed, lastIndex(all.defined) + 1, unnamed))

  const options = uniqueById([...installed, ...injected, ...defined, ...others])
  const visible = options.filter(
    ({ id, installed }) => installed || !isHidden(id, all.defined, options),
  )
  return order(visible, recentIds)
}

type DefinedConnector = ListedConnector & { entry: WalletEntry }

/** The kinds of connectors: announced, defined by us, `window.ethereum`, or the host's own. */
function sort(connectors: readonly ListedConnector[]) {
  const announced: ListedConnector[] = []
  const defined: DefinedConnector[] = []
  const injected: ListedConnector[] = []
  const others: ListedConnector[] = []
  for (const listed of connectors) {
    const { connector } = listed
    const entry = walletEntryOf(connector)
    if (entry) defined.push({ ...listed, entry })
    else if (connector.type !== 'injected') others.push(listed)
    else if (/^injected(?:\.|$)/.test(connector.id)) injected.push(listed)
    // wagmi gives the announced name as id; a target of the host's own has no dot in it.
    else if (readRdns(connector.id)) announced.push(listed)
    else others.push(listed)
  }
  return { announced, defined, injected, others }
}

/** A connector that wagmi made twice (a provider mounted again) is one. Known and different objects are two. */
function withoutDuplicates(announced: readonly ListedConnector[]): ListedConnector[] {
  const kept: ListedConnector[] = []
  for (const listed of announced) {
    const known = kept.some((other) =>
      listed.provider && other.provider
        ? listed.provider === other.provider
        : announcedRdns(listed) === announcedRdns(other),
    )
    if (!known) kept.push(listed)
  }
  return kept
}

/**
 * Whether another announces the same domain name. As long as an object has not been read, it counts as another one: a press or a button
 * for one wallet comes sooner than that.
 */
function isClaimedTwice(listed: ListedConnector, announced: readonly ListedConnector[]): boolean {
  return announced.some(
    (other) =>
      other !== listed &&
      announcedRdns(other) === announcedRdns(listed) &&
      (!other.provider || other.provider !== listed.provider),
  )
}

/** What is true of a wallet that is in the page, whatever else is known of it. */
const inPage = {
  iconBackground: '#ffffff',
  ready: true,
  recent: false,
  installed: true,
  groupName: installedGroup,
  groupIndex: 0,
}

type AnnouncedContext = {
  id: string
  entries: readonly DefinedConnector[]
  sameRdns: boolean
  unnamed: () => string
  browser: VisitorBrowser
  rememberedIcons: RememberedIcons
  copy: CopyOverrides | undefined
}

function announcedOption(
  listed: ListedConnector,
  { id, entries, sameRdns, unnamed, browser, rememberedIcons, copy }: AnnouncedContext,
): WalletOption {
  const { connector } = listed
  const said = readAnnouncedWallet({
    name: connector.name,
    icon: connector.icon,
    rdns: connector.id,
  })
  const wallet = entries.find(({ entry }) => rdnsOf(entry.wallet).includes(announcedRdns(listed)))
    ?.entry.wallet
  const name = said.name ?? unnamed()
  const warning: WalletWarning | undefined = sameRdns
    ? 'same-rdns'
    : borrowsName(said, entries)
      ? 'borrowed-name'
      : undefined
  return {
    ...inPage,
    ...(wallet && describe(wallet, browser, copy)),
    id,
    name,
    shortName: sameRdns ? undefined : wallet?.shortName,
    rdns: said.rdns,
    iconUrl:
      said.icon ??
      // One that is not what it says does not get the face of the other.
      (sameRdns ? undefined : (rememberedIcons.get(announcedRdns(listed)) ?? wallet?.iconUrl)),
    // It is in the browser: it is asked there, not paired.
    qrCode: undefined,
    desktop: undefined,
    mobile: undefined,
    warning,
    connector,
  }
}

type DefinedContext = {
  pageProviders: ReadonlySet<object>
  browser: VisitorBrowser
  rememberedIcons: RememberedIcons
  pageUrl: string | undefined
  copy: CopyOverrides | undefined
}

function definedOption(
  { connector, provider, entry }: DefinedConnector,
  { pageProviders, browser, rememberedIcons, pageUrl, copy }: DefinedContext,
): WalletOption {
  const { wallet, groupName, groupIndex, canPair } = entry
  // A flag can be set by a wallet that imitates another. If that one has announced itself, it is not this one.
  const installed = !!provider && !pageProviders.has(provider)
  const pairable = isPhone(browser.os)
    ? mobileLink(wallet, browser.os) !== undefined
    : wallet.qrCode !== undefined || wallet.desktop !== undefined
  const custom = wallet.createConnector !== undefined
  const reached = canPair || custom
  const described = reached
    ? describe(wallet, browser, copy)
    : withoutPairing(wallet, describe(wallet, browser, copy))
  const link =
    wallet.pageLink && pageUrl !== undefined && !custom && !installed
      ? fillLink(wallet.pageLink, pageUrl)
      : undefined
  const pageLink = canPair ? undefined : link
  // A wallet that can be installed here can be used here: in the browser, or in the browser of its own app.
  const canBeGot = Boolean(
    described.extensionDownloadUrl ??
    described.desktopDownloadUrl ??
    (isPhone(browser.os) ? described.mobileDownloadUrl : undefined),
  )
  return {
    ...described,
    iconUrl: rdnsOf(wallet).flatMap((rdns) => rememberedIcons.get(rdns) ?? [])[0] ?? wallet.iconUrl,
    pageLink,
    fallbackLink: canPair ? link : undefined,
    ready:
      installed ||
      custom ||
      (pairable && canPair) ||
      (pageLink !== undefined && described.extensionDownloadUrl === undefined),
    recent: false,
    installed,
    groupName,
    groupIndex,
    unavailable:
      pairable && !reached && !installed && !pageLink && !canBeGot
        ? 'project-id-missing'
        : undefined,
    connector,
  }
}

/** `window.ethereum` of a wallet that did not announce itself (behaviour/wallets#unknown). */
function legacyOption(
  { connector, provider }: ListedConnector,
  unnamed: () => string,
): WalletOption {
  return {
    ...inPage,
    id: connector.id,
    name: (provider && makerOf(provider)?.name) ?? unnamed(),
    connector,
  }
}

/** A connector that the host put into the config without a definition. */
function hostOption(
  { connector, provider }: ListedConnector,
  groupIndex: number,
  unnamed: () => string,
): WalletOption {
  const { name, icon } = readAnnouncedWallet(connector)
  return {
    id: connector.id,
    name: name ?? unnamed(),
    iconUrl: icon,
    iconBackground: '#ffffff',
    ready: provider !== null,
    recent: false,
    installed: connector.type === 'injected' && !!provider,
    groupName: otherGroup,
    groupIndex,
    connector,
  }
}

/** What a definition says, for this browser. */
export function describe(wallet: Wallet, browser: VisitorBrowser, copy: CopyOverrides | undefined) {
  const { downloadUrls, qrCode, desktop, extension } = wallet
  const link = mobileLink(wallet, browser.os)
  const shopUrl = extensionDownloadUrl(downloadUrls, browser)
  return {
    id: wallet.id,
    name: wallet.name,
    iconUrl: wallet.iconUrl,
    iconBackground: wallet.iconBackground,
    aliases: wallet.aliases,
    shortName: wallet.shortName,
    rdns: rdnsOf(wallet)[0],
    iconAccent: wallet.iconAccent,
    downloadUrls,
    extensionDownloadUrl: shopUrl,
    mobileDownloadUrl: mobileDownloadUrl(downloadUrls, browser),
    desktopDownloadUrl: desktopDownloadUrl(downloadUrls, browser),
    extension:
      (shopUrl ?? extension) !== undefined
        ? { instructions: extension?.instructions ?? sharedInstructions('extension', wallet, copy) }
        : undefined,
    qrCode: qrCode && {
      getUri: (uri: string) => fillLink(qrCode.getUri, uri),
      instructions:
        qrCode.instructions ?? (downloadUrls && sharedInstructions('mobile', wallet, copy)),
    },
    desktop: desktop && {
      getUri: (uri: string) => fillLink(desktop.getUri, uri),
    },
    mobile: link !== undefined ? { getUri: (uri: string) => fillLink(link, uri) } : undefined,
  }
}

/**
 * What a definition says, where nothing can be paired: nobody is told to scan a code that never comes, or to install a program that this page
 * reaches by a link alone.
 */
export function withoutPairing(wallet: Wallet, described: ReturnType<typeof describe>) {
  const isInPages = (wallet.injected ?? wallet.rdns) !== undefined
  return {
    ...described,
    qrCode: undefined,
    desktop: undefined,
    mobile: undefined,
    desktopDownloadUrl: isInPages ? described.desktopDownloadUrl : undefined,
  }
}

/** The name that a wallet announced itself under: its connector's id. Domain names are one in any letters. */
function announcedRdns({ connector }: ListedConnector): string {
  return connector.id.toLowerCase()
}

function rdnsOf({ rdns }: Wallet): readonly string[] {
  return typeof rdns === 'string' ? [rdns] : (rdns ?? [])
}

/** It calls itself like a wallet of the list, or a well-known one, and announces itself under another domain name. */
function borrowsName(
  { name, rdns = '' }: AnnouncedWallet,
  entries: readonly DefinedConnector[],
): boolean {
  if (name === undefined) return false
  const wanted = comparableName(name)
  const defined = entries
    .map(({ entry: { wallet } }) => wallet)
    .filter((wallet) => rdnsOf(wallet).length > 0)
    .filter(({ name, shortName = name }) =>
      [name, shortName].some((own) => comparableName(own) === wanted),
    )
  // What the host says of a wallet comes before what we know of it.
  if (defined.length > 0) return !defined.some((wallet) => rdnsOf(wallet).includes(rdns))
  const known = knownMakers().filter((maker) => comparableName(maker.name) === wanted)
  // A maker's other programs stand below its domain name.
  return known.length > 0 && !known.some((maker) => `${rdns}.`.startsWith(`${maker.rdns}.`))
}

/** The definition's id for a wallet that has one, so that a button for `rabby` finds it announced as well. */
function uniqueId(
  listed: ListedConnector,
  index: number,
  announced: readonly ListedConnector[],
  entries: readonly DefinedConnector[],
): string {
  const rdns = announcedRdns(listed)
  const earlier = announced.slice(0, index).map(announcedRdns)
  const same = earlier.filter((other) => other === rdns).length
  if (same > 0) return `${listed.connector.id}#${same + 1}`
  const wallet = entries.find(({ entry }) => rdnsOf(entry.wallet).includes(rdns))?.entry.wallet
  const taken = wallet && earlier.some((other) => rdnsOf(wallet).includes(other))
  return wallet && !taken ? wallet.id : listed.connector.id
}

function uniqueById(options: readonly WalletOption[]): WalletOption[] {
  return [
    ...new Map(options.toReversed().map((option) => [option.id, option])).values(),
  ].toReversed()
}

function isHidden(
  id: string,
  entries: readonly DefinedConnector[],
  options: readonly WalletOption[],
): boolean {
  const hidden = entries.find(({ entry }) => entry.wallet.id === id)?.entry.wallet.hidden
  return hidden?.(options.filter((option) => option.id !== id)) ?? false
}

function numbering(copy: CopyOverrides | undefined): () => string {
  let n = 0
  return () => fillCopy('wallet.unknown', { n: (n += 1) }, copy)
}

function lastIndex(entries: readonly DefinedConnector[]): number {
  return Math.max(0, ...entries.map(({ entry }) => entry.groupIndex))
}

/** By group; the recent ones of a group first, newest first; otherwise as they came. */
function order(options: readonly WalletOption[], recentIds: readonly string[]): WalletOption[] {
  const rank = ({ id }: WalletOption) => {
    const index = recentIds.indexOf(id)
    return index === -1 ? recentIds.length : index
  }
  return options
    .map((option) => ({ ...option, recent: recentIds.includes(option.id) }))
    .toSorted((a, b) => a.groupIndex - b.groupIndex || rank(a) - rank(b))
}
