/**
 * Every number the kit goes by, with the words of the specification where it gives one (section 9), and with the reason
 * where it does not. Times are milliseconds, lengths CSS pixels.
 */
export const limits = {
  /** “The modal switches to compact mode below 768 px width.” */
  compactBelowWidth: 768,
  /** “Modal max height: 504 (468 compact).” */
  modalMaxHeight: 504,
  modalMaxHeightCompact: 468,
  /** A whole account needs more room than a step: its sheet may be this high. */
  accountSheetMaxHeight: 504,
  /** A list of all wallets needs more still: this share of the window. */
  listSheetShare: 0.9,
  /** “Long wallet names are cut at 24 characters.” */
  nameLength: 24,
  /** “Addresses are shortened to the first 4 and last 4 characters.” */
  addressEnds: 4,
  /** “The Copied! indicator lasts 1500 ms.” */
  copiedFor: 1500,
  /** “QR sizes: 268 (download), 318 (compact), 382 (default).” */
  qrSize: { download: 268, compact: 318, wide: 382 },
  /** “Logo 72 or 60.” */
  qrLogo: { wide: 72, compact: 60 },
  /** “Get-a-wallet list: 5 wallets on desktop, 3 on mobile.” */
  getListWide: 5,
  getListCompact: 3,
  /** “Recent wallets list: at most 3.” */
  recentWallets: 3,
  /** “The 10 most recent non-pending ones are kept per address and chain.” */
  transactionsKept: 10,
  /** “3 are shown in the account modal.” */
  transactionsShown: 3,
  /** “The confetti effect on wallet icon hover uses at most 35 particles.” */
  confettiParticles: 35,
  /** “Wallet library defaults: polling interval 4000 ms, multicall batch wait 32 ms, HTTP time-out 10 s.” */
  pollingInterval: 4000,
  multicallWait: 32,
  httpTimeout: 10_000,
  /** “Default confirmation chain for name lookups: mainnet (id 1).” */
  nameLookupChainId: 1,
  /** How long a wallet may keep a visitor waiting for its answer to a connection before the kit stops asking. */
  connectTimeout: 60_000,
  /** How long a wallet that was connected here before may keep the page waiting for it when the page loads. */
  reconnectTimeout: 8000,
  /** A page lists this many announced wallets; a script that announces more gets no further. */
  announcements: 200,
  /** A wallet that has not announced itself after this is most likely not there. */
  announcementGrace: 3000,
  /** What is kept of an announced name before it is read closely: nobody's name is longer. */
  announcedNameLength: 100,
  /** How long a `data:` icon may be that a wallet announces, in characters (64 KiB). */
  announcedIconLength: 65_536,
  /** How long a wallet may take to answer a request to switch, add-chain prompt included. */
  switchTimeout: 90_000,
  /** A wallet that answered “switched” has this long to be on the new chain. */
  switchSettle: 4000,
  /** How long the kit waits for an app to take over after a deep link before it asks “Did {wallet} open?”. */
  deepLinkGrace: 2500,
  /** A loading skeleton appears after this, so that fast answers do not flicker. */
  skeletonAfter: 120,
  /** How long the WalletConnect relay may take to be reached and to accept a pairing. */
  relayTimeout: 20_000,
  /** A relay that has been gone for this long while a code is shown is said to be gone. */
  relayLostAfter: 10_000,
  /** After a pairing was left, its socket stays open this long, to tell a wallet that answers all the same. */
  farewellTimeout: 30_000,
  /** A pairing code that expires unused (after five minutes) is replaced, up to this many codes in all. */
  pairingCodes: 3,
  /** How long a disconnecting visitor waits for the relay to pass the news on. */
  hangUpTimeout: 2000,
  /** A transaction without a receipt for this long is said to be slow; it is waited for all the same. */
  transactionSlowAfter: 180_000,
  /** How long the kit waits before it asks a node again that could not be asked for a receipt. */
  transactionRetryAfter: 15_000,
  /** The Safe app around a page has this long to say which account is open, and is asked this often. */
  safeAppTimeout: 500,
  safeAppAttempts: 3,
  /** A pairing code does not wait longer than this for the service that attests the page's origin. */
  attestationTimeout: 1500,
} as const
