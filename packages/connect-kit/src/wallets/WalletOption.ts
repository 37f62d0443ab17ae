import type { Connector } from 'wagmi'

import type { DownloadUrls, Instructions } from './Wallet.ts'

/**
 * Something a visitor should know before choosing the wallet. `same-rdns`: two wallets announce the same reverse domain
 * name, one of them is not what it says. `borrowed-name`: it has the name of a known wallet and another domain name.
 */
export type WalletWarning = 'same-rdns' | 'borrowed-name'

/** A wallet as the list shows it: its definition, and what the visitor's browser says of it (behaviour/wallets#option). */
export type WalletOption = {
  /** Unique in the list. The id of the definition, or the connector's when there is none. */
  id: string
  /** Other ids that a `WalletButton` may call it by. */
  aliases?: readonly string[] | undefined
  name: string
  shortName?: string | undefined
  /** The name under which it announced itself (EIP-6963), if it did. Shown on hover and read out. */
  rdns?: string | undefined
  /**
   * An address, or a function that loads one. Already checked: drawing it in an `<img>` is safe. Absent where the wallet
   * announced none and its definition has none: its first letter is shown.
   */
  iconUrl?: string | (() => Promise<string>) | undefined
  iconBackground: string
  iconAccent?: string | undefined
  /** Choosing it starts connecting. */
  ready: boolean
  /** Among the last three that connected. */
  recent: boolean
  /** It is in this browser: announced, or found in the page. */
  installed: boolean
  /** `Installed` for what the browser announced, otherwise the name the host gave the group. */
  groupName: string
  /** 0 for `Installed`, then in the order of the host's groups. */
  groupIndex: number
  /** Where this browser gets the extension. */
  extensionDownloadUrl?: string | undefined
  /** Where this phone gets the app. */
  mobileDownloadUrl?: string | undefined
  /** Where this computer gets the app. */
  desktopDownloadUrl?: string | undefined
  downloadUrls?: DownloadUrls | undefined
  /** Present when it can be paired by scanning a code. */
  qrCode?: { getUri: (uri: string) => string; instructions?: Instructions | undefined } | undefined
  /** Present when it can be paired by an app on this computer. */
  desktop?: { getUri: (uri: string) => string } | undefined
  /** Present when it can be paired by an app on this phone. The link for this phone's system. */
  mobile?: { getUri: (uri: string) => string } | undefined
  /** Opens this page in the wallet's app. Present where the wallet cannot be paired here: without a relay or a project id. */
  pageLink?: string | undefined
  /** The same link of a wallet that can be paired: for when the relay cannot be reached. */
  fallbackLink?: string | undefined
  extension?: { instructions?: Instructions | undefined } | undefined
  /** Why nothing can be done with a wallet here: the host gave no project id for pairing, and it cannot be got otherwise. */
  unavailable?: 'project-id-missing' | undefined
  warning?: WalletWarning | undefined
  /** The wagmi connector that reaches it. Absent in stories. */
  connector?: Connector | undefined
  /**
   * Asks the wallet for its accounts, without a chain: switching is a step of its own, with its own time limit.
   * Rejects with whatever the wallet threw; `describeWalletError` reads it. Where a question is open in the wallet already, its answer is
   * the answer to this one.
   */
  connect?: (() => Promise<{ accounts: readonly `0x${string}`[]; chainId: number }>) | undefined
  /**
   * Calls back with each pairing URI from now on: the first, and a new one when a session closed or expired before it was
   * used. Subscribe before `connect`. Returns a function that unsubscribes.
   */
  onUri?: ((listener: (uri: string) => void) => () => void) | undefined
  /** Calls back when the wallet has a question open already, which the visitor answers there. Returns a function that unsubscribes. */
  onPending?: ((listener: () => void) => () => void) | undefined
  /** Calls back when an injected wallet has been asked. Over WalletConnect that is not known. Returns a function that unsubscribes. */
  onConnecting?: ((listener: () => void) => () => void) | undefined
  /**
   * Cancels an attempt to connect: a later answer of the wallet does not connect. A pairing ends, and a wallet that still
   * approves is disconnected. A wallet that is connected already stays connected.
   */
  cancel?: (() => void) | undefined
}
