/**
 * Every number the kit goes by (`docs/behaviour/numbers.md`). Times are milliseconds, lengths CSS pixels. Each is a constant
 * of its own, so that a page loads those that it needs.
 */

/** Characters of a name (behaviour/numbers#name-length). */
export const nameLength = 24
/** How long “Copied!” stays (behaviour/numbers#copied). */
export const copiedFor = 1500
/** Width of a QR code (behaviour/numbers#qr-size). */
export const qrSize = { download: 268, compact: 318, wide: 382 } as const
/** Width of the logo in it (behaviour/numbers#qr-logo). */
export const qrLogo = { wide: 72, compact: 60 } as const
/** How many wallets to get the wide layout lists (behaviour/numbers#get-list). */
export const getListWide = 5
/** How many wallets to get the compact layout lists (behaviour/numbers#get-list). */
export const getListCompact = 3
/** How many wallets are remembered (behaviour/numbers#recent-wallets). */
export const recentWallets = 3
/** How many announced icons are remembered (behaviour/wallets#remembered-icons). */
export const rememberedIcons = 8
/** How long a remembered icon may be, in characters (behaviour/wallets#remembered-icons). */
export const rememberedIconLength = 16_384
/** How many settled transactions are kept, per account and chain (behaviour/numbers#transactions-kept). */
export const transactionsKept = 10
/** How many of them the account modal shows (behaviour/numbers#transactions-shown). */
export const transactionsShown = 3
/** How many particles of confetti fly at a time (behaviour/numbers#confetti). */
export const confettiParticles = 35
/** The chain on which names are read (behaviour/numbers#name-lookup). */
export const nameLookupChainId = 1
/** How long a wallet may keep a visitor waiting for its answer to a connection before the kit stops asking. */
export const connectTimeout = 60_000
/** How often a wallet with an open question is asked whether it shows its accounts by now. */
export const pendingLook = 1000
/** A wallet that has not announced itself after this is most likely not there. */
export const announcementGrace = 3000
/** How long a wallet may take to answer a request to switch, add-chain prompt included. */
export const switchTimeout = 90_000
/** A wallet that answered “switched” has this long to be on the new chain. */
export const switchSettle = 4000
/** How long the kit waits for an app to take over after a deep link before it asks “Did {wallet} open?”. */
export const deepLinkGrace = 2500
/** How long the WalletConnect relay may take to be reached and to accept a pairing. */
export const relayTimeout = 20_000
/** When the relay is unreachable for this long while a code is shown, the visitor reads that it is unreachable. */
export const relayLostAfter = 10_000
/** After a pairing was left, its socket stays open this long, so that a wallet that answers can be notified. */
export const farewellTimeout = 30_000
/** A pairing code that expires unused (after five minutes) is replaced, up to this many codes in all. */
export const pairingCodes = 3
/** How long a disconnecting visitor waits for the relay to pass the news on. */
export const disconnectTimeout = 2000
/** A transaction without a receipt for this long is shown as slow. The wait goes on. */
export const transactionSlowAfter = 180_000
/** A wallet has this long to answer for a batch of calls. Then it is asked again. */
export const batchAnswerTimeout = 10_000
/** How long the kit waits before it asks a node again that could not be asked for a receipt. */
export const transactionRetryAfter = 15_000
/** The Safe app around a page has this long to say which account is open. */
export const safeAppTimeout = 500
/** How often the Safe app around a page is asked. */
export const safeAppAttempts = 3
/** A pairing code does not wait longer than this for the service that attests the page's origin. */
export const attestationTimeout = 1500
/** Dialogs are sheets below this width (behaviour/numbers#compact). */
export const compactBelowWidth = 768
/** Characters at either end of a short address (behaviour/numbers#short-address). */
export const addressEnds = 4
/** A node is polled this often (behaviour/connection#defaults). */
export const pollingInterval = 4000
/** Calls are collected this long before they go out as one multicall (behaviour/connection#defaults). */
export const multicallWait = 32
/** An HTTP request to a node has this long (behaviour/connection#defaults). */
export const httpTimeout = 10_000
/** How long a wallet that was connected here before may keep the page waiting for it when the page loads. */
export const reconnectTimeout = 8000
/** A page lists this many announced wallets; a script that announces more gets no further. */
export const announcements = 200
/** What is kept of an announced name before it is read closely: no real name is longer. */
export const announcedNameLength = 100
/** How long a `data:` icon may be that a wallet announces, in characters (64 KiB). */
export const announcedIconLength = 65_536
/** How many toasts are shown at a time (behaviour/toasts#stack). */
export const toasts = 3
/** How long a toast stays (behaviour/toasts#time). */
export const toastFor = 6000
/** A press beside a dialog that opened less than this ago is the second one of a double click. */
export const doubleClickTime = 500
/** A host's server has this long to answer a step of the sign-in (behaviour/numbers#sign-in-timeout). */
export const signInTimeout = 30_000
