import type { CreateConnectorFn } from 'wagmi'

/** Operating systems that a download or a deep link can be for. */
export type OperatingSystem = 'ios' | 'android' | 'macos' | 'windows' | 'linux' | 'other'

/** Browsers that have their own extension shop, or that use another's. */
export type BrowserName =
  'arc' | 'brave' | 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** The visitor's browser and system, as far as downloads and links depend on them. */
export type VisitorBrowser = { name: BrowserName; os: OperatingSystem }

/** One instruction of getting a wallet (behaviour/wallets#instruction). */
export type InstructionStep = {
  step: 'create' | 'install' | 'refresh' | 'scan'
  title: string
  description: string
}

/** How a wallet is got and used: up to three steps, and where to read more. */
export type Instructions = {
  learnMoreUrl?: string | undefined
  steps: readonly InstructionStep[]
}

/**
 * A link with the pairing URI in it: a text in which `{uri}` stands for the encoded URI (or `{rawUri}` for the URI as it
 * is), or a function of the URI.
 */
export type LinkTemplate = string | ((uri: string) => string)

/** Where a wallet is got. Every address is an `https:` page of the maker or a shop. */
export type DownloadUrls = {
  /** A page for any phone, which a computer shows as a QR code. */
  qrCode?: string | undefined
  /** Where a phone that is here already is led to another page. */
  mobile?: string | undefined
  ios?: string | undefined
  android?: string | undefined
  /** A page for any browser; the shops below are preferred. */
  browserExtension?: string | undefined
  chrome?: string | undefined
  firefox?: string | undefined
  edge?: string | undefined
  brave?: string | undefined
  opera?: string | undefined
  safari?: string | undefined
  /** A page for any computer; the systems below are preferred. */
  desktop?: string | undefined
  macos?: string | undefined
  windows?: string | undefined
  linux?: string | undefined
}

/** Where a wallet is found in a page that it entered without announcing itself (before EIP-6963). */
export type InjectedLocation = {
  /** A property that is `true` on `window.ethereum` or on one of `window.ethereum.providers`. */
  flag?: string | undefined
  /** A path below `window`, for example `phantom.ethereum`. */
  namespace?: string | undefined
}

/** What `createConnector` of a custom wallet gets. */
export type WalletDetails = {
  wallet: Wallet
  /** The project id of the WalletConnect network, when the host has one. */
  projectId?: string | undefined
}

/** What the kit knows of a wallet before it looks at the visitor's browser. Data only. */
export type Wallet = {
  /** Letters, digits and `-`; unique among the wallets of a list. Also the id of its connector. */
  id: string
  /** Other ids that a `WalletButton` may call it by: those of its earlier names, and of RainbowKit. */
  aliases?: readonly string[] | undefined
  name: string
  /** Used where there is little space, for example below an icon. */
  shortName?: string | undefined
  /** The names under which its extension or app announces itself (EIP-6963). */
  rdns?: string | readonly string[] | undefined
  /**
   * An `https:` or `data:` address, or a function that loads one when the icon is shown. Without one the wallet has its first
   * letter. The definitions have none: `@ghost-pay/wallet-marks` has the marks.
   */
  iconUrl?: string | (() => Promise<string>) | undefined
  /** Shown behind the icon, and as a tint behind the letter. */
  iconBackground: string
  /** Colours the download card. A hex colour of 3 or 6 digits (behaviour/wallets#accent). */
  iconAccent?: `#${string}` | undefined
  downloadUrls?: DownloadUrls | undefined
  /** Where to read more of how it is got. */
  learnMoreUrl?: string | undefined
  /** Where the wallet is found when it does not announce itself. */
  injected?: InjectedLocation | undefined
  /** It can be paired through WalletConnect by an app on the same phone: the link that opens the app. */
  mobile?:
    | {
        getUri:
          LinkTemplate | { ios?: LinkTemplate | undefined; android?: LinkTemplate | undefined }
      }
    | undefined
  /** Opens a page in the browser of its app: the link, with the page's address in it in the place of a pairing URI. */
  pageLink?: LinkTemplate | undefined
  /**
   * It can be paired through WalletConnect by scanning a code: what the code says. `instructions`: how its app is got, where that is
   * another way than most apps have.
   */
  qrCode?: { getUri: LinkTemplate; instructions?: Instructions | undefined } | undefined
  /** It can be paired through WalletConnect by an app on the same computer. */
  desktop?: { getUri: LinkTemplate } | undefined
  /** How its extension is got, where that is another way than most extensions have. */
  extension?: { instructions?: Instructions | undefined } | undefined
  /** The wallet is left out of the list while this is true. Asked after all other wallets are known. */
  hidden?: ((others: readonly { id: string; installed: boolean }[]) => boolean) | undefined
  /** For a wallet that is reached neither in the page nor through WalletConnect. */
  createConnector?: ((details: WalletDetails) => CreateConnectorFn) | undefined
}

/**
 * Checks a wallet definition and keeps its literal types.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineWallet<const wallet extends Wallet>(wallet: wallet): wallet {
  return wallet
}

/** It can be reached by pairing. A custom connector takes care of itself. */
export function isPairable({ createConnector, qrCode, mobile, desktop }: Wallet): boolean {
  return !createConnector && (qrCode ?? mobile ?? desktop) !== undefined
}
