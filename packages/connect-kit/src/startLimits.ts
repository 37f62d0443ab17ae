/** The numbers that a page goes by before anybody presses the button; the others are in `limits.ts`, which has these too. */

/** “The modal switches to compact mode below 768 px width.” */
export const compactBelowWidth = 768
/** “Addresses are shortened to the first 4 and last 4 characters.” */
export const addressEnds = 4
/** “Wallet library defaults: polling interval 4000 ms, multicall batch wait 32 ms, HTTP time-out 10 s.” */
export const pollingInterval = 4000
export const multicallWait = 32
export const httpTimeout = 10_000
/** How long a wallet that was connected here before may keep the page waiting for it when the page loads. */
export const reconnectTimeout = 8000
/** A page lists this many announced wallets; a script that announces more gets no further. */
export const announcements = 200
/** What is kept of an announced name before it is read closely: nobody's name is longer. */
export const announcedNameLength = 100
/** How long a `data:` icon may be that a wallet announces, in characters (64 KiB). */
export const announcedIconLength = 65_536
